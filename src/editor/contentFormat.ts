import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import { describeIssues } from "../check/describeIssue";
import { fieldName } from "../check/problems";
import type { Entity } from "../schema/entities";
import { meanings } from "../schema/fields";
import { isRecord, memberOf, unwrap, valueAt } from "../schema/schemaFields";
import { curlyQuotes } from "../schema/textRules";
import { nameOf, pathToPictures, pictureFolder, writtenSchema } from "./editedFiles";
import { isEqual, writeJson } from "./writeJson";
import { readMdx, textProblems, writeMdx } from "./writeMdx";

/** Digits that stand for an amount. "0" stays a text: the content writes it so where something is free. */
const amount = /^(?!0$)\d+(\.\d+)?$/;

/** Returns what belongs into a file for a value of the editor, which leaves out empty lists. */
function stored(schema: z.core.$ZodType, value: unknown, pictures: string): unknown {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodDiscriminatedUnion)
    return stored(memberOf(inner, value) ?? z.unknown(), value, pictures);
  if (inner instanceof z.ZodArray) {
    if (Array.isArray(value)) return value.map((item) => stored(inner.element, item, pictures));
    return value === undefined && schema === inner ? [] : value;
  }
  if (inner instanceof z.ZodObject && isRecord(value)) {
    // Unknown fields stay, so that the check refuses them.
    const names = new Set([...Object.keys(inner.shape), ...Object.keys(value)]);
    const fields = [...names].map((name) => [
      name,
      stored(inner.shape[name] ?? z.unknown(), value[name], pictures),
    ]);
    return Object.fromEntries(fields.filter(([, item]) => item !== undefined));
  }
  if (typeof value !== "string") return value;
  const means = meanings.get(inner)?.means;
  if (means === "image") return value.replace(pictureFolder, pictures);
  if (means === "text") return curlyQuotes(value);
  return means === "price" && amount.test(value) ? Number(value) : value;
}

function fieldProblems(schema: z.core.$ZodType, entry: unknown, at: string[]): string[] {
  return describeIssues(
    schema,
    entry,
    (path, message) => `${fieldName([...at, ...path])}: ${message}`,
  );
}

/** Refuses to save. The editor shows the cause of an error with this message. */
function refuse(problems: string[]): void {
  if (problems.length > 0)
    throw new Error("saving_failed", { cause: new Error(problems.join("\n")) });
}

/** The names of an entry of a folder: when one changes, the other still tells which entry it is. */
function namesOf(value: unknown): unknown[] {
  const { slug, path = slug, label = path } = isRecord(value) ? value : {};
  return [path, label];
}

/** The fields in which two values differ. */
function changedFields(a: unknown, b: unknown, at: JSONPath): string[] {
  if (isEqual(a, b)) return [];
  const isList = Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  if (!isList && !(isRecord(a) && isRecord(b))) return [fieldName(at)];
  return Object.keys({ ...a, ...b }).flatMap((key) => {
    const part = isList ? Number(key) : key;
    return changedFields(valueAt(a, [key]), valueAt(b, [key]), [...at, part]);
  });
}

/**
 * The format of the files of an entity: checks a value, and changes only the lines of changed values.
 * @param textsNow answers the texts of the files as they are now, where others may change them
 */
export function contentFormat(entity: Entity, textsNow?: () => Promise<string[]>) {
  const { list, schema, frontmatter } = entity;
  const whole = list ? z.array(schema) : writtenSchema(entity);
  const start = list ? [nameOf(entity)] : [];
  const parse = (text: string): unknown => (frontmatter ? readMdx(text) : JSON.parse(text));
  const texts = new Map<unknown, string>();
  const keep = (value: unknown, text: string) => {
    for (const name of namesOf(value)) texts.set(name, text);
  };

  /** What has happened to a file since the editor read it; undefined when nothing has. */
  async function changeIn(earlier: string, names: unknown[]): Promise<string | undefined> {
    const now = (await textsNow?.())?.map((text) => parse(text.replaceAll("\r\n", "\n")));
    const old = earlier ? parse(earlier) : undefined;
    if (!now || now.some((value) => isEqual(value, old))) return undefined;
    const same = now.find((value) => namesOf(value).some((name) => names.includes(name)));
    if (!old) return same ? "another file has this name by now" : undefined;
    return same
      ? `others changed ${changedFields(old, same, start).join(", ")}`
      : "others removed or renamed this file";
  }

  return {
    fromFile: (text: string): unknown => {
      const value = parse(text);
      keep(value, text);
      return value;
    },
    /** @throws with the words of the check when a value isn't valid, and when the file has changed since it was read */
    toFile: async (edited: unknown): Promise<string> => {
      const value = stored(whole, edited, pathToPictures(entity));
      refuse(fieldProblems(whole, value, start));
      const names = namesOf(value);
      const earlier = names.map((name) => texts.get(name)).find(Boolean) ?? "";
      const text = frontmatter ? writeMdx(value, earlier) : writeJson(value, earlier);
      if (frontmatter) refuse(textProblems(text));
      const change = await changeIn(earlier, names).catch(
        (error) => `the file can't be compared (${error})`,
      );
      if (change) refuse([`Not saved: ${change}. Copy what you wrote, and reload the editor.`]);
      keep(value, text);
      return text;
    },
  };
}
