import { useLayoutEffect, useState } from "react";

/**
 * Whether the page's scripts work: whether it is hydrated, and `<html>` has the class `js`.
 * False on the server and in the first render, so that both render the same.
 */
export function useScripts(): boolean {
  const [work, setWork] = useState(false);
  // Before the next paint and the next click.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const read = () => setWork(root.classList.contains("js"));
    read();
    // A page that falls back to how it works without scripts loses the class.
    const observer = new MutationObserver(read);
    observer.observe(root, { attributeFilter: ["class"] });
    return () => observer.disconnect();
  }, []);
  return work;
}
