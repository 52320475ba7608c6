import { Component, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { SiteTheme } from "../theme/GlobalStyles";

declare global {
  interface Window {
    /** The button or the now checked option that the visitor clicked before hydration. */
    earlyTap?: HTMLButtonElement | HTMLInputElement;
  }
}

/** Shows a page that crashed as it looks without scripts. Other pages then load from the server. */
function showServed(path: string): void {
  const fetchOtherPage = () => {
    if (window.location.pathname !== path) window.location.reload();
  };
  document.documentElement.classList.remove("js");
  document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  fetchOtherPage();
  window.addEventListener("popstate", fetchOtherPage);
}

interface CrashBoundaryProps {
  /** What shows instead of a page that crashes. */
  served: ReactNode;
  onCrash(): void;
  children: ReactNode;
}

/** Keeps a page that crashes readable. Without it, React would remove the whole page. */
class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.crashed ? this.props.served : this.props.children;
  }
}

/** Hydrates in slices of a few milliseconds, and restores the server-rendered HTML when the page crashes. */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  const path = window.location.pathname;
  // The global styles go with the tree that crashed.
  const served = (
    <SiteTheme>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, from before the crash */}
      <div dangerouslySetInnerHTML={{ __html: container.innerHTML }} />
    </SiteTheme>
  );
  startTransition(() => {
    hydrateRoot(
      container,
      <CrashBoundary served={served} onCrash={() => showServed(path)}>
        {element}
      </CrashBoundary>,
    );
  });
}

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
  // First the effects of hydration set what the address and the browser's storage say. Then the press lets the control's
  // section hydrate. React ignores a click before that, and one on an option that the browser has checked already.
  requestAnimationFrame(() =>
    setTimeout(() => {
      control.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      if (control instanceof HTMLInputElement) control.checked = false;
      control.click();
    }),
  );
}
