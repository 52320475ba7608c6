import { parse, parseDocument } from "yaml";
import { z } from "zod";
import { describeIssues } from "../content/describeIssue";
import { parseMdx } from "../content/mdx/mdxFile";
import { splitFile } from "../content/mdx/tree";
import { fieldName } from "../content/problems";
import { type Entity, fileSchema } from "../schema/entities";
import { fieldRoles } from "../schema/fields";
import { isRecord, schemaOf, schemaOfPart } from "../schema/schemaFields";
import { curlyQuotes } from "../schema/textRules";
import { imageFolder, pathToImages, writtenSchema } from "./editedFiles";

/** Digits that stand for an amount. "0" stays a text: the content writes it so where something is free. */
const amount = /^(?!0$)\d+(\.\d+)?$/;

/** What belongs into a file for a value of the editor, which leaves out empty lists. */
function stored(schema: z.core.$ZodType, value: unknown, images: string): unknown {
  const inner = schemaOf(schema, value);
  if (inner instanceof z.ZodArray) {
    if (Array.isArray(value)) return value.map((item) => stored(inner.element, item, images));
    return value === undefined && schema === inner ? [] : value;
  }
  if (isRecord(value)) {
    const known = inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
    // Unknown fields stay, so that the check refuses them.
    const fieldNames = new Set([...known, ...Object.keys(value)]);
    const fields = [...fieldNames].map((name) => [
      name,
      stored(schemaOfPart(inner, name) ?? z.unknown(), value[name], images),
    ]);
    return Object.fromEntries(fields.filter(([, item]) => item !== undefined));
  }
  if (typeof value !== "string") return value;
  const role = fieldRoles.get(inner)?.role;
  if (role === "image") return value.replace(imageFolder, images);
  // Neither may have straight quotes.
  if (role === "text" || role === "name") return curlyQuotes(value);
  return role === "price" && amount.test(value) ? Number(value) : value;
}

function readMdx(file: string): Record<string, unknown> {
  const { frontmatter, text } = splitFile(file) ?? { frontmatter: "", text: file };
  return { ...parse(frontmatter), body: text.trim() };
}

/** Writes the fields of an MDX file, with the quotes and comments of its earlier text. */
function writeHead(fields: Record<string, unknown>, earlier: string) {
  const document = parseDocument(splitFile(earlier)?.frontmatter ?? "");
  const old: Record<string, unknown> = document.toJS() ?? {};
  for (const [name, field] of Object.entries(fields))
    if (JSON.stringify(field) !== JSON.stringify(old[name])) document.set(name, field);
  return `---\n${document.toString({ lineWidth: 0 })}---\n`;
}

/** What the check says about the text of an MDX file, whose lines count from its own start, as in the form. */
function textProblems(head: string, body: string) {
  const linesAbove = head.split("\n").length - 1;
  return parseMdx("", head + body).problems.map(({ line, field, message }) =>
    [`text, line ${line - linesAbove}`, field, message].filter(Boolean).join(": "),
  );
}

/** Refuses to save. The editor shows the cause of an error with this message. */
function refuse(problems: string[]) {
  if (problems.length > 0)
    throw new Error("saving_failed", { cause: new Error(problems.join("\n")) });
}

/** What tells an entry of a folder from the others; undefined in a file of its own. */
const keyOf = (value: unknown) => (isRecord(value) ? (value.path ?? value.slug) : undefined);

/** What the package asks of a format of files. */
interface FileFormat {
  fromFile(text: string): unknown;
  /** @throws with the words of the check when a value isn't valid, and when the file has changed since it was read */
  toFile(edited: unknown): Promise<string>;
}

/**
 * The format of the files of an entity, which checks what it writes. JSON has the form that Biome gives it.
 * @param textsNow answers the texts of the files as they are now, where others may change them
 */
export function contentFormat(entity: Entity, textsNow?: () => Promise<string[]>): FileFormat {
  const { frontmatter } = entity;
  const isList = entity.storage === "list";
  const whole = isList ? fileSchema(entity) : writtenSchema(entity);
  const start = isList ? [entity.name] : [];
  const texts = new Map<unknown, string>();
  const keep = (value: unknown, text: string) => texts.set(keyOf(value), text.trim());

  function write(value: unknown, earlier: string) {
    if (!frontmatter) return `${JSON.stringify(value, null, 2)}\n`;
    const { body, ...fields } = value as Record<string, unknown>;
    const head = writeHead(fields, earlier);
    refuse(textProblems(head, `${body}`));
    return `${head}${body}\n`;
  }

  return {
    fromFile: (text: string): unknown => {
      const value: unknown = frontmatter ? readMdx(text) : JSON.parse(text);
      keep(value, text);
      return value;
    },
    toFile: async (edited: unknown) => {
      const value = stored(whole, edited, pathToImages(entity));
      refuse(
        describeIssues(
          whole,
          value,
          (path, message) => `${fieldName([...start, ...path])}: ${message}`,
        ),
      );
      const earlier = texts.get(keyOf(value));
      const text = write(value, earlier ?? "");
      const now = (await textsNow?.())?.map((one) => one.replaceAll("\r\n", "\n").trim());
      if (earlier && now && !now.includes(earlier))
        refuse(["The file has changed. Copy what you wrote, and reload the editor."]);
      keep(value, text);
      return text;
    },
  };
}
