import createCache, { type EmotionCache } from "@emotion/cache";

/** The attribute of the page's styles that names each of them, for the browser's cache to know. */
export const stylesAttribute = "data-styles";

/**
 * A store of the styles that components have written so far.
 * Without vendor prefixes: today's browsers need none of those that emotion would add, and they are a third of the styles.
 */
export const createStyleCache = (): EmotionCache => createCache({ key: "s", stylisPlugins: [] });

/**
 * The browser's store, which knows what the page came with.
 * Left to itself, emotion takes those styles out of the page and puts them back several times while the page comes alive;
 * each time the browser reads them anew and lays the whole page out again.
 */
export function browserStyleCache(): EmotionCache {
  const cache = createStyleCache();
  const names = document.querySelector(`style[${stylesAttribute}]`)?.getAttribute(stylesAttribute)?.split(" ") ?? [];
  for (const name of names) cache.inserted[name] = true;
  return cache;
}
