import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PageErrorBoundary } from "./PageErrorBoundary";

/**
 * Hydrates in slices of a few milliseconds, between which the browser can scroll and answer; see
 * https://react.dev/reference/react/startTransition.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // Not in the task that receives the page's data, which is long already.
  setTimeout(() => {
    const served = { path: window.location.pathname, html: container.innerHTML };
    startTransition(() => {
      hydrateRoot(container, <PageErrorBoundary served={served}>{element}</PageErrorBoundary>);
    });
  });
};
