import { useEffect, useState } from "react";
import type { Site } from "../../components/useSite";
import type { PriceOptions } from "../../content/prices";

export const optionInWords = (messages: Site["messages"], { billing, ai }: PriceOptions) => ({
  option: ai ? messages.withAI : messages.basePlan,
  billing: billing === "annual" ? messages.billedAnnually : messages.billedMonthly,
});

/** Reads the chosen options from a query: annual billing without AI where it says nothing else. */
export function readPriceOptions(search: string): PriceOptions {
  const query = new URLSearchParams(search);
  return {
    billing: query.get("billing") === "monthly" ? "monthly" : "annual",
    ai: query.get("ai") === "on",
  };
}

/**
 * Writes a choice into a query. Leaves out default options, but not the number of people, so that a link shows what its sender
 * saw even after the default changes.
 */
export function priceQuery(
  { billing, ai, people }: Partial<PriceOptions> & { people?: number },
  search = "",
): string {
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
export function showInAddress(choice: Parameters<typeof priceQuery>[0]): void {
  const { pathname, search, hash } = window.location;
  const address = `${pathname}${priceQuery(choice, search)}${hash}`;
  window.history.replaceState(window.history.state, "", address);
}

/** The chosen billing and AI option, kept in the query so that a link shows what its sender saw. */
export function usePriceOptions(): [PriceOptions, (change: Partial<PriceOptions>) => void] {
  const [options, setOptions] = useState(readPriceOptions(""));
  // The server doesn't know the query, so it is read after hydration. Most addresses have none, and then nothing renders again.
  useEffect(() => {
    const asked = readPriceOptions(window.location.search);
    if (priceQuery(asked)) setOptions(asked);
  }, []);
  const choose = (change: Partial<PriceOptions>) => {
    showInAddress(change);
    // Not from `options`: a choice from before hydration can come before the query is read.
    setOptions(readPriceOptions(window.location.search));
  };
  return [options, choose];
}
