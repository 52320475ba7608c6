import type { JSONPath } from "jsonc-parser";
import { type Problem, problemPlace } from "../problems";
import type { Source } from "../source";
import { valueAt } from "../walk";
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
const uniqueFields: { type: string; at: string[]; name: string }[] = [
  { type: "Redirect", at: ["from"], name: "old address" },
  { type: "Debate", at: ["question"], name: "question" },
  { type: "FaqItem", at: ["question"], name: "question" },
  { type: "Guide", at: ["title"], name: "title" },
  { type: "ScenarioPage", at: ["number"], name: "number" },
  { type: "ScenarioPage", at: ["hero", "title"], name: "heading" },
  { type: "ScenarioPage", at: ["useCase", "title"], name: "title" },
  { type: "ScenarioPage", at: ["summary", "title"], name: "title" },
];

/** What readers take for the same: case, spaces and punctuation don't count. */
const comparable = (value: unknown): string =>
  `${value}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}/%]+/gu, " ")
    .trim();

/** Addresses, slugs, anchors, and other fields that two entries share, for example because one is a copy of the other. */
export function duplicateProblems(content: Content): Problem[] {
  const { entries, leavesOf, problemAt } = content;
  // The address of an MDX file comes from its slug.
  const paths = leavesOf("path").filter(({ entry }) => !entry.entity.frontmatter);
  const named = (found: FoundLeaf, key: string): Named => ({
    key,
    name: found.leaf.fieldKind.kind === "path" ? "address" : found.leaf.fieldKind.kind,
    problemAt: (message) => problemAt(found.entry, found.leaf, message),
  });
  const names = [...paths, ...leavesOf("slug")].map((found) => named(found, keyOf(found)));
  const places = entries.flatMap((page) =>
    placesOn(page, content).map((found) => named(found, `${page.source.file} #${found.text}`)),
  );
  const fields = uniqueFields.flatMap(({ type, at, name }) =>
    entries
      .filter(({ entity, value }) => entity.type === type && valueAt(value, at) !== undefined)
      .map(
        (entry): Named => ({
          key: `${type} ${at} ${comparable(valueAt(entry.value, at))}`,
          name,
          problemAt: (message) => entry.source.problemAt([...entry.at, ...at], message),
        }),
      ),
  );
  return repeats([...names, ...places, ...fields]);
}

/** The fields that identify an entry of a list. The first three are checked above. */
const listNames = ["slug", "anchor", "from", "title", "label", "name", "aspect"];

/** Entries that are twice in a list, or have the name of another entry, which is their key in React. */
export function repeatProblems({ value: content, problemAt }: Source): Problem[] {
  const within = (value: unknown, at: JSONPath): Problem[] => {
    if (typeof value !== "object" || value === null) return [];
    const inner = Object.entries(value).flatMap(([key, item]) =>
      within(item, [...at, Array.isArray(value) ? Number(key) : key]),
    );
    // The words and links of a long text may repeat.
    if (!Array.isArray(value) || at[0] === "body") return inner;
    const entries = value.flatMap((entry, index): Named[] => {
      const key = listNames.find((name) => typeof valueAt(entry, [name]) === "string");
      if (key && listNames.indexOf(key) < 3) return [];
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
