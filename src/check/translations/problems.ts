import { valueAt } from "../../schema/schemaFields";
import { linksIn } from "../../shared/textLinks";
import { placeholdersIn } from "../../shared/tokens";
import { describeIssues } from "../describeIssue";
import { mistakeInWords } from "../mdx/mdxSource";
import { mismatch } from "../messages";
import type { Problem } from "../problems";
import { lineOf } from "./catalog";
import { contextOf, stateOf, type Translated, type TranslationFile } from "./translate";
import { pathOf, translatedFile } from "./translatedFile";

/** A token without its English article and capital: `{AProduct}` and `{product}` are the same to a translator. */
const plainToken = (name: string) =>
  name.replace(/^[aA](?=[A-Z])/, "").replace(/^[A-Z]/, (letter) => letter.toLowerCase());

const tokensIn = (text: string) => placeholdersIn(text).map((name) => `{${plainToken(name)}}`);

/** The problems of a translation whose parts are not those of its text. */
function lostParts(message: Translated): string | undefined {
  const { entry, leaf } = message.leaf;
  const mark = leaf.at[1] === "texts" ? "" : "# ";
  const mistake = entry.source.mdx && mistakeInWords(message.translation, mark);
  if (mistake) return mistake;
  for (const parts of [tokensIn, linksIn]) {
    const [original, translated] = [parts(message.text), parts(message.translation)];
    const lost = original.filter((part) => !translated.includes(part));
    const added = translated.filter((part) => !original.includes(part));
    if (lost.length > 0) return mismatch(`expected ${lost.join(", ")}`, message.translation);
    if (added.length > 0) return `expected no ${added.join(", ")}, which the English doesn't have`;
  }
  return undefined;
}

/** Where a message stands in its file; the field is that of the content. */
const problemAt = (
  { name, text }: TranslationFile,
  context: string,
  message: string,
  field = context,
): Problem => ({ file: `../${name}`, line: lineOf(text, context), column: 1, field, message });

/** The translations that fell behind. */
export const behindProblems = (file: TranslationFile): Problem[] =>
  file.translated
    .filter((message) => stateOf(message) === "behind")
    .map(({ context, current }) =>
      problemAt(file, context, `translates a former text; the English is now "${current}"`),
    );

/** The translations that lost a token or link of their text, or don't fit the field. */
export function translationProblems(file: TranslationFile): Problem[] {
  const there = file.translated.filter(({ translation }) => translation);
  const damaged = there.flatMap((message) => {
    const lost = stateOf(message) === "done" && lostParts(message);
    return lost ? [problemAt(file, message.context, lost)] : [];
  });
  if (damaged.length > 0) return damaged;
  const entries = new Set(there.map(({ leaf }) => leaf.entry));
  return [...entries].flatMap((entry) => {
    const own = file.translated.filter(({ leaf }) => leaf.entry === entry);
    // Rules that compare fields hold only when both are translated.
    if (own.some(({ translation }) => !translation)) return [];
    const texts = own.map(({ leaf, translation }): [string, string] => [
      pathOf(leaf.leaf.at),
      translation,
    ]);
    const { value } = translatedFile(entry.source, new Map(texts));
    return describeIssues(entry.entity.schema, valueAt(value, entry.at), (path, message) =>
      problemAt(file, contextOf(entry, [...entry.at, ...path]), message),
    );
  });
}
