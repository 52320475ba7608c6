import { fillPlaceholders } from "../../fields/tokens";
import type { Problem } from "../problems";
import { tokenValues } from "../tokenValues";
import type { Content } from "./entries";
import { validSources } from "./tokens";

/** The lengths that search results show in full, in characters. */
const lengths = { title: [15, 60], description: [70, 160] } as const;

interface WithMetadata {
  metadata?: Partial<Record<keyof typeof lengths, unknown>>;
  defaults?: WithMetadata["metadata"];
}

/**
 * Titles and descriptions that are too long or too short for search results, or that two pages share.
 * @param warn called with a title that search results shorten
 */
export function metadataProblems(content: Content, warn: (problem: Problem) => void): Problem[] {
  const { entries, isValid } = content;
  const site = entries.find(({ entity }) => entity.type === "SiteSettings");
  if (!site || !isValid(site.source.file)) return [];
  const tokens = tokenValues(validSources(content));
  const { defaults } = site.value as WithMetadata;
  const pages = entries.filter(({ entity }) => entity.address !== undefined);
  return (["title", "description"] as const).flatMap((field) => {
    const [least, most] = lengths[field];
    const seen = new Map<string, string>();
    return pages.flatMap(({ value, source, at }) => {
      const written = (Object(value) as WithMetadata).metadata ?? defaults;
      const text = fillPlaceholders(`${written?.[field]}`, tokens);
      // A token without a value is reported as such, or its file is.
      if (typeof written?.[field] !== "string" || text.includes("{")) return [];
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
