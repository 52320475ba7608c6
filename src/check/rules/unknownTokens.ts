import { entities } from "../../schema/entities";
import { tokenTypes, tokenValues } from "../../schema/tokenValues";
import { placeholdersIn } from "../../shared/tokens";
import type { Content } from "../entries";
import { mismatch } from "../messages";

export const hasSingleBrace = (text: string) => /[{}]/.test(text.replace(/\{[^{}]*\}/g, ""));

export const pairsExpected = "expected braces in pairs, as in {brand}";

const inBraces = (name: string) => `{${name}}`;

/** What stands for tokens; undefined while an entry that they are made of doesn't fit its schema. */
export function tokensOf({ ofType, isValid }: Content) {
  const sources = tokenTypes.map((type) => [type, ofType(type).map(({ value }) => value)]);
  const files = entities.filter(({ type }) => tokenTypes.some((one) => one === type));
  return files.every((entity) => isValid(entity.files))
    ? tokenValues(Object.fromEntries(sources))
    : undefined;
}

export function tokenProblems(content: Content) {
  const tokens = tokensOf(content);
  return content.leavesOf("text").flatMap(({ leaf, text, problem }) => {
    if (hasSingleBrace(text)) return [problem(mismatch(pairsExpected, text))];
    const needed = (leaf.means === "text" && leaf.tokens) || [];
    const known = [...Object.keys(tokens ?? {}), ...needed];
    const found = placeholdersIn(text);
    const unknown = found.filter((name) => tokens && !known.includes(name));
    const absent = needed.filter((name) => !found.includes(name));
    if (unknown.length === 0 && absent.length > 0)
      return [problem(mismatch(`expected ${absent.map(inBraces).join(", ")} in the text`, text))];
    return unknown.map((name) =>
      problem(mismatch("expected a token that has a value", inBraces(name), known.map(inBraces))),
    );
  });
}
