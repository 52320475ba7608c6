import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JSONPath } from "jsonc-parser";
import { contentFiles } from "./checks/files";
import { byPlace, type Problem } from "./problems";
import { readSource, type Source } from "./source";
import { valueAt } from "./walk";

/** Placeholder hosts and ids, which the owner replaces with real ones before the launch. */
const standIn = /\.example(\/|$)|-document-id$/;

const placeholders = (value: unknown, at: JSONPath = []): JSONPath[] => {
  if (typeof value === "string") return standIn.test(value) ? [at] : [];
  return Object.entries(Object(value)).flatMap(([key, inner]) => placeholders(inner, [...at, key]));
};

const placeholderProblems = ({ value, problemAt }: Source) =>
  placeholders(value).map((at) =>
    problemAt(at, "still a placeholder; fill in the real one before the launch"),
  );

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
      : [
          problemAt(
            [index, "source"],
            "not filled in yet; /evidence says that the source of this figure follows",
          ),
        ],
  );

/** The questions without an answer in a file, however deep. */
function questionsWithoutAnswer({ value, problemAt }: Source): Problem[] {
  const within = (part: unknown, at: JSONPath): Problem[] => {
    const { kind, items } = Object(part) as { kind?: string; items?: { answer?: string }[] };
    if (kind !== "questions" || !items)
      return Object.entries(Object(part)).flatMap(([key, inner]) =>
        typeof inner === "object" ? within(inner, [...at, key]) : [],
      );
    return items.flatMap(({ answer }, index) =>
      answer
        ? []
        : [problemAt([...at, "items", index, "answer"], "not answered yet; answer or remove it")],
    );
  };
  return within(value, []);
}

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
  const pages = contentFiles(folder).filter((file) => file.startsWith("pages/"));
  const video = ["introductionVideo", "uploadDate"];
  return [
    ...[site, integrations].flatMap(placeholderProblems),
    ...dateProblem(integrations, video, "search engines list no video without its date"),
    ...dateProblem(site, ["security", "expires"], "/.well-known/security.txt needs it", true),
    ...drawnBefore(site, folder),
    ...figuresWithoutSource(read("stats.json")),
    ...pages.map(read).flatMap(questionsWithoutAnswer),
  ].sort(byPlace);
}
