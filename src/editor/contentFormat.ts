import { z } from "zod";
import { describeIssues } from "../content/describeIssue";
import { type EditedFormat, pictureFolder } from "../content/editorEntries";
import { fieldKinds } from "../content/fields";
import type { Problem } from "../content/problems";
import { fieldName } from "../content/textPlace";
import { curlyQuotes } from "../content/textRules";
import { isRecord, memberOf, unwrap } from "../content/walk";
import { isEqual, writeJson } from "../content/writeJson";
import { parseMdxFile, textProblems, writeMdxFile } from "./mdxFile";

/** Digits that stand for an amount. "0" stays a text: the content writes it so where something is free. */
const amount = /^(?!0$)\d+(\.\d+)?$/;

/**
 * Makes of the editor's value what belongs into a file: fields in the order of the schema, amounts as numbers, curly quotes in
 * place of the straight ones of keyboards, and the lists that the schema needs, because the editor leaves out every empty one.
 * The editor names a picture by its path in the project, a file by the path from its own folder.
 */
function stored(schema: z.core.$ZodType, value: unknown, pictures: string): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion)
    return stored(memberOf(inner, value) ?? z.unknown(), value, pictures);
  if (inner instanceof z.ZodArray) {
    if (value === undefined && schema === inner) return [];
    return Array.isArray(value)
      ? value.map((item) => stored(inner.element, item, pictures))
      : value;
  }
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const known = Object.entries(inner.shape).map(
      ([key, field]) => [key, stored(field, value[key], pictures)] as const,
    );
    const present = known.filter(([, item]) => item !== undefined);
    return {
      ...Object.fromEntries(present),
      ...Object.fromEntries(Object.entries(value).filter(([key]) => !(key in inner.shape))),
    };
  }
  if (typeof value !== "string") return value;
  const kind = fieldKinds.get(inner)?.kind;
  if (kind === "image" && value.startsWith(`${pictureFolder}/`))
    return pictures + value.slice(pictureFolder.length);
  if (kind === "text") return curlyQuotes(value);
  return kind === "price" && amount.test(value) ? Number(value) : value;
}

/** What the check says of an entry by itself, in a line for each field. */
function refusals(schema: z.ZodObject, entry: unknown, at: (string | number)[]): string[] {
  const { error } = schema.safeParse(entry);
  const problemAt = (path: (string | number)[], message: string): Problem => ({
    file: "",
    line: 0,
    column: 0,
    field: fieldName(path),
    message,
  });
  const source = { file: "", value: entry, syntaxProblems: [], problemAt };
  return error
    ? describeIssues(error.issues, { schema, entry, at, source }).map(
        ({ field, message }) => `${field}: ${message}`,
      )
    : [];
}

/** How many values two entries have in common at the top. */
function likeness(a: unknown, b: unknown): number {
  if (!isRecord(a) && !Array.isArray(a)) return 0;
  return Object.entries(a).filter(([key, value]) => isEqual(value, Object(b)[key])).length;
}

/** The syntax of a kind of file. */
interface Syntax {
  parse: (text: string) => unknown;
  /** Writes a value in the form of an earlier text, which is empty if there is none. */
  write: (value: unknown, earlier: string) => string;
  /** What is wrong with a text apart from its fields. */
  problems: (text: string) => string[];
}

const json: Syntax = { parse: JSON.parse, write: writeJson, problems: () => [] };
const mdx: Syntax = { parse: parseMdxFile, write: writeMdxFile, problems: textProblems };

/** Refuses to save; the editor shows the cause of an error with this message. */
function refuse(problems: string[]): void {
  if (problems.length > 0)
    throw new Error("saving_failed", { cause: new Error(problems.join("\n")) });
}

/**
 * The format of the files of an entity. Writes an edited file so that only the lines of changed values change. To do so, it
 * keeps the texts that it read: the editor doesn't say which file it writes, so the text that is most like the new one is the
 * earlier one.
 */
export function contentFormat({ format, extension, schema, list, pictures }: EditedFormat) {
  const { parse, write, problems } = extension === "mdx" ? mdx : json;
  const texts = new Map<string, unknown>();
  return {
    fromFile: (text: string): unknown => {
      const value = parse(text);
      texts.set(text, value);
      return value;
    },
    /** @throws with the words of the check when a value isn't valid */
    toFile: (edited: unknown): string => {
      const value = stored(list ? z.array(schema) : schema, edited, pictures);
      refuse(
        list && Array.isArray(value)
          ? value.flatMap((entry, index) => refusals(schema, entry, [format, index]))
          : refusals(schema, value, []),
      );
      const [earlier = ""] = [...texts].reduce<readonly [string, unknown]>(
        (best, candidate) =>
          likeness(value, candidate[1]) > likeness(value, best[1]) ? candidate : best,
        ["", undefined],
      );
      const text = write(value, earlier);
      refuse(problems(text));
      texts.set(text, value);
      return text;
    },
  };
}
