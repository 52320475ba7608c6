import { useEffect } from "react";

/** A style element without text, filled rule by rule: a Content-Security-Policy keeps styles that come as text out. */
function addStyle(text: string): HTMLStyleElement {
  const element = document.createElement("style");
  document.head.append(element);
  for (const [rule] of text.matchAll(/[^{}]+\{[^{}]*\}/g)) element.sheet?.insertRule(rule, element.sheet.cssRules.length);
  return element;
}

/**
 * Stands in for the package react-style-singleton, by which the menu's drawer keeps the page behind it from scrolling; its
 * styles hold the width of a scrollbar, so no policy can name them by a hash. See src/build/webpackStyles.ts.
 * @returns a component that holds its styles in the page from when its first instance is there until its last one goes
 */
export function styleSingleton() {
  let instances = 0;
  let element: HTMLStyleElement | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: what stands in for the package must be made as it makes it; its callers do so once
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      if (instances === 0) element = addStyle(styles);
      instances += 1;
      return () => {
        instances -= 1;
        if (instances === 0) element?.remove();
      };
    }, [styles]);
    return null;
  };
}
