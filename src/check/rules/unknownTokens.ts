import { type TokenSources, tokenTypes, tokenTypesIn, tokenValues } from "../../schema/tokenValues";
import { placeholdersIn } from "../../shared/tokens";
import type { Content } from "../entries";
import { nearMiss } from "../nearMiss";
import type { Problem } from "../problems";

const inBraces = (names: string[]) => names.map((name) => `{${name}}`).join(", ");

/** The entries of the content that tokens are made of; types with an entry that doesn't fit its schema are left out. */
export const validSources = ({ ofType, isValid }: Content): Partial<TokenSources> =>
  Object.fromEntries(
    tokenTypes.flatMap((type) => {
      const own = ofType(type);
      const isKnown = own.length > 0 && own.every(({ source }) => isValid(source.file));
      return isKnown ? [[type, own.map(({ value }) => value)]] : [];
    }),
  );

/** Unknown tokens, missing tokens, and single braces. */
export function tokenProblems(content: Content): Problem[] {
  const sources = validSources(content);
  const tokens = Object.keys(tokenValues(sources));
  return content.leavesOf("text").flatMap(({ leaf, text, problem }) => {
    if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, "")))
      return [problem(`expected braces in pairs, as in {brand}, got "${text}"`)];
    const needed = (leaf.means === "text" && leaf.tokens) || [];
    const known = [...tokens, ...needed];
    const found = placeholdersIn(text);
    const unknown = found.filter(
      (name) =>
        !known.includes(name) &&
        tokenTypesIn(`{${name}}`).every((type) => sources[type] !== undefined),
    );
    const absent = needed.filter((name) => !found.includes(name));
    if (unknown.length === 0 && absent.length > 0)
      return [problem(`expected ${inBraces(absent)} somewhere in the text, got "${text}"`)];
    return unknown.map((name) => {
      const meant = nearMiss(name, known);
      const family = known.filter((other) => other.split(".")[0] === name.split(".")[0]);
      const like = family.length > 0 ? family : known.filter((other) => /^[a-z]+$/i.test(other));
      const cure = meant ? `, did you mean {${meant}}?` : `; known: ${inBraces(like)}`;
      return problem(`the token {${name}} has no value${cure}`);
    });
  });
}

/** Texts that spell out the brand: they would keep the old name when it changes. */
export function brandProblems(content: Content): Problem[] {
  const [site] = validSources(content).SiteSettings ?? [];
  if (!site) return [];
  const written = site.brand.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
  const asWords = new RegExp(`(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])`, "u");
  return content
    .leavesOf("text")
    .filter(({ text }) => asWords.test(text))
    .map(({ problem }) => problem(`expected {brand} instead of "${site.brand}"`));
}
