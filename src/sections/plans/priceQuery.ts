import type { PriceOptions } from "../../shared/prices";

/** What a visitor chose on the page, kept in its address so that a link shows what its sender saw. */
type Choice = Partial<PriceOptions> & { people?: number };

/** Reads the chosen options from a query: annual billing without AI where it says nothing else. */
export function readPriceOptions(search: string): PriceOptions {
  const query = new URLSearchParams(search);
  return {
    billing: query.get("billing") === "monthly" ? "monthly" : "annual",
    ai: query.get("ai") === "on",
  };
}

/** Writes a choice into a query. Leaves out default options, but not the number of people, whose default may change. */
function priceQuery({ billing, ai, people }: Choice, search: string) {
  const query = new URLSearchParams(search);
  const set = (name: string, value: string | false) =>
    value ? query.set(name, value) : query.delete(name);
  if (people) set("people", `${people}`);
  if (billing) set("billing", billing === "monthly" && billing);
  if (ai !== undefined) set("ai", ai && "on");
  const written = query.toString();
  return written && `?${written}`;
}

/** Shows in the address what a visitor chose, without a new history entry. */
export function showInAddress(choice: Choice) {
  const { pathname, search, hash } = window.location;
  const query = priceQuery(choice, search);
  window.history.replaceState(window.history.state, "", pathname + query + hash);
}
