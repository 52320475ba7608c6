import { useEffect } from "react";
import { loadOutsideScript } from "../components/outsideScript";
import { useSite } from "../components/useSite";

type ConsentTool = Queries.OutsideServicesFragment["consent"];

let loading: Promise<unknown> | undefined;

/**
 * Loads the consent tool's script, once.
 * @throws when it doesn't load; the next call tries again
 */
function loadConsentTool({ script }: ConsentTool): Promise<unknown> {
  loading ??= loadOutsideScript(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Opens the consent tool's preferences.
 * @throws when its script doesn't load, or doesn't have the function
 */
export async function openConsentPreferences(tool: ConsentTool): Promise<void> {
  await loadConsentTool(tool);
  const open: unknown = Reflect.get(window, tool.openFunction);
  if (typeof open !== "function") throw new Error(`The consent tool has no function ${tool.openFunction}.`);
  open.call(window);
}

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
