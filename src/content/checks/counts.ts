import type { Problem } from "../problems";
import { countsInBraces, numberWords } from "../tokens";
import type { Content } from "./entries";

/** Texts that spell out a number which the site can count, such as “four plans”: it would stay when a plan is added. */
export function countProblems({ entries, leavesOf, problemAt }: Content): Problem[] {
  return Object.entries(countsInBraces).flatMap(([token, type]) => {
    const count = entries.filter(({ entity }) => entity.type === type).length;
    const counted = new RegExp(`\\b(${count}|${numberWords[count] ?? count}) ${token}\\b`, "i");
    return leavesOf("text").flatMap(({ entry, leaf, text }) => {
      const [, number] = counted.exec(text) ?? [];
      return number
        ? [
            problemAt(
              entry,
              leaf,
              `expected {${token}} in place of "${number}"; the site fills in the number`,
            ),
          ]
        : [];
    });
  });
}
