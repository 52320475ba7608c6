import { z } from "zod";
import { mostKilobytes, type PictureSize } from "./pictureSizes";

/**
 * What a field means in addition to its JSON type. The GraphQL layer makes a field type of it, and the content check
 * follows it into other files.
 */
export type FieldKind =
  | { kind: "text"; places?: string[] }
  | { kind: "slug" }
  | { kind: "path" }
  | { kind: "anchor" }
  | { kind: "target" }
  | { kind: "webAddress" }
  | { kind: "image"; size: PictureSize }
  | { kind: "price" }
  | { kind: "reference"; to: string };

/** A condition for rules that compare fields: they run only when each single field is valid. */
export const whenSound = ({ issues }: z.core.ParsePayload): boolean => issues.length === 0;

/** The kind of each field schema; the functions below fill it, the check and the GraphQL layer read it. */
export const fieldKinds = z.registry<FieldKind>();

const pathPattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** How the target of a link is written. */
export const targetPattern = /^(\/[a-z0-9-/]*(#[a-z0-9-]+)?|\/[\w/-]+(\.[\w-]+)+|#[a-z0-9-]+|(site|form):[A-Za-z]+)$/;
const imagePattern = /^\.{1,2}\/[\w./-]+\.(png|jpe?g|webp|avif)$/;
const fileNamePattern = /^\S+\.(png|jpe?g|webp|avif|gif|svg)$|^[\w-]*[_\d-][\w-]*$/i;
const announcedPattern =
  /^((an?|the|this) )?(image|picture|photo|photograph|graphic|drawing|illustration|screenshot) (of|showing|shows)\b/i;
/** An address of another site: a host with a dot, and only characters that a URL may contain (RFC 3986). Others, such as a line break, would damage `_redirects`. */
export const webPattern = /^https:\/\/([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(:\d+)?([/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?$/i;

/** The highest number of characters by kind of field. Schemas set a lower one where a text has less room. */
export const longest = { text: 320, name: 60, place: 120, file: 120, webAddress: 500 };

/**
 * What no text that people read may contain, with the message for it. A `<` begins a tag under the same condition as in HTML
 * (https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state).
 */
const unwanted: readonly { pattern: RegExp; says: (found: string) => string }[] = [
  { pattern: /<[A-Za-z/!?][^\s>]*>?/, says: (found) => `expected plain text without the tag ${found.replace(/>?$/, ">")}` },
  { pattern: /&(#\d+|#[Xx][\dA-Fa-f]+|[A-Za-z]+\d*);/, says: (found) => `expected the character itself in place of ${found}` },
  {
    // UTF-8 that was read as Windows-1252: a quote or dash becomes three characters, an accent or sign two.
    pattern: /â€.|[ÂÃ][\u0080-\u00bfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/,
    says: (found) => `expected readable characters in place of "${found}"; type them again`,
  },
  {
    // Control characters, halves of surrogate pairs, zero-width spaces, line and paragraph separators, and direction marks.
    pattern: /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u,
    says: (found) => `expected no invisible character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")})`,
  },
  {
    pattern: /\*\*|\[[^\]]+\]\([^)]*\)|^#{1,6} /,
    says: (found) => `expected plain text without the Markdown mark "${found}"`,
  },
];

/** The message for the first unwanted part of a text; undefined when there is none. */
function unwantedIn(value: string): string | undefined {
  for (const { pattern, says } of unwanted) {
    const [found] = pattern.exec(value) ?? [];
    if (found !== undefined) return says(found);
  }
  return undefined;
}

/** Words without markup that are shown as written; tokens are not filled in. */
export const plainText = (description: string, max = longest.text) =>
  z
    .string()
    .min(1)
    .refine((value) => value.trim() === value, { error: "expected no space at its start or end" })
    .refine((value) => unwantedIn(value) === undefined, { error: ({ input }) => unwantedIn(String(input)) })
    .max(max)
    .meta({ description });

/**
 * A text that people read. It may contain the tokens `{brand}`, `{product}` and `{products}`.
 * @param description what the field is for; editors and GraphiQL show it
 * @param max the highest number of characters
 * @param places further tokens that the text must contain, because the interface fills them in
 */
export const text = (description: string, max = longest.text, places?: string[]) =>
  plainText(description, max).register(fieldKinds, { kind: "text", places });

/** The name by which other files and addresses refer to an entry, such as `effect-size`. */
export const slug = (description: string) =>
  z
    .string()
    .max(longest.name)
    .regex(slugPattern, { error: "expected lower-case words joined by hyphens" })
    .meta({ description, examples: ["effect-size"] })
    .register(fieldKinds, { kind: "slug" });

/** The address of a page on this site, without a slash at its end. */
export const path = (description: string) =>
  z
    .string()
    .max(longest.place)
    .regex(pathPattern, { error: 'expected a path such as "/education/classroom-outcomes"' })
    .meta({ description, examples: ["/education"] })
    .register(fieldKinds, { kind: "path" });

/** The `id` of a section, so that links can point at it with `#`. */
export const anchor = () =>
  z
    .string()
    .max(longest.name)
    .regex(slugPattern, { error: "expected lower-case words joined by hyphens" })
    .meta({ description: "The section's id on its page: a link ends in # and this word to point at it.", examples: ["faq"] })
    .register(fieldKinds, { kind: "anchor" });

/** Where a link leads. Its form is checked by checks/targets.ts, which can suggest what was meant. */
export const target = () =>
  z
    .string()
    .min(1)
    .max(longest.place)
    .meta({
      pattern: targetPattern.source,
      description:
        'Where it leads: a page ("/pricing"), a place on one ("/pricing#faq"), a file in static ("/press/logo.svg"), an outside address ("site:signUp") or a form that opens in a dialog ("form:contact"), both named in integrations.json.',
      examples: ["/pricing", "/pricing#faq", "/press/logo.svg", "site:signUp", "form:contact"],
    })
    .register(fieldKinds, { kind: "target" });

/** The text alternative of a picture. */
export const alternativeText = () =>
  text("What the picture shows, for people who do not see it.", 250)
    .refine((value) => !fileNamePattern.test(value), { error: "expected words that say what the picture shows, not the name of a file" })
    .refine((value) => !announcedPattern.test(value), {
      error: "expected what the picture shows and no words before it such as “image of”: screen readers say that it is a picture",
    });

const sizeInWords = (size: PictureSize) => {
  if ("exactly" in size) return `${size.exactly.width} by ${size.exactly.height} pixels`;
  const asItIs = size.sentAsItIs ? `, a webp or avif of at most ${mostKilobytes} KB, because it is sent as it is` : "";
  return `at least ${size.least} pixels wide${asItIs}`;
};

/**
 * A picture, as a path relative to the JSON file that names it.
 * @param size how large the picture must be, in pixels
 */
export const imageFile = (size: PictureSize) =>
  z
    .string()
    .max(longest.file)
    .regex(imagePattern, { error: 'expected a relative path to a picture such as "../images/share.png"' })
    .meta({ description: `The picture, as a path relative to this file; ${sizeInWords(size)}.`, examples: ["../images/share.png"] })
    .register(fieldKinds, { kind: "image", size });

/** The slug of an entry of the entity whose GraphQL type is `to`. The check reports a slug that no entry has. */
export const reference = (to: string, description: string) =>
  z.string().min(1).max(longest.name).meta({ pattern: slugPattern.source, description }).register(fieldKinds, { kind: "reference", to });

/** The slug of a part of the same section. A rule of the section reports a slug that no part has. */
export const slugNearby = (description: string, error: string) =>
  z.string().max(longest.name).regex(slugPattern, { error }).meta({ description });

/** US dollars with at most two decimals. Any price above 10,000 is a typing mistake. */
export const amount = () =>
  z
    .number()
    .min(0)
    .max(10_000)
    .refine((value) => Number(value.toFixed(2)) === value, { error: "expected no more than two decimals" });

/** US dollars per user per month: a number, `"0"`, or `"Custom"`. */
export const price = (description: string) =>
  z
    .union([amount(), z.literal("0"), z.literal("Custom")], { error: 'expected a number such as 12.5, or "Custom"' })
    .meta({ description, examples: [12.5, "Custom"] })
    .register(fieldKinds, { kind: "price" });

/** An address outside this site, with `https://`. */
export const webAddress = (description: string) =>
  z
    .string()
    .max(longest.webAddress)
    .regex(webPattern, { error: 'expected an address that starts with "https://", such as "https://example.com/form", without spaces' })
    .meta({ description, examples: ["https://example.com/"] })
    .register(fieldKinds, { kind: "webAddress" });

/**
 * One word out of several.
 * @param id the name of its GraphQL type
 * @param description what is chosen; editors and GraphiQL show it
 * @param words the words with their meanings, which editors and GraphiQL show too
 */
export const choice = <Word extends string>(id: string, description: string, words: Record<Word, string>) =>
  z.enum(Object.keys(words) as Word[]).meta({ id, description, enumDescriptions: Object.values(words) });
