import { useEffect, useState } from "react";
import { type PriceOptions, readPriceOptions, writePriceOptions } from "../content/prices";

/** The chosen billing and AI option, kept in the address so that a link shows what its sender saw. */
export function usePriceOptions(): [PriceOptions, (options: PriceOptions) => void] {
  const [options, setOptions] = useState<PriceOptions>({ billing: "annual", ai: false });
  // The server does not see the query, so it is read once the page lives.
  useEffect(() => setOptions(readPriceOptions(window.location.search)), []);
  const choose = (chosen: PriceOptions) => {
    setOptions(chosen);
    const { pathname, search, hash } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${writePriceOptions(chosen, search)}${hash}`);
  };
  return [options, choose];
}
