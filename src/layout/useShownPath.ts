import { useLocation } from "@reach/router";
import { useContext, useSyncExternalStore } from "react";
import { CurrentPage } from "../components/currentPage";

const subscribe = () => () => {};

/**
 * Returns the path in the address. Before hydration it is the page's own, as in its HTML: a 404 page is at any address. Where both
 * are the same, hydration renders nothing again.
 */
export function useShownPath(): string {
  const { pathname } = useLocation();
  const page = useContext(CurrentPage);
  return useSyncExternalStore(
    subscribe,
    () => pathname,
    () => page?.path ?? pathname,
  );
}
