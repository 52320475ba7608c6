import { useEffect } from "react";

/**
 * Calls a function when the visitor goes back or forward: what is open above one page doesn't stay open above another.
 * @param close the same function every time, so that it is registered once
 */
export function useOnBack(close: () => void): void {
  useEffect(() => {
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);
}
