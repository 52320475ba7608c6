import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JSONPath } from "jsonc-parser";
import { isPlaceholder } from "../fields/placeholder";
import { contentFiles } from "./checks/files";
import { byPlace, type Problem } from "./problems";
import { isRecord, valueAt } from "./schemaFields";
import { readSource, type Source } from "./source";

const valuesIn = (value: unknown, at: JSONPath = []): [at: JSONPath, value: unknown][] => [
  [at, value],
  ...(typeof value === "object"
    ? Object.entries(Object(value)).flatMap(([key, inner]) =>
        valuesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const valuesThat = (
  { value, problemAt }: Source,
  fits: (value: unknown) => unknown,
  message: string,
  ...field: string[]
): Problem[] =>
  valuesIn(value)
    .filter(([, found]) => fits(found))
    .map(([at]) => problemAt([...at, ...field], message));

/** What must still be filled in before the site goes public, in a `data` folder with valid content. */
export function launchProblems(folder: string): Problem[] {
  const read = (file: string) => readSource(folder, file);
  const site = read("site.json");
  const integrations = read("integrations.json");
  const date = (
    { value, problemAt }: Source,
    at: string[],
    isRight: (day: string) => boolean,
    message: string,
  ) => (isRight(`${valueAt(value, at) ?? ""}`) ? [] : [problemAt(at, message)]);
  // The logo has the brand of the time when it was drawn as its title.
  const logo = join(folder, "../static/press/logo.svg");
  const [, drawn] = (existsSync(logo) && /<title>([^<]*)/.exec(readFileSync(logo, "utf8"))) || [];
  return [
    ...[site, integrations].flatMap((source) =>
      valuesThat(
        source,
        (text) => typeof text === "string" && isPlaceholder(text),
        "still a placeholder; fill in the real one before the launch",
      ),
    ),
    ...date(
      integrations,
      ["introductionVideo", "uploadDate"],
      (day) => day !== "",
      "not filled in yet; search engines list no video without its date",
    ),
    ...date(
      site,
      ["security", "expires"],
      (day) => new Date(`${day}T23:59:59Z`) >= new Date(),
      "not filled in yet, or in the past; /.well-known/security.txt needs it",
    ),
    ...(drawn && drawn !== valueAt(site.value, ["brand"])
      ? [
          site.problemAt(
            ["brand"],
            `static/press and data/images/share.png still show "${drawn}"; run \`npm run images -- press share\`, or ask a developer to`,
          ),
        ]
      : []),
    ...valuesThat(
      read("stats.json"),
      (part) => isRecord(part) && part.slug && !part.source && part.kind !== "design",
      "not filled in yet; /evidence says that it can be asked for",
      "source",
    ),
    ...contentFiles(folder, "pages/")
      .map(read)
      .flatMap((source) =>
        valuesThat(
          source,
          (part) => isRecord(part) && part.slug && part.question && !part.answer,
          "not answered yet; answer or remove it",
          "answer",
        ),
      ),
  ].sort(byPlace);
}
