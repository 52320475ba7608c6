import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

interface HostingQuery {
  siteSettings: { origin: string };
  allRedirect: { nodes: { from: string; to: { href: string } }[] };
}

const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`;

/** In the form that Netlify and Cloudflare Pages read: old address, new address, and that it has moved for good. */
const redirects = (nodes: HostingQuery["allRedirect"]["nodes"]) =>
  nodes.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `${path} ${to.href} 301\n`)).join("");

/** Writes what hosts and crawlers read beside the pages: robots.txt and _redirects. */
export async function writeHostingFiles({ graphql, store }: BuildArgs): Promise<void> {
  const { data } = await graphql<HostingQuery>("query HostingFiles { siteSettings { origin } allRedirect { nodes { from to { href } } } }");
  if (!data) throw new Error("The redirects could not be read from the content.");
  const { directory } = store.getState().program as { directory: string };
  await writeFile(join(directory, "public/robots.txt"), robots(data.siteSettings.origin));
  await writeFile(join(directory, "public/_redirects"), redirects(data.allRedirect.nodes));
}
