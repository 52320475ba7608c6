import type { JSONPath } from "jsonc-parser";
import { z } from "zod";
import type { Entity } from "../../src/content/entities";
import { type FieldKind, fieldKinds } from "../../src/content/fields";
import { schemaAt, walk } from "../../src/content/walk";
import type { FieldPlace } from "./places";

/** A mistake that an author could make at one place in a content file. */
export interface Mistake {
  kind: string;
  /** The text of the file with the mistake. */
  text: string;
  /** The field that the check should name. */
  field: JSONPath;
  /** Where in the text the check should report it. */
  offset: number;
  /** Whether the check may report a field inside that one instead. */
  within?: boolean;
  /** Words of other problems that the check may report anywhere, because something at this place is missing or has changed. */
  concerns: string[];
  /** What this place no longer refers to. The check may also report it as unused. */
  uses: string[];
  /** What the message must match. */
  says?: RegExp;
  /** Why the site may accept it, if it may. */
  harmless?: string;
}

/** What a place may contain. */
interface Slot {
  fieldKind: FieldKind["kind"] | "words" | "other";
  optional: boolean;
  schema: z.core.$ZodType | undefined;
}

const slotOf = (entity: Entity, entries: unknown, path: JSONPath): Slot => {
  const at = entity.list ? path.slice(1) : path;
  const entry: unknown = entity.list ? Reflect.get(Object(entries), path[0] ?? 0) : entries;
  const schema = schemaAt(entity.schema, entry, at);
  const parent = at.length > 0 ? schemaAt(entity.schema, entry, at.slice(0, -1)) : undefined;
  const field = parent instanceof z.ZodObject ? parent.shape[String(at.at(-1))] : undefined;
  const fieldKind = schema && fieldKinds.get(schema)?.kind;
  return {
    fieldKind: fieldKind ?? (schema instanceof z.ZodString ? "words" : "other"),
    optional: field instanceof z.ZodOptional,
    schema,
  };
};

const json = (value: unknown) => JSON.stringify(value);
const typeOf = (value: unknown) =>
  Array.isArray(value) ? "list" : value === null ? "null" : typeof value;

/** One value of each JSON type. */
const everyType = [null, true, 7, "seven", [], {}];

/** The texts of some kinds at a place or inside it. */
const textsAt = ({ schema }: Slot, value: unknown, ...kinds: FieldKind["kind"][]): string[] =>
  schema
    ? walk(schema, value).flatMap((leaf) =>
        kinds.includes(leaf.fieldKind.kind) ? [`${leaf.value}`] : [],
      )
    : [];

/** Links and references that lead nowhere. */
const dead: Partial<Record<Slot["fieldKind"], string[]>> = {
  target: [
    "/no-such-page",
    "/pricing#no-such-place",
    "#no-such-place",
    "site:nobody",
    "form:nobody",
  ],
  reference: ["no-such-entry"],
  image: ["./no-such-picture.png"],
};

const overlong: Partial<Record<Slot["fieldKind"], string>> = {
  path: `/${"a".repeat(1000)}`,
  target: `/${"a".repeat(1000)}`,
  image: `./${"a".repeat(1000)}.png`,
  webAddress: `https://example.com/${"a".repeat(1000)}`,
};

const inWords = "words that look like code, shown as words";

interface WrongText extends Pick<Mistake, "kind" | "says" | "harmless"> {
  put: string;
}

const javascriptAddress: WrongText = { kind: "javascript: address", put: "javascript:alert(1)" };

/** The mistakes that the tests make in every text. */
function wrongTexts(value: string, { fieldKind }: Slot): WrongText[] {
  const isName = fieldKind === "slug" || fieldKind === "anchor" || fieldKind === "path";
  return [
    { kind: "empty", put: "" },
    { kind: "overlong", put: overlong[fieldKind] ?? "a".repeat(1001) },
    ...(fieldKind === "target" || fieldKind === "image" || fieldKind === "webAddress"
      ? [javascriptAddress]
      : []),
    ...(fieldKind === "webAddress"
      ? [
          {
            kind: "http: address",
            put: "http://example.com/",
            says: /^expected an address that starts with "https:\/\/"/,
          },
          { kind: "address with a line break", put: "https://example.com/\n/* /evil 301" },
          { kind: "address with a tag", put: "https://example.com/<script>" },
          {
            kind: "address that doesn't answer",
            put: "https://nobody.example/",
            harmless: "an outside address, which is not followed",
          },
        ]
      : []),
    ...(dead[fieldKind] ?? []).map((put) => ({
      kind: "dead link",
      put,
      says: /^no |^there is no |^expected a page in front of |put the address of its page in front$/,
    })),
    ...(isName
      ? [
          {
            kind: "another name",
            put: `${value === "/" ? "/home" : value}-two`,
            harmless: "a name that nothing refers to",
          },
        ]
      : []),
  ];
}

