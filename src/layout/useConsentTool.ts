import { useEffect } from "react";
import { useSite } from "../components/useSite";
import { loadConsentTool } from "./consentTool";

/** In milliseconds: the latest start, idle or not. */
const latest = 6000;

/** Loads the consent tool after the page, when the browser is idle. A blocked tool has no effect on the page. */
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
