import type { Content, FoundField } from "../entries";
import type { Problem } from "../problems";
import { tokensOf } from "../tokens";

const isLetter = (character = ""): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * Whether words contain a name as words of its own, with the same capitals. Not by a pattern: names have signs, as in
 * `Smith & Co.` or `C++`.
 */
function mentions(words: string, name: string): boolean {
  const pieces = words.split(name);
  return pieces.slice(1).some((after, index) => {
    const [before] = [...(pieces[index] ?? "")].slice(-1);
    return !isLetter(before) && !isLetter([...after][0]);
  });
}

/** Whether a field spells out the brand in these words. The product may have its name, because a token has no tokens. */
export const spellsOut = ({ field }: FoundField, words: string, brand: string): boolean =>
  !(field.role === "text" && field.isToken) && mentions(words, brand);

/** Texts that spell out the brand: they would keep the old name when it changes. */
export function brandProblems(content: Content): Problem[] {
  const { brand } = tokensOf(content);
  if (!brand) return [];
  return content
    .fieldsOf("text")
    .filter((found) => spellsOut(found, found.text, brand))
    .map(({ problem }) => problem(`expected {brand} instead of "${brand}"`));
}
