import { searchLengths } from "../../schema/entries/metadata";
import { valueAt } from "../../schema/schemaFields";
import { fillPlaceholders } from "../../shared/tokens";
import type { Content } from "../entries";
import { mismatch } from "../messages";
import type { Problem } from "../problems";
import { tokensOf } from "../tokens";

/** A title or description, with its tokens filled in. */
interface SearchText {
  field: "title" | "description";
  text: string;
  problem(message: string): Problem;
}

/** The titles and descriptions that search results show, with their tokens filled in. */
export function searchTexts(content: Content): SearchText[] {
  const tokens = tokensOf(content);
  const pages = content.entries.filter(({ entity }) => entity.pathPrefix !== undefined);
  return pages.flatMap((entry) =>
    (["title", "description"] as const).flatMap((field) => {
      const value = valueAt(entry.value, ["metadata", field]);
      const text = fillPlaceholders(`${value}`, tokens);
      // A token without a value is reported as such, or its file is.
      if (typeof value !== "string" || text.includes("{")) return [];
      const problem = (message: string) =>
        entry.contentFile.problemAt(["metadata", field], message);
      return [{ field, text, problem }];
    }),
  );
}

/** Says what is wrong with the length of a title or description, with its tokens filled in; only a long title is no mistake. */
export function misfitOf(
  field: keyof typeof searchLengths,
  { length }: string,
): { message: string; isMistake: boolean } | undefined {
  const [least, most] = searchLengths[field];
  if (length >= least && length <= most) return undefined;
  const message = mismatch(`expected ${least} to ${most} characters`, length);
  return { message, isMistake: field === "description" || length < least };
}

/** Titles and descriptions that search results shorten; `warn` gets the titles. */
export const lengthProblems = (content: Content, warn: (problem: Problem) => void): Problem[] =>
  searchTexts(content).flatMap(({ field, text, problem }) => {
    const misfit = misfitOf(field, text);
    if (misfit?.isMistake) return [problem(misfit.message)];
    if (misfit) warn(problem(misfit.message));
    return [];
  });
