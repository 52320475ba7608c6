/** Returns a path without its trailing slash. */
const normalizePath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") : path);

/**
 * Whether a menu entry is the current page.
 * @param href the entry's address
 * @param path the current path
 * @param below whether pages below the entry count too
 */
export function isActive(href: string, path: string, below = false): boolean {
  const current = normalizePath(path);
  return current === href || (below && current.startsWith(`${href}/`));
}
