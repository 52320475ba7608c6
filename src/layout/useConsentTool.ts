import { useEffect } from "react";
import { useSite } from "../components/useSite";
import { loadConsentTool } from "./consentTool";

/** In milliseconds: idle or not, the tool is asked for by then. */
const latest = 6000;

/** Fetches the consent tool once the page has loaded and the browser is idle. A blocked tool is no problem of the page. */
export function useConsentTool(): void {
  const { consent } = useSite().integrations;
  useEffect(() => {
    const load = () => loadConsentTool(consent).catch(() => {});
    const start = () => ("requestIdleCallback" in window ? requestIdleCallback(load, { timeout: latest }) : setTimeout(load, latest));
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [consent]);
}
