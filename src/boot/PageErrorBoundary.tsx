import { Component, type ReactNode } from "react";
import { idInHash } from "./hash";
import { showNoScriptPage } from "./noScriptFallback";

interface PageErrorBoundaryProps {
  /** The page that the server sent. */
  served: { path: string; html: string };
  children: ReactNode;
}

/**
 * Restores the server-rendered HTML when a page crashes; React would leave an empty window. Other pages then load from the
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, from before the crash
    return <div dangerouslySetInnerHTML={{ __html: served.html }} />;
  }
}
