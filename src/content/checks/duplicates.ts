import type { JSONPath } from "jsonc-parser";
import { type Problem, problemPlace } from "../problems";
import { valueAt } from "../schemaFields";
import type { Source } from "../source";
import { type Content, type FoundLeaf, isOwn, placesOn } from "./entries";

/** A value that must differ from others, what it is in messages, and a key that equal values share. */
interface Named {
  key: string;
  name: string;
  problemAt: (message: string) => Problem;
}

/** Every value that an earlier one equals. Neither need be the wrong one, so the message leaves it open. */
function repeats(values: Named[]): Problem[] {
  const seen = new Map<string, Problem>();
  const reported = new Set<string>();
  return values.flatMap(({ key, name, problemAt }) => {
    const own = problemAt("");
    const place = problemPlace(own);
    const first = seen.get(key) ?? own;
    seen.set(key, first);
    if (problemPlace(first) === place || reported.has(place)) return [];
    reported.add(place);
    return [
      problemAt(`data/${first.file}:${first.line} has the same ${name}; change one of the two`),
    ];
  });
}

/** An address must be unique on the site, an entry's slug in its entity, and any other slug in its list. */
function keyOf({ entry, leaf, text }: FoundLeaf): string {
  if (leaf.fieldKind.kind === "path") return `path ${text}`;
  return isOwn(leaf, entry)
    ? `${entry.entity.type} ${text}`
    : `${entry.source.file} ${leaf.at.slice(0, -2).join(".")} ${text}`;
}

/** Fields that must differ between all entries of a type, in addition to slugs and addresses. */
const uniqueFields = [
  ["Redirect", "from", "old address"],
  ["Debate", "question", "question"],
  ["FaqItem", "question", "question"],
  ["Guide", "title", "title"],
  ["ScenarioPage", "number", "number"],
] as const;

/** What readers take for the same: case, spaces and punctuation don't count. */
const comparable = (value: unknown): string =>
  `${value}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}/%]+/gu, " ")
    .trim();

/** Addresses, slugs, anchors, and other fields that two entries share, for example because one is a copy of the other. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, leavesOf, problemAt } = content;
  const named = (found: FoundLeaf, key: string): Named => ({
    key,
    name: found.leaf.fieldKind.kind === "path" ? "address" : found.leaf.fieldKind.kind,
    problemAt: (message) => problemAt(found.entry, found.leaf, message),
  });
  // The address of an MDX file comes from its slug.
  const paths = leavesOf("path").filter(({ entry }) => !entry.entity.frontmatter);
  const names = [...paths, ...leavesOf("slug")].map((found) => named(found, keyOf(found)));
  const places = entries.flatMap((page) =>
    placesOn(page, content).map((found) => named(found, `${page.source.file} #${found.text}`)),
  );
  const fields = entries.flatMap(({ entity, value, source, at }) =>
    uniqueFields.flatMap(([type, field, name]): Named[] => {
      const own = valueAt(value, [field]);
      return entity.type !== type || own === undefined
        ? []
        : [
            {
              key: `${type} ${field} ${comparable(own)}`,
              name,
              problemAt: (message) => source.problemAt([...at, field], message),
            },
          ];
    }),
  );
  return repeats([...names, ...places, ...fields]);
}

/** Entries that are twice in a list, or have the name of another entry, which is their key in React. */
export function repeatProblems({ value: content, problemAt }: Source): Problem[] {
  const within = (value: unknown, at: JSONPath): Problem[] => {
    // The words and links of a long text may repeat.
    if (typeof value !== "object" || value === null || at[0] === "body") return [];
    const isList = Array.isArray(value);
    const inner = Object.entries(value).flatMap(([key, item]) =>
      within(item, [...at, isList ? Number(key) : key]),
    );
    if (!isList) return inner;
    const entries = value.flatMap((entry, index): Named[] => {
      const has = (name: string) => typeof valueAt(entry, [name]) === "string";
      // These are checked above.
      if (["slug", "anchor", "from"].some(has)) return [];
      const key = ["title", "label", "name", "aspect"].find(has);
      return [
        {
          key: `${key} ${JSON.stringify(key ? valueAt(entry, [key]) : entry)}`,
          name: key ?? "entry in this list",
          problemAt: (message) => problemAt([...at, index, ...(key ? [key] : [])], message),
        },
      ];
    });
    return [...repeats(entries), ...inner];
  };
  return within(content, []);
}
