import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EditableContent } from "./editableContent";

/** One diff of `docs/content.md`. */
export interface DocumentedChange {
  /** The file that it changes or copies, below `data/`. */
  from: string;
  /** Where the result goes, below `data/`. */
  to: string;
  lines: string[];
  /** The lines of the check's output that the document shows after the diff. */
  reported: string[];
}

/** A section of `docs/content.md` that changes files. */
export interface DocumentedExample {
  title: string;
  changes: DocumentedChange[];
}

/** Marks text that an example leaves out. */
const leftOut = "…";

function changesIn(section: string): DocumentedChange[] {
  const changes: DocumentedChange[] = [];
  for (const [, language, text = ""] of section.matchAll(/^```(\w*)\n([\s\S]*?)\n```$/gm)) {
    if (language === "diff") {
      const [, from, to, body] =
        /^--- data\/(\S+)\n\+\+\+ data\/(\S+)\n([\s\S]+)$/.exec(text) ?? [];
      if (!from || !to || !body)
        throw new Error(
          `docs/content.md: expected lines with --- and +++ that name a file of data/, got\n${text}`,
        );
      changes.push({ from, to, lines: body.split("\n"), reported: [] });
    } else if (language === "") changes.at(-1)?.reported.push(...text.split("\n"));
  }
  return changes;
}

/** The examples of `docs/content.md`, in order. */
export const documentedExamples = (): DocumentedExample[] =>
  readFileSync(join(__dirname, "../../docs/content.md"), "utf8")
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ title: section.split("\n")[0] ?? "", changes: changesIn(section) }))
    .filter(({ changes }) => changes.length > 0);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Replaces each `…` in a line with the text found in its place. */
function filled(line: string, found: string[]): string {
  return line.replaceAll(leftOut, () => {
    const text = found.shift();
    if (text === undefined)
      throw new Error(`docs/content.md leaves out what was not there before: ${line}`);
    return text;
  });
}

/**
 * Makes a documented change.
 * @throws if the file doesn't contain the document's lines exactly once
 */
export function applyChange({ from, to, lines }: DocumentedChange, files: EditableContent): void {
  // "-" and " " mark lines of the file, "+" marks added lines, and "…" alone is any number of lines.
  const old = lines.filter((line) => !line.startsWith("+"));
  const pattern = old.map((line) =>
    line === leftOut
      ? "((?:.*\\n)*?)"
      : `${line.slice(1).split(leftOut).map(escaped).join("(.*)")}\\n`,
  );
  const text = files.read(from);
  const [match, ...more] = text.matchAll(new RegExp(`^${pattern.join("")}`, "gm"));
  if (!match || more.length > 0) {
    throw new Error(
      `docs/content.md: expected these lines once in data/${from}, found ${match ? more.length + 1 : 0}:\n${old.join("\n")}`,
    );
  }
  const found = match.slice(1);
  // Added lines can reuse what the removed lines before them leave out.
  let removed: string[] = [];
  let result = "";
  for (const line of lines) {
    const own = found.splice(0, line.startsWith("+") ? 0 : line.split(leftOut).length - 1);
    if (line.startsWith("-")) removed.push(...own);
    else if (line === leftOut) result += own.join("");
    else {
      result += `${filled(line.slice(1), line.startsWith("+") ? removed : own)}\n`;
      if (!line.startsWith("+")) removed = [];
    }
  }
  files.write(to, text.slice(0, match.index) + result + text.slice(match.index + match[0].length));
}
