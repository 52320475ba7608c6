import type { Problem } from "../problems";
import { valueAt } from "../schemaFields";
import type { Content } from "./entries";

const isLetter = (character = "") => /[\p{L}\p{N}]/u.test(character);

/** Whether a text contains a name as whole words, with the same upper and lower case. */
const names = (text: string, name: string): boolean =>
  text.split(name).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && !isLetter(before.at(-1)) && !isLetter(after.at(0));
  });

/** Texts that spell out the brand: they would keep the old name when it changes. */
export function brandProblems({ entries, leavesOf, problemAt, isValid }: Content): Problem[] {
  const site = entries.find(({ entity }) => entity.type === "SiteSettings");
  const brand = valueAt(site?.value, ["brand"]);
  if (!site || !isValid(site.source.file) || typeof brand !== "string") return [];
  return leavesOf("text")
    .filter(({ text }) => names(text, brand))
    .map(({ entry, leaf }) => problemAt(entry, leaf, `expected {brand} instead of "${brand}"`));
}
