import { Component, type ReactNode } from "react";
import { layOpen } from "./comingAlive";
import { idInHash } from "./hash";

interface CrashedPageProps {
  /** The page as the server sent it. */
  served: { path: string; html: string };
  children: ReactNode;
}

/**
 * What becomes of a page that crashes, be it on data of the wrong shape: it is again what the server sent, laid open as it
 * is without scripts, to be read and to lead on. React would leave an empty window. A page that a link has led to since is
 * fetched from the server as well.
 */
export class CrashedPage extends Component<CrashedPageProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    const fetchOtherPage = () => {
      if (window.location.pathname !== this.props.served.path) window.location.reload();
    };
    layOpen();
    // What the address names stands elsewhere now.
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
