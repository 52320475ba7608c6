import { fillPlaceholders } from "../../fields/tokens";
import type { Problem } from "../problems";
import { valueAt } from "../schemaFields";
import { searchLengths } from "../schemas/metadata";
import { tokenValues } from "../tokenValues";
import type { Content } from "./entries";
import { validSources } from "./unknownTokens";

/** Titles and descriptions that search results shorten (`warn` gets the titles), or that two pages share. */
export function titleAndDescriptionProblems(
  content: Content,
  warn: (problem: Problem) => void,
): Problem[] {
  const tokens = tokenValues(validSources(content));
  const pages = content.entries.filter(({ entity }) => entity.address !== undefined);
  return (["title", "description"] as const).flatMap((field) => {
    const [least, most] = searchLengths[field];
    const seen = new Map<string, string>();
    return pages.flatMap(({ value, source, at }) => {
      const written = valueAt(value, ["metadata", field]);
      const text = fillPlaceholders(`${written}`, tokens);
      // A token without a value is reported as such, or its file is.
      if (typeof written !== "string" || text.includes("{")) return [];
      const first = seen.get(text);
      seen.set(text, first ?? source.file);
      const problem = (message: string) => source.problemAt([...at, "metadata", field], message);
      const problems = first
        ? [problem(`data/${first} has the same ${field}; give each page its own`)]
        : [];
      if (text.length >= least && text.length <= most) return problems;
      const misfit = problem(
        `expected ${least} to ${most} characters, got ${text.length} ("${text}")`,
      );
      if (field === "description" || text.length < least) return [misfit, ...problems];
      warn(misfit);
      return problems;
    });
  });
}
