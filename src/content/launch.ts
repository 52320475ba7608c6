import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JSONPath } from "jsonc-parser";
import { contentFiles } from "./checks/files";
import { byPlace, type Problem } from "./problems";
import { isRecord, valueAt } from "./schemaFields";
import { readSource, type Source } from "./source";

/** Every value in a file with its place, however deep. */
const valuesIn = (value: unknown, at: JSONPath = []): [at: JSONPath, value: unknown][] => [
  [at, value],
  ...(typeof value === "object"
    ? Object.entries(Object(value)).flatMap(([key, inner]) =>
        valuesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

/** Placeholder hosts and ids, which the owner replaces with real ones before the launch. */
const placeholderProblems = ({ value, problemAt }: Source): Problem[] =>
  valuesIn(value)
    .filter(([, text]) => typeof text === "string" && /\.example(\/|$)|-document-id$/.test(text))
    .map(([at]) => problemAt(at, "still a placeholder; fill in the real one before the launch"));

/** A date that is not filled in, or has passed although it must not. */
function dateProblem({ value, problemAt }: Source, at: JSONPath, why: string, last = false) {
  const date = valueAt(value, at);
  if (date === undefined) return [problemAt(at, `not filled in yet; ${why}`)];
  return last && new Date(`${date}T23:59:59Z`) < new Date()
    ? [problemAt(at, `the date ${date} has passed; ${why}`)]
    : [];
}

const figuresWithoutSource = ({ value, problemAt }: Source): Problem[] =>
  (value as { source?: object }[]).flatMap(({ source }, index) =>
    source
      ? []
      : [problemAt([index, "source"], "not filled in yet; /evidence says that it follows")],
  );

const questionsWithoutAnswer = ({ value, problemAt }: Source): Problem[] =>
  valuesIn(value)
    .filter(([, part]) => isRecord(part) && part.slug && part.question && !part.answer)
    .map(([at]) => problemAt([...at, "answer"], "not answered yet; answer or remove it"));

/** A brand that changed after its logo was drawn, which has the brand as its title. */
function drawnBefore({ value, problemAt }: Source, folder: string): Problem[] {
  const logo = join(folder, "../static/press/logo.svg");
  const title = existsSync(logo) && /<title>([^<]*)/.exec(readFileSync(logo, "utf8"))?.[1];
  return title && title !== valueAt(value, ["brand"])
    ? [
        problemAt(
          ["brand"],
          `static/press and data/images/share.png still show "${title}"; run \`npm run images -- press share\`, or ask a developer to`,
        ),
      ]
    : [];
}

/**
 * What must still be filled in before the site goes public.
 * @param folder the `data` folder, with valid content
 * @returns one problem for each gap, ordered by file and place
 */
export function launchProblems(folder: string): Problem[] {
  const read = (file: string) => readSource(folder, file);
  const site = read("site.json");
  const integrations = read("integrations.json");
  const video = ["introductionVideo", "uploadDate"];
  return [
    ...[site, integrations].flatMap(placeholderProblems),
    ...dateProblem(integrations, video, "search engines list no video without its date"),
    ...dateProblem(site, ["security", "expires"], "/.well-known/security.txt needs it", true),
    ...drawnBefore(site, folder),
    ...figuresWithoutSource(read("stats.json")),
    ...contentFiles(folder, "pages/").map(read).flatMap(questionsWithoutAnswer),
  ].sort(byPlace);
}
