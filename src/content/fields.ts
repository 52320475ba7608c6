import { z } from "zod";
import type { PictureSize } from "./pictureSizes";

/**
 * What a field means beyond its JSON type. The GraphQL layer turns a meaning into a
 * field type, and the content check follows it into other files.
 */
export type Meaning =
  | { kind: "text"; places?: string[] }
  | { kind: "slug" }
  | { kind: "path" }
  | { kind: "anchor" }
  | { kind: "target" }
  | { kind: "image"; size: PictureSize }
  | { kind: "price" }
  | { kind: "reference"; to: string };

/** Meanings by schema; filled by the functions below and read by the check and the GraphQL layer. */
export const meanings = z.registry<Meaning>();

const pathPattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** How the target of a link is written. */
export const targetPattern = /^(\/[a-z0-9-/]*(#[a-z0-9-]+)?|#[a-z0-9-]+|(site|form):[A-Za-z]+)$/;
const imagePattern = /^\.{1,2}\/[\w./-]+\.(png|jpe?g|webp|avif)$/;
const fileNamePattern = /^\S+\.(png|jpe?g|webp|avif|gif|svg)$|^[\w-]*[_\d-][\w-]*$/i;
const announcedPattern =
  /^((an?|the|this) )?(image|picture|photo|photograph|graphic|drawing|illustration|screenshot) (of|showing|shows)\b/i;

/**
 * A text that people read; may use the tokens `{brand}`, `{product}` and `{products}`.
 * @param max the most characters it may have
 * @param places further words in braces that the text must hold, because the interface fills them in
 */
export const text = (description: string, max = 320, places?: string[]) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value.trim() === value, { error: "expected no space at its start or end" })
    .meta({ description })
    .register(meanings, { kind: "text", places });

/** The name by which other files and addresses refer to an entry. */
export const slug = (description: string) =>
  z
    .string()
    .regex(slugPattern, { error: "expected lower-case words joined by hyphens" })
    .meta({ description, examples: ["effect-size"] })
    .register(meanings, { kind: "slug" });

/** The address of a page on this site, without trailing slash. */
export const path = (description: string) =>
  z
    .string()
    .regex(pathPattern, { error: 'expected a path such as "/education/classroom-outcomes"' })
    .meta({ description, examples: ["/education"] })
    .register(meanings, { kind: "path" });

/** The `id` of a section, so that links can point at it with `#`. */
export const anchor = () =>
  z
    .string()
    .regex(slugPattern, { error: "expected lower-case words joined by hyphens" })
    .meta({ description: "The section's id on its page: a link ends in # and this word to point at it.", examples: ["faq"] })
    .register(meanings, { kind: "anchor" });

/** Where a link leads; the check follows it, and tells of one that is not written as it should be. */
export const target = () =>
  z
    .string()
    .min(1)
    .meta({
      pattern: targetPattern.source,
      description:
        'Where it leads: a page ("/pricing"), a place on one ("/pricing#faq"), an outside address ("site:signUp") or a form that opens in a dialog ("form:contact"), both named in integrations.json.',
      examples: ["/pricing", "/pricing#faq", "site:signUp", "form:contact"],
    })
    .register(meanings, { kind: "target" });

/** What a picture shows, for people who do not see it. */
export const alternativeText = () =>
  text("What the picture shows, for people who do not see it.", 250)
    .refine((value) => !fileNamePattern.test(value), { error: "expected words that say what the picture shows, not the name of a file" })
    .refine((value) => !announcedPattern.test(value), {
      error: "expected what the picture shows and no words before it such as “image of”: screen readers say that it is a picture",
    });

const sizeInWords = (size: PictureSize) =>
  "least" in size ? `at least ${size.least} pixels wide` : `${size.exactly.width} by ${size.exactly.height} pixels`;

/**
 * An image file, addressed relative to the JSON file that names it.
 * @param size how large the picture must be where it is used
 */
export const imageFile = (size: PictureSize) =>
  z
    .string()
    .regex(imagePattern, { error: 'expected a relative path to a picture such as "../images/share.png"' })
    .meta({ description: `The picture, as a path relative to this file; ${sizeInWords(size)}.`, examples: ["../images/share.png"] })
    .register(meanings, { kind: "image", size });

/** The slug of an entry of another entity, whose GraphQL type is `to`; the check looks for it. */
export const reference = (to: string, description: string) =>
  z.string().min(1).meta({ pattern: slugPattern.source, description }).register(meanings, { kind: "reference", to });

/** US dollars per user per month: a number, `"0"`, or `"Custom"`. */
export const price = (description: string) =>
  z
    .union([z.number().min(0), z.literal("0"), z.literal("Custom")], { error: 'expected a number such as 12.5, or "Custom"' })
    .meta({ description, examples: [12.5, "Custom"] })
    .register(meanings, { kind: "price" });

/** An address outside this site. */
export const webAddress = (description: string) =>
  z
    .url({ protocol: /^https$/, error: 'expected an address that starts with "https://"' })
    .meta({ description, examples: ["https://example.com/"] });

/**
 * One word out of several.
 * @param id the name of its GraphQL type
 * @param words each word with what it means; editors and GraphiQL show it
 */
export const choice = <Word extends string>(id: string, description: string, words: Record<Word, string>) =>
  z.enum(Object.keys(words) as Word[]).meta({ id, description, enumDescriptions: Object.values(words) });
