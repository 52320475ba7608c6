import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { idInHash } from "./hash";

declare global {
  interface Window {
    /** The button or the now checked option that the visitor clicked before hydration. */
    earlyTap?: HTMLButtonElement | HTMLInputElement;
  }
}

interface PageErrorBoundaryProps {
  served: { path: string; html: string };
  children: ReactNode;
}

/**
 * Restores the server-rendered HTML when a page crashes; React would leave an empty window. Other pages then load from the
 * server.
 */
function PageErrorBoundary({ served, children }: PageErrorBoundaryProps) {
  const fetchOtherPage = () => {
    if (window.location.pathname !== served.path) window.location.reload();
  };
  const showServed = () => {
    // The page as it looks without scripts.
    document.documentElement.classList.remove("js");
    document.getElementById(idInHash(window.location.hash))?.scrollIntoView();
    fetchOtherPage();
    window.addEventListener("popstate", fetchOtherPage);
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, from before the crash
  const page = <div dangerouslySetInnerHTML={{ __html: served.html }} />;
  return (
    <ErrorBoundary onError={showServed} fallback={page}>
      {children}
    </ErrorBoundary>
  );
}

/**
 * Hydrates in slices of a few milliseconds, between which the browser can scroll and answer; see
 * https://react.dev/reference/react/startTransition.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  const served = { path: window.location.pathname, html: container.innerHTML };
  startTransition(() => {
    hydrateRoot(container, <PageErrorBoundary served={served}>{element}</PageErrorBoundary>);
  });
};

/** Marks the page as hydrated, and repeats a click from before hydration. */
export function markReady(): void {
  const { dataset, classList } = document.documentElement;
  dataset.ready = "";
  classList.add("js");
  // Gatsby saves the scroll position now, in place of one from an earlier visit.
  window.dispatchEvent(new Event("scroll"));
  const control = window.earlyTap;
  window.earlyTap = undefined;
  if (!control) return;
  // After the effects of hydration, which set what the address and the browser's storage say.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // The browser has checked it already, and a click that changes nothing is no change for React.
      if (control instanceof HTMLInputElement) control.checked = false;
      control.click();
    }),
  );
}
