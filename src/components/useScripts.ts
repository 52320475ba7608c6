import { useSyncExternalStore } from "react";

/** A page that falls back to how it works without scripts loses the class. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

const haveScripts = () => document.documentElement.classList.contains("js");

/**
 * Whether the page's scripts work: whether it is hydrated, and `<html>` has the class `js`.
 * False on the server and in the first render, so that both render the same. Not by a layout effect: all that hydration still
 * has to do would then run in one task with it.
 */
export const useScripts = (): boolean => useSyncExternalStore(subscribe, haveScripts, () => false);
