import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A query of `docs/queries.md`. */
export interface DocumentedQuery {
  /** The question that it answers. */
  question: string;
  query: string;
  /** The shortened answer that the document shows. */
  shown: unknown;
}

/** The queries of `docs/queries.md`, in order. */
export function documentedQueries(): DocumentedQuery[] {
  const text = readFileSync(join(__dirname, "../../docs/queries.md"), "utf8");
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [question = ""] = part.split("\n");
      const [, query] = /```graphql\n([\s\S]*?)```/.exec(part) ?? [];
      const [, shown] = /```json\n([\s\S]*?)```/.exec(part) ?? [];
      if (!query || !shown)
        throw new Error(`docs/queries.md has no query or no answer below "${question}"`);
      return { question, query, shown: JSON.parse(shown) };
    });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Lists what a shortened answer shows and the real one lacks. Texts and numbers may differ, so that a content change doesn't
 * make the documentation wrong.
 */
export function absentFrom(real: unknown, shown: unknown, at = "answer"): string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(real) || real.length < shown.length)
      return [`${at}: ${shown.length} entries or more`];
    // A shortened list leaves entries out, so a shown entry may match any entry of the real list.
    return shown.flatMap((entry, index) =>
      real.some((candidate) => absentFrom(candidate, entry).length === 0)
        ? []
        : absentFrom(real[index], entry, `${at}[${index}]`),
    );
  }
  if (isRecord(shown)) {
    if (!isRecord(real)) return [`${at}: an object`];
    return Object.entries(shown).flatMap(([key, value]) =>
      absentFrom(real[key], value, `${at}.${key}`),
    );
  }
  if (shown === null) return real === undefined ? [`${at}: a field`] : [];
  return typeof real === typeof shown ? [] : [`${at}: a ${typeof shown}`];
}
