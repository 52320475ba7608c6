import { searchLengths } from "../../schema/entries/metadata";
import { valueAt } from "../../schema/schemaFields";
import { fillPlaceholders } from "../../shared/tokens";
import { type Content, isPage } from "../entries";
import { mismatch } from "../messages";
import type { Location, Problem } from "../problems";
import { tokensOf } from "../tokens";

/** What search results show of a page. */
export const searchFields = ["title", "description"] as const;

export type SearchField = (typeof searchFields)[number];

/** A title or description, with its tokens filled in. */
interface SearchText {
  field: SearchField;
  text: string;
  location(): Location;
  problem(message: string): Problem;
}

/** The titles and descriptions that search results show, with their tokens filled in. */
export function searchTexts(content: Content): SearchText[] {
  const tokens = tokensOf(content);
  return content.entries.filter(isPage).flatMap((entry) =>
    searchFields.flatMap((field) => {
      const value = valueAt(entry.value, ["metadata", field]);
      const text = fillPlaceholders(`${value}`, tokens);
      // A token without a value is reported as such, or its file is.
      if (typeof value !== "string" || text.includes("{")) return [];
      const problem = (message: string) =>
        entry.contentFile.problemAt(["metadata", field], message);
      return [{ field, text, location: () => problem(""), problem }];
    }),
  );
}

const wrongLength = (field: SearchField, length: number): string => {
  const [least, most] = searchLengths[field];
  return mismatch(`expected ${least} to ${most} characters`, length);
};

/** Says what is wrong with the length of a title or description, with its tokens filled in. A long title is no mistake. */
export function lengthMistake(field: SearchField, { length }: string): string | undefined {
  const [least, most] = searchLengths[field];
  const isWrong = length < least || (field === "description" && length > most);
  return isWrong ? wrongLength(field, length) : undefined;
}

/** Says that search results shorten a title, if they do. */
export const longTitle = ({ length }: string): string | undefined =>
  length > searchLengths.title[1] ? wrongLength("title", length) : undefined;

/** The titles and descriptions of a wrong length. */
export const lengthProblems = (content: Content): Problem[] =>
  searchTexts(content).flatMap(({ field, text, problem }) => {
    const mistake = lengthMistake(field, text);
    return mistake ? [problem(mistake)] : [];
  });

/** The titles that search results shorten: unwise, but right. */
export const longTitles = (content: Content): Problem[] =>
  searchTexts(content).flatMap(({ field, text, problem }) => {
    const long = field === "title" && longTitle(text);
    return long ? [problem(long)] : [];
  });
