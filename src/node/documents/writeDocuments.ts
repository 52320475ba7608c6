import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { BuildArgs } from "gatsby";
import { parseSource, readText } from "../../content/source";
import { fillPlaces } from "../../content/tokens";
import { contentFolder } from "../liveContent/contentFolder";
import type { GuideDocument } from "./guideWriter";

const query = /* GraphQL */ `query WordDocuments {
  allGuide {
    nodes {
      path
      title
      summary
      document
      documents { title section address }
      lastModified
      lastChanged
      body {
        links { written to { href } }
        parts { ... on FigurePart { slug { slug number label description } } }
      }
      tokens
      words { minutes activity }
      parent { ... on File { relativePath } }
    }
  }
  siteSettings { brand origin }
}`;

type Guide = Queries.WordDocumentsQuery["allGuide"]["nodes"][number];
type Site = NonNullable<Queries.WordDocumentsQuery["siteSettings"]>;

/** Runs a GraphQL query. */
export type RunQuery = (query: string) => Promise<{ data?: Queries.WordDocumentsQuery }>;

interface WrittenDocument {
  /** Its address on the site. */
  address: string;
  content: () => Promise<Buffer>;
}

/** The documents of a guide: the whole guide, and those of its sections. */
async function documentsOf(guide: Guide, site: Site): Promise<WrittenDocument[]> {
  const {
    path,
    title,
    summary,
    document,
    documents,
    lastModified,
    lastChanged,
    body,
    tokens,
    words,
    parent,
  } = guide;
  const address = `${site.origin}${path}`;
  const { relativePath } = parent as { relativePath: string };
  const source = readText(contentFolder(process.cwd()), relativePath);
  const written = parseSource(relativePath, source).value as { body: Pick<GuideDocument, "parts"> };
  const whole: GuideDocument = {
    source,
    title,
    summary,
    date: lastModified ? new Date(lastModified) : undefined,
    changed: lastChanged ?? "",
    address,
    brand: site.brand,
    words,
    filled: (text) => fillPlaces(text, tokens),
    addressOf: (link) =>
      new URL(body.links.find((entry) => entry.written === link)?.to.href ?? link, address).href,
    figures: body.parts.flatMap((part) => ("slug" in part ? part.slug : [])),
    parts: written.body.parts,
  };
  const all = [
    ...(document ? [{ address: document, facts: whole }] : []),
    ...(documents ?? []).map((part) => ({
      address: part.address,
      facts: {
        ...whole,
        title: part.title,
        section: part.section,
        address: `${address}#${part.section}`,
      },
    })),
  ];
  // Loaded here, because only builds and downloads need the library.
  const { wordDocument } = await import("./wordDocument");
  return all.map(({ address: at, facts }) => ({ address: at, content: () => wordDocument(facts) }));
}

/**
 * The Word documents that visitors can download.
 * @throws when the guides can't be read
 */
export async function wordDocuments(runQuery: RunQuery): Promise<WrittenDocument[]> {
  const { data } = await runQuery(query);
  if (!data?.siteSettings) throw new Error("The guides could not be read from the content.");
  const { allGuide, siteSettings } = data;
  return (
    await Promise.all(allGuide.nodes.map((guide) => documentsOf(guide, siteSettings)))
  ).flat();
}

/** Writes the guides and sections that visitors can download as Word documents, and removes those that are no longer offered. */
export async function writeDocuments({ graphql, reporter }: BuildArgs): Promise<void> {
  const timer = reporter.activityTimer("write Word documents");
  timer.start();
  const documents = await wordDocuments((text) => graphql<Queries.WordDocumentsQuery>(text));
  const folder = resolve("public");
  for (const { address, content } of documents) {
    const file = join(folder, address);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, await content());
  }
  const wanted = documents.map(({ address }) => join(folder, address));
  const there = await readdir(join(folder, "guides"), { recursive: true }).catch(() => []);
  const stale = there
    .map((name) => join(folder, "guides", name))
    .filter((file) => file.endsWith(".docx") && !wanted.includes(file));
  for (const file of stale) await rm(file);
  timer.setStatus(`${documents.length}`);
  timer.end();
}
