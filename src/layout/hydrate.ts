import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Brings the page alive in slices of a few milliseconds, between which the browser can scroll and answer; left to itself,
 * React does it in one go. See https://react.dev/reference/react/startTransition.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) =>
  startTransition(() => {
    hydrateRoot(container, element);
  });
