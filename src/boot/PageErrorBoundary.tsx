import type { ReactNode } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { idInHash } from "./hash";

interface PageErrorBoundaryProps {
  /** The page that the server sent. */
  served: { path: string; html: string };
  children: ReactNode;
}

/**
 * Restores the server-rendered HTML when a page crashes; React would leave an empty window. Other pages then load from the
 * server.
 */
export function PageErrorBoundary({ served, children }: PageErrorBoundaryProps) {
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
