import { placeholdersIn } from "../../shared/tokens";
import type { Content } from "../entries";
import { mismatch, nearMiss } from "../messages";
import type { Problem } from "../problems";
import { tokensOf } from "../tokens";

/** Whether a text has a brace without its other half. */
export const hasSingleBrace = (text: string): boolean =>
  /[{}]/.test(text.replace(/\{[^{}]*\}/g, ""));

/** The beginning of the message about such a text. */
export const pairsExpected = "expected braces in pairs, as in {brand}";

const inBraces = (name: string) => `{${name}}`;

/** The tokens of the same family, such as prices; or else all that have none. */
function tokensLike(name: string, known: string[]): string {
  const family = name.includes(".") ? `${name.split(".")[0]}.` : "";
  const same = known.filter((other) => family && other.startsWith(family));
  const without = known.filter((other) => !other.includes("."));
  return (same.length > 0 ? same : without).map(inBraces).join(", ");
}

/** Unknown tokens, missing tokens, and single braces. */
export function tokenProblems(content: Content): Problem[] {
  const tokens = tokensOf(content);
  return content.fieldsOf("text").flatMap(({ field, text, problem }) => {
    if (hasSingleBrace(text)) return [problem(mismatch(pairsExpected, text))];
    const needed = (field.role === "text" && field.tokens) || [];
    const known = [...Object.keys(tokens), ...needed];
    const found = placeholdersIn(text);
    const unknown = found.filter((name) => !known.includes(name));
    const absent = needed.filter((name) => !found.includes(name));
    if (unknown.length === 0 && absent.length > 0)
      return [problem(mismatch(`expected ${absent.map(inBraces).join(", ")} in the text`, text))];
    return unknown.map((name) => {
      const message = "expected a token that has a value";
      const like = nearMiss(name, known) ? "" : `; known: ${tokensLike(name, known)}`;
      return problem(mismatch(message, inBraces(name), known.map(inBraces)) + like);
    });
  });
}
