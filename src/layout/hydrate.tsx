import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { CrashedPage } from "./CrashedPage";

/**
 * Brings the page alive in slices of a few milliseconds, between which the browser can scroll and answer; left to itself,
 * React does it in one go. See https://react.dev/reference/react/startTransition.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // Not in the task in which the page's data have arrived, which has enough to do.
  setTimeout(() => {
    const served = { path: window.location.pathname, html: container.innerHTML };
    startTransition(() => {
      hydrateRoot(container, <CrashedPage served={served}>{element}</CrashedPage>);
    });
  });
};