/** The mistakes that the tests make in one text after another, because the rule behind each is the same for all texts. */
function rarerTexts(value: string, { fieldKind }: Slot): WrongText[] {
  const isText = fieldKind === "text" || fieldKind === "words";
  const said = (says: RegExp) => (fieldKind === "text" ? says : undefined);
  // In the address of another site, &nbsp; may be a parameter.
  const elsewhere =
    fieldKind === "webAddress" ? "an outside address, which is not followed" : undefined;
  return [
    { ...javascriptAddress, harmless: isText ? inWords : undefined },
    { kind: "blank", put: "  ", says: said(/no space at its start or end/) },
    { kind: "space at its end", put: `${value} `, says: said(/no space at its start or end/) },
    {
      kind: "script tag",
      put: `${value}<script>alert(1)</script>`,
      says: said(/^expected plain text without the tag <script>, got /),
    },
    { kind: "attribute", put: `" onclick="alert(1)`, harmless: isText ? inWords : undefined },
    {
      kind: "tag left open",
      put: `${value}<img src=x onerror=alert(1)`,
      says: said(/without the tag <img>/),
    },
    {
      kind: "HTML entity",
      put: `${value}&nbsp;`,
      says: said(/the character itself in place of &nbsp;/),
      harmless: elsewhere,
    },
    {
      kind: "control character",
      put: `${value}\u0007`,
      says: said(/no invisible character \(U\+0007\)/),
    },
    {
      kind: "zero-width space",
      put: `${value}\u200b`,
      says: said(/no invisible character \(U\+200B\)/),
    },
    {
      kind: "half a character",
      put: `${value}\ud83d`,
      says: said(/no invisible character \(U\+D83D\)/),
    },
    { kind: "http: address", put: "http://example.com/", harmless: isText ? inWords : undefined },
    ...(fieldKind === "text"
      ? [
          {
            kind: "unknown token",
            put: `${value} {prodcut}`,
            says: /unknown token \{prodcut\}, did you mean \{product\}\?| at most/,
          },
          {
            kind: "brace left open",
            put: `${value} {brand`,
            says: /expected braces in pairs| at most/,
          },
        ]
      : []),
  ];
}

const inTurn = <Value>(values: readonly Value[], turn: number): Value[] =>
  values.slice(turn % values.length).slice(0, 1);

const wrongNumbers = ["-1", "0.123", "1e400", "123456789"];

/**
 * The mistakes that the tests make at one place.
 * @param entries the content of the file
 * @param turn the number of the place, which selects some of the mistakes: the rule behind these is the same for all places
 */
export function mistakesAt(
  place: FieldPlace,
  entity: Entity,
  entries: unknown,
  turn: number,
): Mistake[] {
  const { path, value, offset, end, keyOffset, parentOffset } = place;
  const slot = slotOf(entity, entries, path);
  const key = path.at(-1);
  const parent = path.slice(0, -1);
  const names = textsAt(slot, value, "slug", "anchor", "path");
  const uses = textsAt(slot, value, "reference", "target", "image");
  const put = (kind: string, written: string, further: Partial<Mistake> = {}): Mistake => ({
    kind,
    text: place.replace(written),
    field: path,
    offset,
    concerns: names,
    uses,
    ...further,
  });

  const moved: Mistake[] =
    typeof key === "string"
      ? [
          {
            kind: "field removed",
            text: place.remove(),
            field: path,
            offset: parentOffset,
            concerns: [...names, `"${key}"`],
            uses,
            harmless: slot.optional ? "a missing optional field" : undefined,
          },
          {
            kind: "key misspelled",
            text: place.rename(`${key}x`),
            field: [...parent, `${key}x`],
            offset: keyOffset,
            concerns: [],
            uses: [],
            says: new RegExp(`^unknown field "${key}x", did you mean "${key}"\\?$`),
          },
        ]
      : [
          {
            kind: "entry removed",
            text: place.remove(),
            field: parent,
            offset: parentOffset,
            within: true,
            concerns: names,
            uses,
            harmless: "a list with one entry fewer",
          },
          {
            kind: "entry twice",
            text: place.follow(json(value)),
            field: [...parent, Number(key) + 1],
            offset: end + ", ".length,
            within: true,
            // In a full list, it is also one entry too many.
            concerns: ["at most"],
            uses: [],
          },
        ];
  const otherTypes = everyType.filter((other) => typeOf(other) !== typeOf(value));
  const types = inTurn(otherTypes, turn).map((other) =>
    put("wrong type", json(other), {
      says: /^expected .*, got /,
      harmless:
        slot.fieldKind === "price" && typeof other === "number" ? "another price" : undefined,
    }),
  );

  const values = (): Mistake[] => {
    if (typeof value === "string") {
      const texts = [...wrongTexts(value, slot), ...inTurn(rarerTexts(value, slot), turn)];
      return texts.map(({ put: written, kind, ...rest }) =>
        put(kind, json(written), { ...rest, concerns: [...names, written] }),
      );
    }
    if (typeof value === "number")
      return wrongNumbers.map((number) =>
        put("unlikely number", number, { harmless: "another number" }),
      );
    if (typeof value === "boolean")
      return [
        put("the other choice", json(!value), {
          concerns: [`"${key}"`],
          harmless: "the other choice",
        }),
      ];
    if (!Array.isArray(value)) return [put("empty", "{}", { within: true })];
    return [
      put("empty", "[]", { harmless: "a list that may be empty" }),
      put(
        "overlong",
        json(Array.from({ length: 31 }, (_, index) => value[index % value.length] ?? "a")),
        { within: true },
      ),
    ];
  };
  return [...moved, ...types, ...values()];
}
