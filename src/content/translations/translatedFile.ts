import type { JSONPath } from "jsonc-parser";
import { valueAt } from "../../schema/schemaFields";
import type { Source } from "../source";

/** Texts by the path of their field in a file. */
export type Texts = Map<string, string>;

export const pathOf = (at: JSONPath): string => at.join(".");

/** What a file contains with other texts. */
export interface TranslatedFile {
  value: unknown;
  /** Only of MDX: its text. */
  mdx?: string;
}

/** Copies a value with other texts at some of its fields. */
function withTexts(value: unknown, texts: Texts, at: string[] = []): unknown {
  if (typeof value !== "object" || value === null) return texts.get(pathOf(at)) ?? value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    withTexts(part, texts, [...at, key]),
  ]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** The text of an MDX file with other texts. Headings keep their `id`, so that links lead to them in every language. */
function mdxWith({ text, spanAt }: NonNullable<Source["mdx"]>, value: unknown, texts: Texts) {
  const parts = [...texts].flatMap(([path, words]) => {
    const at = path.split(".");
    const anchor = valueAt(value, [...at.slice(0, 3), "anchor"]);
    const [start, end] = spanAt(at) ?? [];
    return start ? [{ start, end, words: anchor ? `${words}{/*#${anchor}*/}` : words }] : [];
  });
  return parts
    .sort((a, b) => b.start - a.start)
    .reduce((mdx, { start, end, words }) => mdx.slice(0, start) + words + mdx.slice(end), text);
}

/** Makes a file of the content with other texts. */
export const translatedFile = ({ value, mdx }: Source, texts: Texts): TranslatedFile => ({
  value: withTexts(value, texts),
  mdx: mdx && mdxWith(mdx, value, texts),
});
