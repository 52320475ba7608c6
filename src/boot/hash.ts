import { globalHistory } from "@reach/router";

/**
 * The id that a hash names.
 * @param hash with its `#`; one that is not valid percent-encoding names itself
 */
export function idInHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * An address with a hash that can be decoded. Gatsby decodes each hash, and throws on one such as `#%`.
 * @param address absolute or relative
 */
export function withValidHash(address: string): string {
  const [path = "", ...rest] = address.split("#");
  const hash = rest.join("#");
  try {
    decodeURIComponent(hash);
    return address;
  } catch {
    return `${path}#${hash.replaceAll("%", "%25")}`;
  }
}

/** Repairs the hash in the address bar, now and before Gatsby reads one that comes with Back, Forward or by hand. */
export function keepHashValid(): void {
  const valid = withValidHash(window.location.href);
  // The router read the address when it was loaded, so it must be the one to change it.
  if (valid !== window.location.href) globalHistory.navigate(valid, { replace: true });
  window.addEventListener("popstate", () => {
    const { href } = window.location;
    if (withValidHash(href) !== href) window.history.replaceState(window.history.state, "", withValidHash(href));
  });
}
