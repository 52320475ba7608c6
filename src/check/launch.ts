import type { JSONPath } from "jsonc-parser";
import { isRecord } from "../schema/schemaFields";
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
    isMissing: (value: unknown) => unknown,
    message: string,
    ...field: string[]
  ) => {
    const { value, problemAt } = readSource(folder, file);
    return valuesIn(value)
      .filter(([, found]) => isMissing(found))
      .map(([at]) => problemAt([...at, ...field], message));
  };
  return [
    ...["site.json", "integrations.json"].flatMap((file) =>
      missing(
        file,
        (text) => typeof text === "string" && isPlaceholder(text),
        "still a placeholder; fill in the real one before the launch",
      ),
    ),
    ...missing(
      "integrations.json",
      (part) => isRecord(part) && part.watchAddress && !part.uploadDate,
      "not filled in yet; search engines list no video without its date",
      "uploadDate",
    ),
    ...missing(
      "site.json",
      (part) =>
        isRecord(part) && part.contact && !(new Date(`${part.expires}T23:59:59Z`) >= new Date()),
      "not filled in yet, or in the past; /.well-known/security.txt needs it",
      "expires",
    ),
    ...missing(
      "stats.json",
      (part) => isRecord(part) && part.slug && !part.source && part.origin !== "design",
      "not filled in yet; /evidence says that it can be asked for",
      "source",
    ),
    ...["faq.json", ...contentFiles(folder, "pages/")].flatMap((file) =>
      missing(
        file,
        (part) => isRecord(part) && part.slug && part.question && !part.answer,
        "not answered yet; answer or remove it",
        "answer",
      ),
    ),
  ].sort(byPlace);
}
