import type { JSONPath } from "jsonc-parser";
import { valueAt } from "../../schema/schemaFields";
import { parseSource, type Source } from "../source";

/** Texts by the path of their field in a file. */
export type Texts = Map<string, string>;

export const pathOf = (at: JSONPath): string => at.join(".");

/** What a file contains with other texts. */
export interface TranslatedFile {
  value: unknown;
  /** Only of MDX: the file itself. */
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

/** Writes an MDX file with other texts. Headings keep their `id`, so that links lead to them in every language. */
function mdxWith({ text, spanAt }: NonNullable<Source["mdx"]>, value: unknown, texts: Texts) {
  const parts = [...texts].flatMap(([path, words]) => {
    const at = path.split(".");
    const anchor = valueAt(value, [...at.slice(0, 3), "anchor"]);
    const [start, end] = spanAt(at) ?? [];
    return start ? [{ start, end, words: anchor ? `${words}{/* ${anchor} */}` : words }] : [];
  });
  const { body: _, path: __, ...frontmatter } = Object(withTexts(value, texts));
  const from = text.indexOf("\n---") + 4;
  // YAML contains JSON.
  let mdx = `---\n${JSON.stringify(frontmatter)}\n---`;
  let done = from;
  for (const { start, end, words } of parts.sort((a, b) => a.start - b.start)) {
    mdx += text.slice(done, start) + words;
    done = end ?? start;
  }
  return mdx + text.slice(done);
}

/** Makes a file of the content with other texts. */
export function translatedFile({ file, value, mdx }: Source, texts: Texts): TranslatedFile {
  if (!mdx) return { value: withTexts(value, texts) };
  const written = mdxWith(mdx, value, texts);
  const path = texts.get("path") ?? valueAt(value, ["path"]);
  return { value: { ...Object(parseSource(file, written).value), path }, mdx: written };
}
