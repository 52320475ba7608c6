import { mkdir, rm, writeFile } from "node:fs/promises";
import type { BuildArgs } from "gatsby";

type Site = NonNullable<Queries.PageListQuery["siteSettings"]>;

/** The path that RFC 9116 sets. */
const securityFile = ".well-known/security.txt";

/** Returns the text of security.txt; undefined while its contact has no expiry date, which the standard requires. */
export function securityText({
  origin,
  language,
  security: { contact, expires },
}: Site): string | undefined {
  if (!expires) return undefined;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T23:59:59Z`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${origin}/${securityFile}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Writes robots.txt, llms.txt and, when its contact is complete, security.txt. */
export async function writeTextFiles({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const { data } = await graphql<Queries.PageListQuery>(`
    query PageList {
      siteSettings(language: { eq: "en" }) { brand statement origin language security { contact expires } }
      allPage(filter: { language: { eq: "en" }, isNotFound: { eq: false } }, sort: { path: ASC }) {
        nodes { path metadata { title description } }
      }
    }
  `);
  const site = data?.siteSettings;
  if (!site) throw new Error("The list of pages could not be read from the content.");
  const { brand, statement, origin } = site;
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`;
  await writeFile("public/robots.txt", robots);
  const pages = data.allPage.nodes.map(
    ({ path, metadata: { title, description } }) =>
      `- [${title}](${origin}${path}): ${description}\n`,
  );
  // See https://llmstxt.org.
  const list = `# ${brand}\n\n> ${statement}\n\n## Pages\n\n${pages.join("")}`;
  await writeFile("public/llms.txt", list);
  const text = securityText(site);
  await mkdir("public/.well-known", { recursive: true });
  if (text) await writeFile(`public/${securityFile}`, text);
  else await rm(`public/${securityFile}`, { force: true });
}
