import { useEffect, useState } from "react";
import { type PriceOptions, readPriceOptions, writePriceOptions } from "../../content/prices";

const initial: PriceOptions = { billing: "annual", ai: false };

/**
 * The chosen billing and AI option, kept in the query so that a link shows what its sender saw.
 * @returns the options, and a function that changes them
 */
export function usePriceOptions(): [PriceOptions, (change: Partial<PriceOptions>) => void] {
  const [options, setOptions] = useState(initial);
  // The server doesn't know the query, so it is read after hydration. Most addresses have none, and then nothing renders again.
  useEffect(() => {
    const asked = readPriceOptions(window.location.search);
    if (asked.billing !== initial.billing || asked.ai !== initial.ai) setOptions(asked);
  }, []);
  const choose = (change: Partial<PriceOptions>) => {
    const { pathname, search, hash } = window.location;
    // Not from `options`: a choice from before hydration can come before the query is read.
    const chosen = { ...readPriceOptions(search), ...change };
    setOptions(chosen);
    window.history.replaceState(
      window.history.state,
      "",
      `${pathname}${writePriceOptions(chosen, search)}${hash}`,
    );
  };
  return [options, choose];
}
