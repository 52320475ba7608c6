import type { Content } from "../entries";
import type { Problem } from "../problems";
import { tokensOf } from "../tokens";

const isLetter = (character = ""): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * Whether a text has a name as words of its own, with the same capitals. Not by a pattern: names have signs, as in
 * `Smith & Co.` or `C++`.
 */
export function mentions(text: string, name: string): boolean {
  const pieces = text.split(name);
  return pieces.slice(1).some((after, index) => {
    const [before] = [...(pieces[index] ?? "")].slice(-1);
    return !isLetter(before) && !isLetter([...after][0]);
  });
}

/** Texts that spell out the brand: they would keep the old name when it changes. */
export function brandProblems(content: Content): Problem[] {
  const { brand } = tokensOf(content);
  if (!brand) return [];
  return content
    .fieldsOf("text")
    .filter(({ text }) => mentions(text, brand))
    .map(({ problem }) => problem(`expected {brand} instead of "${brand}"`));
}
