import { type ReactElement, useEffect, useState } from "react";
import { loadOutsideScript } from "../components/loading";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import { isPlaceholder } from "../shared/placeholder";
import { scriptsOnly } from "../theme/mixins";
import { variant } from "../theme/variant";

/** In milliseconds: when a tool that loads by itself does so at the latest, idle or not. */
const idleDeadline = 6000;

const scripts = new Map<string, Promise<unknown>>();

/** Loads a tool once; after a failure, the next call tries again. */
function load(script: string) {
  const loading = scripts.get(script) ?? loadOutsideScript(script);
  scripts.set(script, loading);
  loading.catch(() => scripts.delete(script));
  return loading;
}

/** A button that opens a tool of another service. From a placeholder address, the tool loads only at a press. */
export function ToolButton(tool: Queries.ToolFragment): ReactElement {
  const { label, blocked, script, openFunction } = tool;
  const { messages, langOfText } = useSite();
  const [status, setStatus] = useState<"loading" | "notAvailable" | "blocked">();
  const preloads = tool.loadsByItself && !isPlaceholder(script);
  useEffect(() => {
    if (!preloads) return;
    const preload = () => load(script).catch(() => {});
    const start = () =>
      window.requestIdleCallback?.(preload, { timeout: idleDeadline }) ??
      setTimeout(preload, idleDeadline);
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => window.removeEventListener("load", start);
  }, [preloads, script]);
  const open = async () => {
    setStatus("loading");
    try {
      await load(script);
      Reflect.get(window, openFunction).call(window);
      setStatus(undefined);
    } catch {
      setStatus(isPlaceholder(script) ? "notAvailable" : "blocked");
    }
  };
  return (
    <>
      <button
        type="button"
        lang={langOf(tool)}
        onClick={open}
        sx={{ ...variant("buttons.text"), py: 1, minHeight: 24, ...scriptsOnly }}
      >
        {label}
      </button>
      <span
        role="status"
        lang={status && (status === "blocked" ? langOf(tool) : langOfText(status))}
        sx={{ maxWidth: "measure" }}
      >
        {status && (status === "blocked" ? blocked : messages[status])}
      </span>
    </>
  );
}
