import type { z } from "zod";
import type { guide } from "../schema/entries/guides";
import { valueAt } from "../schema/schemaFields";
import { withoutLinks } from "../shared/textLinks";

/** A line of what a page looks like from afar. */
export interface OutlineLine {
  /** What stands before it, such as the minutes of a plan, the box of a checklist or a number. */
  mark: string | null;
  text: string;
  lang: string | null;
}

type Body = z.infer<typeof guide>["body"];

/** More lines would not fit next to the words about a guide. */
const mostLines = 8;

/** Fewer numbered headings, or fewer paragraphs that begin in bold letters, are no list. */
const leastSteps = 4;

/** The words in bold letters with which a text begins, without the sign at their end. */
const leadIn = (text: string): string | undefined =>
  /^\*\*(.+?)[.,:]?\*\*/.exec(withoutLinks(text))?.[1];

/** The language of a finished part, null for that of the page. */
export function langOfPart(part: unknown): string | null {
  const lang = valueAt(part, ["lang"]);
  return typeof lang === "string" ? lang : null;
}

/** The language of a text by its place, null for that of the page. */
type LangOfText = (index: number) => string | null;

function allLines({ parts, texts, headings }: Body, langOfText: LangOfText): OutlineLine[] {
  const plan = parts.flatMap((part) =>
    part.component === "Minutes"
      ? [{ mark: `${part.from}–${part.to}`, text: part.title, lang: langOfPart(part) }]
      : [],
  );
  if (plan.length > 0) return plan;
  const steps = headings.flatMap((heading) => {
    const [, mark, text] = /^(\d+)\. (.*)$/.exec(heading.title) ?? [];
    return mark && text ? [{ mark, text, lang: langOfPart(heading) }] : [];
  });
  if (steps.length >= leastSteps) return steps;
  const list = parts.find(({ component }) => component === "Checklist");
  if (list?.component === "Checklist")
    return list.items.map((text) => ({ mark: "☐", text, lang: langOfPart(list) }));
  const rules = texts.flatMap((text, index) => {
    const rule = leadIn(text);
    return rule ? [{ text: rule, lang: langOfText(index) }] : [];
  });
  if (rules.length >= leastSteps)
    return rules.map((rule, index) => ({ mark: `${index + 1}`, ...rule }));
  const deepest = Math.max(0, ...headings.map(({ depth }) => depth));
  return headings
    .filter(({ depth }) => depth === deepest)
    .map((heading) => ({ mark: null, text: heading.title, lang: langOfPart(heading) }));
}

/**
 * Returns what a guide looks like: the plan by the minute that it has, else its numbered steps, its first checklist, its rules, or
 * its headings.
 * @param body what its text contains, finished
 */
export const guideOutline = (body: Body, langOfText: LangOfText): OutlineLine[] =>
  allLines(body, langOfText).slice(0, mostLines);
