import type { Problem } from "../problems";
import { valueAt } from "../walk";
import type { Content } from "./entries";

/** Fields that must differ between all entries of a type, in addition to slugs and addresses. */
const uniqueFields: { type: string; at: string[]; name: string }[] = [
  { type: "Debate", at: ["question"], name: "question" },
  { type: "FaqItem", at: ["question"], name: "question" },
  { type: "Guide", at: ["title"], name: "title" },
  { type: "ScenarioPage", at: ["number"], name: "number" },
  { type: "ScenarioPage", at: ["hero", "title"], name: "heading" },
  { type: "ScenarioPage", at: ["useCase", "title"], name: "title" },
  { type: "ScenarioPage", at: ["summary", "title"], name: "title" },
];

/** What two values have in common that readers take for the same: case, spaces and punctuation don't count. */
const comparable = (value: unknown): string =>
  `${value}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{}]+/gu, " ")
    .trim();

/** Questions, numbers and titles that two entries share, for example because one is a copy of the other. */
export const uniqueFieldProblems = ({ entries }: Content): Problem[] =>
  uniqueFields.flatMap(({ type, at, name }) => {
    const seen = new Map<string, Problem>();
    return entries.flatMap((entry) => {
      const value = entry.entity.type === type ? valueAt(entry.value, at) : undefined;
      if (typeof value !== "string" && typeof value !== "number") return [];
      const problemAt = (message: string) => entry.source.problemAt([...entry.at, ...at], message);
      const first = seen.get(comparable(value));
      if (first)
        return [
          problemAt(`data/${first.file}:${first.line} has the same ${name}; write another one`),
        ];
      seen.set(comparable(value), problemAt(""));
      return [];
    });
  });
