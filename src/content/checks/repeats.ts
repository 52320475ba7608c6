import type { JSONPath } from "jsonc-parser";
import type { Problem } from "../problems";
import type { Source } from "../source";

/** The fields that identify an entry of a list. checks/duplicates.ts and checks/redirects.ts check the first three. */
const names = ["slug", "anchor", "from", "title", "label", "name", "aspect"];

const nameOf = (entry: unknown): { key?: string; name: string } => {
  if (typeof entry !== "object" || entry === null) return { name: JSON.stringify(entry) };
  const key = names.find((candidate) => typeof Reflect.get(entry, candidate) === "string");
  return { key, name: key ? `${key} ${Reflect.get(entry, key)}` : JSON.stringify(entry) };
};

/** Entries that are twice in a list, or have the name of another entry. React uses the name as the key. */
export function repeatProblems(source: Source): Problem[] {
  const repeatsIn = (value: unknown, at: JSONPath): Problem[] => {
    if (typeof value !== "object" || value === null) return [];
    if (!Array.isArray(value))
      return Object.entries(value).flatMap(([key, inner]) => repeatsIn(inner, [...at, key]));
    // The words and links of a long text may repeat.
    if (at[0] === "body" && at.length === 2)
      return value.flatMap((entry, index) => repeatsIn(entry, [...at, index]));
    const firstAt = new Map<string, number>();
    return value.flatMap((entry, index) => {
      const { key, name } = nameOf(entry);
      const first = firstAt.get(name);
      if (first === undefined) {
        firstAt.set(name, index);
        return repeatsIn(entry, [...at, index]);
      }
      if (key === "slug" || key === "anchor" || key === "from")
        return repeatsIn(entry, [...at, index]);
      const { line } = source.problemAt([...at, first], "");
      return [
        source.problemAt(
          key ? [...at, index, key] : [...at, index],
          key
            ? `another entry of this list, in line ${line}, has the same ${key}; change one of them`
            : `this list has the same entry in line ${line}; keep one`,
        ),
      ];
    });
  };
  return repeatsIn(source.value, []);
}
