import type { Problem } from "../problems";
import { fillPlaces } from "../tokens";
import { tokenValues } from "../tokenValues";
import type { Content, Entry } from "./entries";
import { soundSources } from "./tokens";

/** The lengths that search results show in full, in characters. */
const lengths = { title: { least: 15, most: 60 }, description: { least: 70, most: 160 } };

type Field = keyof typeof lengths;

const fields: readonly Field[] = ["title", "description"];

type Texts = Partial<Record<Field, unknown>>;

/** The metadata of a page; the site's defaults for a page without its own. */
const metadataOf = ({ value }: Entry, defaults: Texts): Texts =>
  (value as { metadata?: Texts } | undefined)?.metadata ?? defaults;

/**
 * Titles and descriptions that are too long or too short for search results, or that two pages share.
 * @param warn called with a title that search results shorten
 */
export function metadataProblems(content: Content, warn: (problem: Problem) => void): Problem[] {
  const { entries, isSound } = content;
  const site = entries.find(({ entity }) => entity.type === "SiteSettings");
  if (!site || !isSound(site.source.file)) return [];
  const tokens = tokenValues(soundSources(content));
  const { defaults } = site.value as { defaults?: Texts };
  const pages = entries.filter(({ entity }) => entity.address !== undefined);
  return fields.flatMap((field) => {
    const { least, most } = lengths[field];
    const seen = new Map<string, string>();
    return pages.flatMap((entry) => {
      const written = metadataOf(entry, defaults ?? {})[field];
      if (typeof written !== "string") return [];
      const text = fillPlaces(written, tokens);
      // A token without a value is reported as such, or its file is.
      if (text.includes("{")) return [];
      const first = seen.get(text);
      seen.set(text, first ?? entry.source.file);
      const problem = (message: string) =>
        entry.source.problemAt([...entry.at, "metadata", field], message);
      const misfit = `expected ${least} to ${most} characters, got ${text.length} ("${text}")`;
      const isLongTitle = field === "title" && text.length > most;
      if (isLongTitle) warn(problem(misfit));
      return [
        ...(text.length < least || (text.length > most && !isLongTitle) ? [problem(misfit)] : []),
        ...(first ? [problem(`data/${first} has the same ${field}; give each page its own`)] : []),
      ];
    });
  });
}
