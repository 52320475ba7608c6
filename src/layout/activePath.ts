/** A path without the slash at its end, so that `/pricing/` and `/pricing` are one. */
export const normalisePath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") : path);

/**
 * Whether an entry of the menu is the page shown.
 * @param href where the entry leads
 * @param path the address of the page
 * @param below whether pages below the entry's address count as it
 */
export function isActive(href: string, path: string, below = false): boolean {
  const current = normalisePath(path);
  return current === href || (below && current.startsWith(`${href}/`));
}
