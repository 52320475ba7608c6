import { z } from "zod";
import { type ImageSize, sizeInWords } from "../shared/imageSizes";
import { linksIn, withoutLinks } from "../shared/textLinks";
import { themes } from "../theme/audiences";
import { isVisible, unwantedIn, withoutUnfit } from "./textRules";

/** What role a field has beyond its JSON type, for the check, GraphQL and the editor. */
export type FieldRole =
  /** `isToken`: a word that other texts repeat as a token of its field's name. */
  | { role: "text"; tokens?: string[]; links?: true; isToken?: true }
  /** A text that no language translates. */
  | { role: "name"; isToken?: true }
  | { role: "slug" | "path" | "oldPath" | "anchor" | "target" | "price" }
  /** The slug of a question: an anchor on each page that shows the question with its answer. */
  | { role: "questionAnchor" }
  | { role: "guides" | "below" | "structuredData" }
  | { role: "image"; size: ImageSize }
  | { role: "reference"; to: string; requiredField?: string };

/** A condition for rules that compare fields: they run only when each single field is valid. */
export const whenFieldsValid = ({ issues }: z.core.ParsePayload): boolean => issues.length === 0;

/** The parameters of Zod's `refine` for a rule that compares fields. */
interface FieldsRule {
  error: string;
  path: string[];
  when: typeof whenFieldsValid;
}

/** The parameters of a rule that compares fields; a problem is at the path. */
export const comparing = (error: string, ...path: string[]): FieldsRule => ({
  error,
  path,
  when: whenFieldsValid,
});

/** The roles of fields, by their schemas; the functions below fill it. */
export const fieldRoles = z.registry<FieldRole>();

/** The highest number of characters by kind of field. Schemas set a lower one where a text has less room. */
export const longest = { text: 320, name: 60, path: 120, url: 500 };

/** What is wrong in a text that shows no links. */
const mistakeIn = (value: string): string | undefined =>
  linksIn(value).length > 0
    ? "expected words without a link, which this text can't have"
    : unwantedIn(value);

/** Words without markup that are shown as written, in every language. `plain` removes marks that the text may have. */
export const plainText = (
  description: string,
  max: number,
  examples: string[] = [],
  plain = (value: string) => value,
): z.ZodString =>
  z
    .string()
    .min(1)
    .refine((value) => value.trim() === value, { error: "expected no space at its start or end" })
    .refine((value) => mistakeIn(plain(value)) === undefined, {
      error: ({ input }) => mistakeIn(plain(String(input))),
    })
    .refine(isVisible, { error: "expected something to see" })
    .max(max)
    .meta(examples.length > 0 ? { description, examples } : { description })
    .register(fieldRoles, { role: "name" });

/** A text that people read, with tokens such as `{brand}`. */
export const text = (description: string, max = longest.text, ...examples: string[]): z.ZodString =>
  plainText(description, max, examples).register(fieldRoles, { role: "text" });

/** A name that no language translates, such as the title of a study. It has no tokens. */
export const properName = (description: string, max: number, ...examples: string[]): z.ZodString =>
  plainText(description, max, examples).refine((value) => !/[{}]/.test(value), {
    error: "expected a name without tokens or braces",
  });

/** A text that must contain these tokens, which its component fills in: `{done} of {total}`. */
export const textWith = (description: string, max: number, ...tokens: string[]): z.ZodString =>
  plainText(`${description} It contains {${tokens.join("} and {")}}.`, max).register(fieldRoles, {
    role: "text",
    tokens,
  });

/** A text like `text` that may also contain links to pages: `[words](/pricing#faq)`. */
export const linkedText = (description: string, max: number, ...examples: string[]): z.ZodString =>
  plainText(
    // In backticks, because the editor and GraphiQL show Markdown.
    `${description} May link: \`[words](/pricing#faq)\`.`,
    max,
    examples,
    withoutLinks,
  ).register(fieldRoles, { role: "text", links: true });

/** An object with these fields and no others; `id` is the name of its GraphQL type. */
export const object = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  shape: Shape,
): z.ZodObject<{ -readonly [P in keyof Shape]: Shape[P] }, z.core.$strict> =>
  z.strictObject(shape).meta({ id, description });

/** A whole number from `least` to `most`. */
export const wholeNumber = (description: string, least: number, most: number): z.ZodInt =>
  z.int().min(least).max(most).meta({ description });

/** Something that is so or not. */
export const flag = (description: string): z.ZodBoolean => z.boolean().meta({ description });

/** A list of `least` to `most` entries. */
export const listOf = <Schema extends z.ZodType>(
  entry: Schema,
  description: string,
  least: number,
  most: number,
): z.ZodArray<Schema> => z.array(entry).min(least).max(most).meta({ description });

