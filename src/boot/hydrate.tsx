import { Component, type PropsWithChildren, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { SiteTheme } from "../theme/GlobalStyles";
import { keepEarlyTap } from "./earlyTap";

/** Shows a page that crashes as it looks without scripts. By default, React removes the whole page. */
class CrashBoundary extends Component<PropsWithChildren<{ html: string }>> {
  override state = { crashed: false };
  private path = window.location.pathname;

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch() {
    // Other pages then load from the server.
    const fetchOtherPage = () => {
      if (window.location.pathname !== this.path) window.location.reload();
    };
    document.documentElement.classList.remove("js");
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
    fetchOtherPage();
    window.addEventListener("popstate", fetchOtherPage);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      // The styles of every page went with the tree that crashed.
      <SiteTheme>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own HTML, from before the crash */}
        <div dangerouslySetInnerHTML={{ __html: this.props.html }} />
      </SiteTheme>
    );
  }
}

/** Hydrates in slices of a few milliseconds, and restores the server-rendered HTML when the page crashes. */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  const page = <CrashBoundary html={container.innerHTML}>{element}</CrashBoundary>;
  startTransition(() => {
    hydrateRoot(container, page);
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
  if (!control) return;
  // First the effects of hydration set what the address and the browser's storage say. Then the press lets the control's
  // section hydrate. React ignores a click before that. Options read themselves what the visitor has chosen.
  const inPage = () => document.getElementById(control.id) ?? control;
  requestAnimationFrame(() =>
    setTimeout(() => {
      inPage().dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      // The button that hydration makes of a heading has its id.
      if (!(control instanceof HTMLInputElement)) inPage().click();
      keepEarlyTap();
    }),
  );
}
