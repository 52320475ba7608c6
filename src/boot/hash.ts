import { globalHistory } from "@reach/router";
import { decoded } from "../components/decoded";

/**
 * Returns the id that a hash names.
 * @param hash including the `#`; invalid percent-encoding stays as it is
 */
export const idInHash = (hash: string): string => decoded(hash.slice(1));

/**
 * Returns an address whose hash can be decoded. Gatsby decodes each hash, and throws on one such as `#%`.
 * @param address absolute or relative
 */
export function withValidHash(address: string): string {
  const [path = "", ...rest] = address.split("#");
  const hash = rest.join("#");
  try {
    decodeURIComponent(hash);
    return address;
  } catch {
    return `${path}#${hash.replace(/%/g, "%25")}`;
  }
}

/** Repairs the hash of the address, now and after every change that the browser makes, before Gatsby reads it. */
export function keepHashValid(): void {
  const { href } = window.location;
  // Through the router, which has already read the address.
  if (withValidHash(href) !== href) globalHistory.navigate(withValidHash(href), { replace: true });
  window.addEventListener("popstate", () => {
    const valid = withValidHash(window.location.href);
    if (valid !== window.location.href)
      window.history.replaceState(window.history.state, "", valid);
  });
}
