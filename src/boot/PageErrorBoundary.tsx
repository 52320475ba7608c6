import { Component, type ReactNode } from "react";
import { idInHash } from "./hash";
import { showNoScriptPage } from "./noScriptFallback";

interface PageErrorBoundaryProps {
  /** The page as the server sent it. */
  served: { path: string; html: string };
  children: ReactNode;
}

/**
 * Restores the server-rendered HTML when a page crashes; React would leave an empty window. Later addresses load from the
 * server.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    const fetchOtherPage = () => {
      if (window.location.pathname !== this.props.served.path) window.location.reload();
    };
    showNoScriptPage();
    document.getElementById(idInHash(window.location.hash))?.scrollIntoView();
    fetchOtherPage();
    window.addEventListener("popstate", fetchOtherPage);
  }

  override render() {
    const { served, children } = this.props;
    if (!this.state.crashed) return children;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server sent for this page, and React had written there
    return <div dangerouslySetInnerHTML={{ __html: served.html }} />;
  }
}
