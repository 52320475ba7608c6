import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problems";
import { valueAt } from "../walk";
import type { Content, Entry } from "./entries";

const isLetter = (character = "") => /[\p{L}\p{N}]/u.test(character);

/** Whether a text contains a name as whole words, with the same upper and lower case. */
const names = (text: string, name: string): boolean =>
  text.split(name).some((before, index, parts) => {
    const after = parts[index + 1];
    return after !== undefined && !isLetter(before.at(-1)) && !isLetter(after.at(0));
  });

/** The problem of a brand that changed after its logo, which has the brand as its title, and the share picture were drawn. */
function drawnBefore(site: Entry, brand: string, folder: string): Problem[] {
  const logo = join(folder, "../static/press/logo.svg");
  const drawn = existsSync(logo)
    ? /<title>([^<]*)<\/title>/.exec(readFileSync(logo, "utf8"))?.[1]
    : undefined;
  if (!drawn || drawn === brand) return [];
  return [
    site.source.problemAt(
      [...site.at, "brand"],
      `static/press and data/images/share.png still show "${drawn}"; run \`npm run images -- press share\`, or ask a developer to`,
    ),
  ];
}

/**
 * What keeps the old name when the brand changes: texts that spell it out, and drawings.
 * @param folder the `data` folder; the drawings are in `static/` next to it
 */
export function brandProblems(
  { entries, leavesOf, problemAt, isSound }: Content,
  folder: string,
): Problem[] {
  const site = entries.find(({ entity }) => entity.type === "SiteSettings");
  const brand = valueAt(site?.value, ["brand"]);
  if (!site || !isSound(site.source.file) || typeof brand !== "string") return [];
  const spelled = leavesOf("text")
    .filter(({ text }) => names(text, brand))
    .map(({ entry, leaf }) =>
      problemAt(entry, leaf, `expected {brand} in place of "${brand}"; the site fills in the name`),
    );
  return [...spelled, ...drawnBefore(site, brand, folder)];
}
