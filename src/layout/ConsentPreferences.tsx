import { useEffect, useState } from "react";
import { loadOutsideScript } from "../components/loading";
import { useSite } from "../components/useSite";
import { isPlaceholder } from "../shared/placeholder";
import { scriptsOnly } from "../theme/mixins";
import { variant } from "../theme/variant";

/** In milliseconds: when the tool loads at the latest, idle or not. */
const timeout = 6000;

let loading: Promise<unknown> | undefined;

/** Loads the tool once; after a failure, the next call tries again. */
function load(script: string): Promise<unknown> {
  loading ??= loadOutsideScript(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Opens the consent tool, which loads when the browser is idle; from a placeholder address, only at a press. */
export function ConsentPreferences() {
  const { messages, integrations } = useSite();
  const { script, openFunction } = integrations.consent;
  const [status, setStatus] = useState("");
  useEffect(() => {
    if (isPlaceholder(script)) return;
    const preload = () => load(script).catch(() => {});
    const start = () =>
      window.requestIdleCallback?.(preload, { timeout }) ?? setTimeout(preload, timeout);
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [script]);
  const open = async () => {
    setStatus(messages.loading);
    try {
      await load(script);
      Reflect.get(window, openFunction).call(window);
      setStatus("");
    } catch {
      setStatus(messages.consentBlocked);
    }
  };
  return (
    <>
      <button
        type="button"
        onClick={open}
        sx={{ ...variant("buttons.text"), py: 1, minHeight: 24, ...scriptsOnly }}
      >
        {messages.consentPreferences}
      </button>
      <span role="status" sx={{ display: "block", maxWidth: "measure" }}>
        {status}
      </span>
    </>
  );
}
