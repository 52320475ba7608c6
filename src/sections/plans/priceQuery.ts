import { useSyncExternalStore } from "react";
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

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const choose = (change: Partial<PriceOptions>) => {
  showInAddress(change);
  for (const listener of listeners) listener();
};

/** The chosen billing and AI option of the page, kept in the query so that a link shows what its sender saw. */
export function usePriceOptions(): [PriceOptions, typeof choose] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    // The server doesn't know the query.
    () => "",
  );
  return [readPriceOptions(search), choose];
}
