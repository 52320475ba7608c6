import { type RefObject, useEffect, useRef, useState } from "react";
import { loadTimeout } from "./loading";

interface Loading {
  /** The `ref` of the focusable element around what loads. */
  box: RefObject<HTMLDivElement>;
  state: "loading" | "shown" | "failed";
  /** To call when it shows. */
  markShown(): void;
  /** Tries again. */
  retry(): void;
}

/**
 * Loads what a part of the page shows from another site. It fails after 8 seconds, and can be tried again.
 * @param start begins to load it, and returns how to stop
 */
export function useLoading(start: (failed: () => void) => () => void): Loading {
  const box = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loading["state"]>("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt loads anything
  useEffect(() => {
    const failed = () => setState((now) => (now === "loading" ? "failed" : now));
    const timer = setTimeout(failed, loadTimeout);
    const stop = start(failed);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [attempt]);
  const retry = () => {
    // The button disappears, and the focus would be lost with it.
    box.current?.focus();
    setState("loading");
    setAttempt(attempt + 1);
  };
  return { box, state, markShown: () => setState("shown"), retry };
}
