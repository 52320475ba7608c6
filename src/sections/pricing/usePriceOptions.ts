import { useEffect, useState } from "react";
import { type PriceOptions, readPriceOptions, writePriceOptions } from "../../content/prices";

const initial: PriceOptions = { billing: "annual", ai: false };

/** The chosen billing and AI option, kept in the address so that a link shows what its sender saw. */
export function usePriceOptions(): [PriceOptions, (options: PriceOptions) => void] {
  const [options, setOptions] = useState(initial);
  // The server does not see the query, so it is read once the page lives. Most addresses ask for nothing, and the page stays as it is.
  useEffect(() => {
    const asked = readPriceOptions(window.location.search);
    if (asked.billing !== initial.billing || asked.ai !== initial.ai) setOptions(asked);
  }, []);
  const choose = (chosen: PriceOptions) => {
    setOptions(chosen);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${writePriceOptions(chosen, search)}${hash}`);
  };
  return [options, choose];
}
