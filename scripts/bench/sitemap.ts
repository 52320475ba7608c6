/** The most maps that an index may lead to before something is wrong with it. */
const mostMaps = 50;

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

const isIndex = (xml: string) => xml.includes("<sitemapindex");

/** Reads the text at an address; undefined where there is none. */
export type ReadText = (address: string) => Promise<string | undefined>;

/** Where a site says that its map is, or else where maps are by custom. Only the path counts: a copy of a site names the site itself. */
async function mapPaths(base: string, read: ReadText): Promise<string[]> {
  const robots = (await read(`${base}/robots.txt`)) ?? "";
  const named = [...robots.matchAll(/^sitemap:\s*(\S+)/gim)].flatMap(([, address = ""]) =>
    URL.canParse(address, base) ? [new URL(address, base).pathname] : [],
  );
  return named.length > 0 ? named : ["/sitemap.xml", "/sitemap-index.xml"];
}

/**
 * The pages that a site's map lists.
 * @param base the site's address, without a slash at its end
 * @returns their paths; none when there is no map
 */
export async function sitemapRoutes(base: string, read: ReadText): Promise<string[]> {
  const waiting = new Set(await mapPaths(base, read));
  const routes = new Set<string>();
  for (const path of waiting) {
    if (waiting.size > mostMaps)
      throw new Error(`The map of ${base} is spread over more than ${mostMaps} files; name pages with --routes.`);
    const xml = (await read(base + path)) ?? "";
    const found = addressesIn(xml).filter((address) => URL.canParse(address, base));
    for (const address of found) {
      const { pathname, search } = new URL(address, base);
      (isIndex(xml) ? waiting : routes).add(pathname + search);
    }
  }
  return [...routes].sort();
}
