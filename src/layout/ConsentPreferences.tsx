import { useEffect, useState } from "react";
import { loadOutsideScript } from "../components/outsideScript";
import { type Site, useSite } from "../components/useSite";
import { variant } from "../theme/variant";

type ConsentTool = Site["integrations"]["consent"];

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
async function openConsentPreferences(tool: ConsentTool): Promise<void> {
  await loadConsentTool(tool);
  const open: unknown = Reflect.get(window, tool.openFunction);
  if (typeof open !== "function")
    throw new Error(`The consent tool has no function ${tool.openFunction}.`);
  open.call(window);
}

/** In milliseconds: the latest start, idle or not. */
const latest = 6000;

/**
 * A button that opens the consent tool, with a message while the tool loads and when a blocker stops it. The tool loads
 * after the page, when the browser is idle.
 */
export function ConsentPreferences() {
  const { messages, integrations } = useSite();
  const { consent } = integrations;
  const [said, setSaid] = useState("");
  useEffect(() => {
    const load = () => loadConsentTool(consent).catch(() => {});
    const start = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(load, { timeout: latest })
        : setTimeout(load, latest);
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [consent]);
  const open = async () => {
    setSaid(messages.loading);
    const outcome = openConsentPreferences(consent).then(
      () => "",
      () => messages.consentBlocked,
    );
    setSaid(await outcome);
  };
  return (
    <>
      <button
        type="button"
        onClick={open}
        sx={{
          ...variant("buttons.text"),
          py: 1,
          minHeight: 24,
          "html:not(.js) &": { display: "none" },
        }}
      >
        {messages.consentPreferences}
      </button>
      <span role="status" sx={{ display: "block", maxWidth: "measure" }}>
        {said}
      </span>
    </>
  );
}
