import { posix } from "node:path";
import { formatProblem, type Problem } from "../../src/content/problems";
import { fieldName, position } from "../../src/content/textPlace";
import type { Mistake } from "./mistakes";

/** What the check reports about a file with a mistake. */
interface Report {
  file: string;
  /** The name of the file's entries in problems, if the file is a list. */
  listName: string | undefined;
  problems: readonly Problem[];
}

/** Whether a problem says that another place disagrees with a file. */
const isAbout = (file: string, { message }: Problem): boolean => message.includes(`data/${file}`);

/**
 * Judges the check's report of a mistake.
 * @returns what is wrong with the report; undefined if it names the place and field once, or if the mistake is harmless
 */
export function verdict(
  mistake: Mistake,
  { problems, file, listName }: Report,
): string | undefined {
  const name = fieldName(listName ? [listName, ...mistake.field] : mistake.field);
  const { line, column } = position(mistake.text, mistake.offset);
  const wrong = (words: string) =>
    `${mistake.kind} at data/${file}:${line}:${column} ${name}: ${words} ${problems.slice(0, 4).map(formatProblem).join(" | ")}`;

  if (problems.length === 0) return mistake.harmless ? undefined : wrong("accepted");
  const parent = name.replace(/\.?[^.[]+$|\[\d+\]$/, "");
  const key = String(mistake.field.at(-1));
  const isOwn = (problem: Problem) =>
    problem.file === file &&
    problem.field === name &&
    problem.line === line &&
    problem.column === column;
  const isInside = (problem: Problem) =>
    mistake.within && problem.file === file && problem.field.startsWith(name);
  // A neighbor that no longer fits, such as the highlight of a title.
  const isNeighbor = ({ field, message }: Problem) =>
    field.startsWith(`${parent}.`) && new RegExp(`\\b${key}\\b`).test(message);
  const isUnused = ({ file: unused, message }: Problem) =>
    mistake.uses.some(
      (use) =>
        (message.startsWith("no") && message.includes(`"${use}"`)) ||
        posix.basename(unused) === posix.basename(use),
    );
  const isEcho = (problem: Problem) => isUnused(problem) || isAbout(file, problem);
  const isConsequence = (problem: Problem) =>
    isEcho(problem) ||
    mistake.concerns.some((word) => problem.message.includes(word)) ||
    isNeighbor(problem);

  const own = problems.filter(isOwn);
  const others = problems.filter((problem) => !isOwn(problem) && !isInside(problem));
  if (own.length > 1) return wrong("reported more than once:");
  if (others.some((problem) => !isConsequence(problem))) return wrong("reported elsewhere:");
  if (
    own.length === 1 &&
    others.some((problem) => !isNeighbor(problem) && !isEcho(problem) && !mistake.within)
  )
    return wrong("reported with its echo:");
  if (own[0] && mistake.says && !mistake.says.test(own[0].message))
    return wrong("not reported clearly:");
  return undefined;
}
