import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { readSource } from "../../content/source";
import { fillPlaces, fillTokens, type Tokens } from "../../content/tokens";
import type { GuideDocument } from "./wordDocument";

interface DocumentsQuery {
  allGuide: {
    nodes: {
      path: string;
      title: string;
      summary: string;
      document: string | null;
      lastModified: string | null;
      body: {
        links: { written: string; to: { href: string } }[];
        parts: { slug?: GuideDocument["figures"][number] }[];
      };
      tokens: Tokens;
      words: GuideDocument["words"] & { lastChanged: string };
      parent: { absolutePath: string; relativePath: string };
    }[];
  };
  siteSettings: { brand: string; origin: string; language: string };
}

const query = `query WordDocuments {
  allGuide(filter: { download: { eq: true } }) {
    nodes {
      path
      title
      summary
      document
      lastModified
      body {
        links { written to { href } }
        parts { ... on FigurePart { slug { slug number label description } } }
      }
      tokens { brand product products scenarios plans }
      words { minutes activity lastChanged }
      parent { ... on File { absolutePath relativePath } }
    }
  }
  siteSettings { brand origin language }
}`;

type Guide = DocumentsQuery["allGuide"]["nodes"][number];

async function documentOf(guide: Guide, site: DocumentsQuery["siteSettings"]): Promise<GuideDocument> {
  const { path, title, summary, lastModified, body, tokens, words, parent } = guide;
  const address = `${site.origin}${path}`;
  const date = lastModified ? new Date(lastModified) : undefined;
  const day = date && new Intl.DateTimeFormat(site.language, { dateStyle: "long", timeZone: "UTC" }).format(date);
  const { body: written } = readSource(resolve("data"), parent.relativePath).value as { body: { parts: GuideDocument["parts"] } };
  return {
    source: await readFile(parent.absolutePath, "utf8"),
    title,
    summary,
    date,
    changed: day ? fillPlaces(words.lastChanged, { date: day }) : "",
    address,
    brand: site.brand,
    words,
    filled: (text) => fillTokens(text, tokens),
    addressOf: (link) => new URL(body.links.find((entry) => entry.written === link)?.to.href ?? link, address).href,
    figures: body.parts.flatMap(({ slug }) => slug ?? []),
    parts: written.parts,
  };
}

/** Writes the guides that visitors can download as Word documents, and removes those of guides that no longer exist. */
export async function writeDocuments({ graphql, reporter }: BuildArgs): Promise<void> {
  const { data } = await graphql<DocumentsQuery>(query);
  if (!data) throw new Error("The guides could not be read from the content.");
  const timer = reporter.activityTimer("write Word documents");
  timer.start();
  // Loaded here, because only builds need the library.
  const { wordDocument } = await import("./wordDocument");
  const folder = resolve("public");
  const guides = data.allGuide.nodes.filter(({ document }) => document);
  for (const guide of guides) {
    const file = join(folder, `${guide.document}`);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, await wordDocument(await documentOf(guide, data.siteSettings)));
  }
  const wanted = guides.map(({ document }) => `${document}`);
  const there = await readdir(join(folder, "guides")).catch(() => []);
  const stale = there.filter((name) => name.endsWith(".docx") && !wanted.includes(`/guides/${name}`));
  for (const name of stale) await rm(join(folder, "guides", name));
  timer.setStatus(`${guides.length}`);
  timer.end();
}
