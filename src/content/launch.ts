import type { JSONPath } from "jsonc-parser";
import { byPlace, type Problem } from "./problems";
import { readSource } from "./source";
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
    message: "not filled in yet; fill in the day on which the video was published, because search engines list no video without it",
  },
  {
    file: "site.json",
    at: ["security", "expires"],
    message: "not filled in yet; fill in the last day on which the contact is valid, because /.well-known/security.txt needs it",
  },
];

/**
 * What must still be filled in before the site goes public.
 * @param folder the `data` folder
 * @returns one problem for each placeholder and for each missing field, ordered by file and place
 */
export function launchProblems(folder: string): Problem[] {
  return ["site.json", "integrations.json"]
    .flatMap((file) => {
      const source = readSource(folder, file);
      return [
        ...placeholders(source.value, []).map((at) => source.problemAt(at, "still a placeholder; fill in the real one before the launch")),
        ...awaited
          .filter((field) => field.file === file && valueAt(source.value, field.at) === undefined)
          .map(({ at, message }) => source.problemAt(at, message)),
      ];
    })
    .sort(byPlace);
}
