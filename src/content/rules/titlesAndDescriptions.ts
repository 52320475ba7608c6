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

/** Titles and descriptions that search results shorten; `warn` gets the titles. */
export const lengthProblems = (content: Content, warn: (problem: Problem) => void): Problem[] =>
  searchTexts(content).flatMap(({ field, text, problem }) => {
    const [least, most] = searchLengths[field];
    if (text.length >= least && text.length <= most) return [];
    const misfit = problem(mismatch(`expected ${least} to ${most} characters`, text.length));
    if (field === "description" || text.length < least) return [misfit];
    warn(misfit);
    return [];
  });
