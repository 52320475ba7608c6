import type { Problem } from "../problems";
import { countsInBraces, fillTokens, type Tokens } from "../tokens";
import type { Content, Entry } from "./entries";

/** The lengths that search results show in full, in characters. */
const lengths = { title: { least: 15, most: 60 }, description: { least: 70, most: 160 } };

type Field = keyof typeof lengths;

const fields: readonly Field[] = ["title", "description"];

const isTokens = (value: unknown): value is Tokens =>
  typeof value === "object" &&
  value !== null &&
  ["brand", "product", "products"].every((name) => typeof Reflect.get(value, name) === "string");

type Texts = Partial<Record<Field, unknown>>;

/** The metadata of a page; the site's defaults for a page without its own. */
const metadataOf = ({ value }: Entry, defaults: Texts): Texts =>
  (value as { metadata?: Texts } | undefined)?.metadata ?? defaults;

/** Titles and descriptions that are too long or too short for search results, or that two pages share. */
export function metadataProblems({ entries, isSound }: Content): Problem[] {
  const site = entries.find(({ entity }) => entity.type === "SiteSettings");
  if (!site || !isTokens(site.value) || !isSound(site.source.file)) return [];
  const counts = Object.entries(countsInBraces).map(([name, type]) => [
    name,
    entries.filter(({ entity }) => entity.type === type).length,
  ]);
  const tokens = { ...site.value, ...Object.fromEntries(counts) };
  const { defaults } = site.value as { defaults?: Texts };
  const pages = entries.filter(({ entity }) => entity.address !== undefined);
  return fields.flatMap((field) => {
    const { least, most } = lengths[field];
    const seen = new Map<string, string>();
    return pages.flatMap((entry) => {
      const written = metadataOf(entry, defaults ?? {})[field];
      if (typeof written !== "string") return [];
      const text = fillTokens(written, tokens);
      const first = seen.get(text);
      seen.set(text, first ?? entry.source.file);
      const problem = (message: string) =>
        entry.source.problemAt([...entry.at, "metadata", field], message);
      return [
        ...(text.length < least || text.length > most
          ? [problem(`expected ${least} to ${most} characters, got ${text.length} ("${text}")`)]
          : []),
        ...(first ? [problem(`data/${first} has the same ${field}; give each page its own`)] : []),
      ];
    });
  });
}