/**
 * A string that matches a pattern.
 * @param format what is expected, in words
 * @param fit what each of its characters must be; messages name those that aren't
 */
export const patterned = (
  description: string,
  pattern: RegExp,
  format: string,
  example: string,
  max = longest.name,
  fit = /^/,
): z.ZodString => {
  const message = `expected ${format} such as "${example}"`;
  return z
    .string()
    .max(max)
    .regex(pattern, { error: ({ input }) => message + withoutUnfit(String(input), fit) })
    .meta({ description, examples: [example], patternErrorMessage: message });
};

/** The code of a language, such as `es`. */
export const languageCode = (description: string): z.ZodString =>
  patterned(description, /^[a-z]{2}(-[A-Z][a-z]{3})?$/, "a language", "es");

/** A text that must also match a pattern; `message` says what is expected. */
export const withRule = <Schema extends z.ZodType<string>>(
  schema: Schema,
  pattern: RegExp,
  message: string,
): Schema => schema.refine((value) => pattern.test(value), { error: message });

/** A date of the calendar, such as `2026-03-14`. */
export const day = (description: string): z.ZodISODate => {
  const example = "2026-03-14";
  const message = `expected a date such as "${example}"`;
  return z.iso
    .date({ error: message })
    .meta({ description, examples: [example], patternErrorMessage: message });
};

/** Characters that the two fonts of link previews lack. */
const undrawable = /[^ -~\u00a0-\u017e‘’“”‚„‹›–—…•€™−]|[¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸĿŀŉŎŏŜŝŢţŦŧĨĩŨũ]/u;

/** Whether link previews can show a text. */
export const isDrawable = (text: string): boolean => !undrawable.test(text);

/** A text that link previews show too, such as a heading. */
export const drawn = <Schema extends z.ZodType<string>>(schema: Schema): Schema =>
  schema.refine(isDrawable, {
    error: ({ input }) =>
      `expected no "${undrawable.exec(String(input))}", which link previews can't show`,
  });

/** Words that screen readers say anyway. */
const announced =
  /^((an?|the|this) )?(image|picture|photo|photograph|graphic|drawing|illustration|screenshot) (of|showing|shows)\b/i;

/** What a picture shows, in words. */
export const alternativeText = (): z.ZodString =>
  text("What the picture shows, for people who do not see it, without “image of”.", 250)
    .refine((value) => value.length >= 8, {
      error: "expected what the picture shows, in a few words",
    })
    .refine((value) => !announced.test(value), {
      error:
        "expected what the picture shows, without words such as “image of”: screen readers say that it is a picture",
    });

/** A picture of a certain size, as a path relative to the JSON file that names it. */
export const imageFile = (size: ImageSize): z.ZodString =>
  patterned(
    `The picture, of ${sizeInWords(size)}: its path from this file.`,
    /^\.{1,2}\/[\w./-]+\.(png|jpe?g|webp|avif)$/,
    'a path to a picture ("../images/…" from a folder in data/), its ending in lowercase,',
    "./images/share.png",
    longest.path,
    /[\w./-]/,
  ).register(fieldRoles, { role: "image", size });

/** US dollars with at most two decimals. Any price above 10,000 is a typing mistake. */
const dollars = z
  .number()
  .min(0)
  .max(10_000)
  .refine(
    (value) => Number(value.toFixed(2)) === value,
    "expected at most two decimals, as cents have",
  );

/** US dollars per user per month: a number, `"0"`, or `"Custom"`. */
export const price = (
  description: string,
): z.ZodUnion<readonly [z.ZodNumber, z.ZodLiteral<"0">, z.ZodLiteral<"Custom">]> =>
  z
    .union([dollars, z.literal("0"), z.literal("Custom")], {
      error: 'expected a number such as 12.5, or "Custom"',
    })
    .meta({ description, examples: [12.5, "Custom"] })
    .register(fieldRoles, { role: "price" });

/** Whether a price is agreed with each customer. */
export const isNegotiated = (price: unknown): boolean => price === "Custom";

/** One word out of several, each with its description; `id` is the name of its GraphQL type. */
export const enumOf = <Word extends string>(
  id: string,
  description: string,
  words: Record<Word, string | { description: string }>,
): z.ZodEnum<z.core.util.ToEnum<Word>> =>
  z.enum(Object.keys(words) as Word[]).meta({
    id,
    description,
    enumDescriptions: Object.values<string | { description: string }>(words).map((word) =>
      typeof word === "string" ? word : word.description,
    ),
  });

export const theme = enumOf(
  "AudienceTheme",
  "The colors of an audience; without it, those of the page.",
  themes,
).optional();
