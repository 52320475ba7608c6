import { useLocation } from "@reach/router";
import { useContext } from "react";
import { CurrentPage } from "../components/currentPage";
import { useHydrated } from "../components/useHydrated";

/** Returns the path in the address. Before hydration it is the page's own, as in its HTML: a 404 page is at any address. */
export function useShownPath(): string {
  const { pathname } = useLocation();
  const page = useContext(CurrentPage);
  const hydrated = useHydrated();
  return hydrated || !page ? pathname : page.path;
}
