import { nearMiss } from "../nearMiss";
import type { Problem } from "../problems";
import { placeholdersIn, tokenNames } from "../tokens";
import type { Content } from "./entries";

const inBraces = (names: string[], last: string) => {
  const written = names.map((name) => `{${name}}`);
  return written.length > 1
    ? `${written.slice(0, -1).join(", ")}${last}${written.at(-1)}`
    : written.join("");
};

/** Unknown tokens, missing tokens, and single braces. */
export function tokenProblems({ leavesOf, problemAt }: Content): Problem[] {
  return leavesOf("text").flatMap(({ entry, leaf, text }) => {
    const places = leaf.fieldKind.kind === "text" ? (leaf.fieldKind.places ?? []) : [];
    const known = [...tokenNames, ...places];
    const found = placeholdersIn(text);
    const unknown = found
      .filter((name) => !known.includes(name))
      .map((name) => ({ name, meant: nearMiss(name, known) }));
    const absent = places.filter((name) => !found.includes(name));
    if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ""))) {
      return [problemAt(entry, leaf, `expected braces in pairs, as in {brand}, got "${text}"`)];
    }
    if (unknown.length > 0) {
      return unknown.map(({ name, meant }) =>
        problemAt(
          entry,
          leaf,
          `unknown token {${name}}${meant ? `, did you mean {${meant}}?` : `; known: ${inBraces(known, ", ")}`}`,
        ),
      );
    }
    return absent.length > 0
      ? [
          problemAt(
            entry,
            leaf,
            `expected ${inBraces(absent, " and ")} somewhere in the text, got "${text}"`,
          ),
        ]
      : [];
  });
}
