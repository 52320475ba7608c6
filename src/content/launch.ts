import type { JSONPath } from "jsonc-parser";
import { contentFiles } from "./checks/files";
import { byPlace, type Problem } from "./problems";
import { readSource, type Source } from "./source";
import { valueAt } from "./walk";

/** Placeholder hosts and ids, which the owner replaces with real ones before the launch. */
const standIn = /\.example(\/|$)|-document-id$/;

const placeholders = (value: unknown, at: JSONPath): JSONPath[] => {
  if (typeof value === "string") return standIn.test(value) ? [at] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, [...at, key]));
};

/** Optional fields that the site needs for all of its features. */
const awaited: { file: string; at: JSONPath; message: string }[] = [
  {
    file: "integrations.json",
    at: ["introductionVideo", "uploadDate"],
    message:
      "not filled in yet; fill in the day on which the video was published, because search engines list no video without it",
  },
  {
    file: "site.json",
    at: ["security", "expires"],
    message:
      "not filled in yet; fill in the last day on which the contact is valid, because /.well-known/security.txt needs it",
  },
];

const figuresWithoutSource = ({ value, problemAt }: Source): Problem[] =>
  (value as { source?: object }[]).flatMap(({ source }, index) =>
    source
      ? []
      : [
          problemAt(
            [index, "source"],
            "not filled in yet; fill in where the figure comes from, because /evidence says that its source follows",
          ),
        ],
  );

/** The questions without an answer in a file, however deep. */
const questionsWithoutAnswer = ({ value, problemAt }: Source): Problem[] => {
  const within = (part: unknown, at: JSONPath): Problem[] => {
    if (typeof part !== "object" || part === null) return [];
    const { kind, items } = part as {
      kind?: string;
      items?: { question: string; answer?: string }[];
    };
    if (kind !== "questions" || !items)
      return Object.entries(part).flatMap(([key, inner]) => within(inner, [...at, key]));
    return items.flatMap(({ question, answer }, index) =>
      answer
        ? []
        : [
            problemAt(
              [...at, "items", index, "answer"],
              `not answered yet ("${question}"); answer it, or take the question out`,
            ),
          ],
    );
  };
  return within(value, []);
};

/**
 * What must still be filled in before the site goes public.
 * @param folder the `data` folder, with valid content
 * @returns one problem for each placeholder and for each missing field, source or answer, ordered by file and place
 */
export function launchProblems(folder: string): Problem[] {
  const read = (file: string) => readSource(folder, file);
  const pages = contentFiles(folder).filter((file) => file.startsWith("pages/"));
  return ["site.json", "integrations.json"]
    .flatMap((file) => {
      const source = read(file);
      return [
        ...placeholders(source.value, []).map((at) =>
          source.problemAt(at, "still a placeholder; fill in the real one before the launch"),
        ),
        ...awaited
          .filter((field) => field.file === file && valueAt(source.value, field.at) === undefined)
          .map(({ at, message }) => source.problemAt(at, message)),
      ];
    })
    .concat(
      figuresWithoutSource(read("stats.json")),
      pages.map(read).flatMap(questionsWithoutAnswer),
    )
    .sort(byPlace);
}
