import type { JSONPath } from "jsonc-parser";
import { byPlace, type Problem } from "./problems";
import { readSource } from "./source";

/** Hosts and ids that stand for real ones which the owner has yet to fill in. */
const standIn = /\.example(\/|$)|-document-id$/;

const placeholders = (value: unknown, at: JSONPath): JSONPath[] => {
  if (typeof value === "string") return standIn.test(value) ? [at] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => placeholders(inner, [...at, key]));
};

/** What the site does without until it is known. */
const awaited: { file: string; at: JSONPath; message: string }[] = [
  {
    file: "integrations.json",
    at: ["introductionVideo", "uploadDate"],
    message: "not filled in yet; without the day it was published, search engines are not told of the video",
  },
  {
    file: "site.json",
    at: ["security", "expires"],
    message: "not filled in yet; without the day until which the contact holds, there is no /.well-known/security.txt",
  },
];

const valueAt = (value: unknown, at: JSONPath): unknown =>
  at.reduce<unknown>((inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined), value);

/**
 * What is still to be filled in before the site can go public.
 * @param folder the `data` folder
 */
export function launchProblems(folder: string): Problem[] {
  return ["site.json", "integrations.json"]
    .flatMap((file) => {
      const source = readSource(folder, file);
      return [
        ...placeholders(source.value, []).map((at) => source.problemAt(at, "still a stand-in; fill in the real one before launch")),
        ...awaited
          .filter((field) => field.file === file && valueAt(source.value, field.at) === undefined)
          .map(({ at, message }) => source.problemAt(at, message)),
      ];
    })
    .sort(byPlace);
}
