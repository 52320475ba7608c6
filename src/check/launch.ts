import type { JSONPath } from "jsonc-parser";
import { isPlaceholder } from "../shared/placeholder";
import { byPlace } from "./problems";
import { contentFiles } from "./rules/files";
import { readSource } from "./source";

const valuesIn = (value: unknown, at: JSONPath = []): [at: JSONPath, value: unknown][] => [
  [at, value],
  ...(typeof value === "object"
    ? Object.entries(Object(value)).flatMap(([key, inner]) =>
        valuesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

/** What must still be filled in before the site goes public, in a `data` folder with valid content. */
export function launchProblems(folder: string) {
  const missing = (
    file: string,
    isMissing: (part: Record<string, unknown>, text: string) => unknown,
    message: string,
    ...field: string[]
  ) => {
    const { value, problemAt } = readSource(folder, file);
    return valuesIn(value)
      .filter(([, part]) => isMissing(Object(part), typeof part === "string" ? part : ""))
      .map(([at]) => problemAt([...at, ...field], message));
  };
  return [
    ...["site.json", "integrations.json"].flatMap((file) =>
      missing(
        file,
        (_, text) => isPlaceholder(text),
        "still a placeholder; fill in the real one before the launch",
      ),
    ),
    ...missing(
      "integrations.json",
      ({ watchAddress, uploadDate }) => watchAddress && !uploadDate,
      "not filled in yet; search engines list no video without its date",
      "uploadDate",
    ),
    ...missing(
      "site.json",
      ({ contact, expires }) => contact && !(new Date(`${expires}T23:59:59Z`) >= new Date()),
      "not filled in yet, or in the past; /.well-known/security.txt needs it",
      "expires",
    ),
    ...missing(
      "stats.json",
      ({ slug, source, origin }) => slug && !source && origin !== "design",
      "not filled in yet; /evidence says that it can be asked for",
      "source",
    ),
    ...["faq.json", ...contentFiles(folder, "pages/")].flatMap((file) =>
      missing(
        file,
        ({ slug, question, answer }) => slug && question && !answer,
        "not answered yet; answer or remove it",
        "answer",
      ),
    ),
  ].sort(byPlace);
}
