import { useLocation } from "@reach/router";
import { useEffect, useState } from "react";
import type { PriceOptions } from "./planPrices";

/** What a visitor can choose on a page with prices. */
interface PriceChoices extends PriceOptions {
  /** The size of the team. */
  people: number;
}

/** Reads the chosen options from a query: annual billing without AI where it says nothing else. */
export function readPriceOptions(search: string): PriceOptions {
  const query = new URLSearchParams(search);
  return {
    billing: query.get("billing") === "monthly" ? "monthly" : "annual",
    ai: query.get("ai") === "on",
  };
}

/**
 * Puts choices into a query, in place of earlier ones: after all else, in one order, whichever was chosen first. Leaves out
 * default options, but not the number of people, whose default may change.
 */
function withPriceChoices(search: string, { billing, ai, people }: Partial<PriceChoices>): string {
  const query = new URLSearchParams(search);
  const values = {
    billing: query.get("billing"),
    ai: query.get("ai"),
    people: query.get("people"),
  };
  if (billing) values.billing = billing === "monthly" ? "monthly" : null;
  if (ai !== undefined) values.ai = ai ? "on" : null;
  if (people) values.people = `${people}`;
  for (const [name, value] of Object.entries(values)) {
    query.delete(name);
    if (value) query.append(name, value);
  }
  return `${query}`;
}

/** Writes choices into the address of the page at a path, without a new entry in the history. */
function showInUrl(path: string, choices: Partial<PriceChoices>): void {
  // Back can have led to a page that still loads while this one shows.
  if (window.location.pathname !== path) return;
  const url = new URL(window.location.href);
  const query = withPriceChoices(url.search, choices);
  if (query === `${url.searchParams}`) return;
  url.search = query;
  window.history.replaceState(window.history.state, "", url);
}

/**
 * Keeps in the address what a visitor has chosen in a section, so that a link shows what its sender saw; also after Back within
 * the page.
 * @param choices undefined until the section has read the address
 * @param delay how long a choice must stand, in milliseconds
 */
export function usePriceQuery(choices: Partial<PriceChoices> | undefined, delay = 0): void {
  const { href, pathname } = useLocation();
  const [ownPath] = useState(pathname);
  useEffect(() => {
    if (!choices || !href) return undefined;
    const show = () => showInUrl(ownPath, choices);
    const later = setTimeout(show, delay);
    // A link that the visitor follows before takes the choice along.
    window.addEventListener("click", show, { capture: true });
    return () => {
      clearTimeout(later);
      window.removeEventListener("click", show, { capture: true });
    };
  }, [choices, delay, href, ownPath]);
}
