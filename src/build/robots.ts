import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

interface OriginQuery {
  siteSettings: { origin: string };
}

/** Writes robots.txt: everything may be read, and the sitemap is there. */
export async function writeRobots({ graphql, store }: BuildArgs): Promise<void> {
  const { data } = await graphql<OriginQuery>("query Origin { siteSettings { origin } }");
  const { directory } = store.getState().program as { directory: string };
  await writeFile(
    join(directory, "public/robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${data?.siteSettings.origin}/sitemap-index.xml\n`,
  );
}
