import type { PriceOptions } from "../../shared/prices";

/** Reads the chosen options from a query: annual billing without AI where it says nothing else. */
export function readPriceOptions(search: string): PriceOptions {
  const query = new URLSearchParams(search);
  return {
    billing: query.get("billing") === "monthly" ? "monthly" : "annual",
    ai: query.get("ai") === "on",
  };
}

/**
 * Keeps in the address what a visitor chose, so that a link shows what its sender saw. Adds no history entry. Leaves out
 * default options, but not the number of people, whose default may change.
 */
export function showInAddress({
  billing,
  ai,
  people,
}: Partial<PriceOptions> & { people?: number }) {
  const address = new URL(window.location.href);
  const query = address.searchParams;
  const set = (name: string, value: string | false) =>
    value ? query.set(name, value) : query.delete(name);
  if (people) set("people", `${people}`);
  if (billing) set("billing", billing === "monthly" && billing);
  if (ai !== undefined) set("ai", ai && "on");
  window.history.replaceState(window.history.state, "", address);
}
