import { z } from "zod";
import { ownIds } from "../shared/ownIds";
import { targetPattern, webUrlPattern } from "../shared/targets";
import { fieldRoles, longest, patterned } from "./fields";

/* Fields that name something or lead somewhere: slugs, anchors, paths, targets, URLs. */

const slugFormat = "lowercase letters and digits, separated by hyphens,";
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const slugCharacter = /[a-z0-9-]/;
const pathCharacter = /[a-z0-9/-]/;
/** A character that a URL may have. */
export const webUrlCharacter = /[\w\-.~:/?#[\]@!$&'()*+,;=%]/;

/** The format of a URL, in words that follow `expected`. */
export const webUrlFormat = 'an address that starts with "https://" and the name of a site';

/** The formats of a link's target, in words that follow `expected`. */
export const targetFormats =
  'a page ("/pricing"), a place on one ("/pricing#faq"), a file in static ("/handout.pdf"), an address ("https://…", "mailto:…", "tel:…"), "site:" or "form:" and a name from integrations.json';
const slugOf = (description: string, example = "effect-size") =>
  patterned(
    `${description} Lowercase letters, digits and hyphens; no two may be the same.`,
    slugPattern,
    slugFormat,
    example,
    longest.name,
    slugCharacter,
  );

/** The name by which other files and addresses refer to an entry. */
export const slug = (description: string): z.ZodString =>
  slugOf(description).register(fieldRoles, { role: "slug" });

/** The path of a page on this site, without a slash at its end. */
export const path = (description: string): z.ZodString =>
  patterned(
    description,
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    "a path of lowercase letters, digits and hyphens, without a slash at its end,",
    "/education",
    longest.path,
    pathCharacter,
  ).register(fieldRoles, { role: "path" });

/** A schema for an anchor, to which links can lead. It refuses the ids that pages have of themselves. */
export const asAnchor = <Schema extends z.ZodType<string>>(schema: Schema): Schema =>
  schema.refine((value) => !Object.values(ownIds).includes(value), {
    error: "expected a word that pages don't use as an id themselves",
  });

/** The slug of a question, to which links can lead once it is answered. */
export const questionAnchor = (description: string): z.ZodString =>
  asAnchor(slugOf(description)).register(fieldRoles, { role: "questionAnchor" });

/** The `id` of a section, so that links can point at it with `#`. */
export const anchor = (): z.ZodString =>
  asAnchor(
    slugOf("The section's id on its page, for links that end in # and this word.", "faq"),
  ).register(fieldRoles, { role: "anchor" });

/** Where a link leads. Its format is checked by content/rules/targets.ts, which can suggest what was meant. */
export const target = (): z.ZodString =>
  z
    .string()
    .min(1)
    .max(longest.url)
    .meta({
      pattern: targetPattern.source,
      patternErrorMessage: `expected ${targetFormats}`,
      description: `Where it leads: ${targetFormats}.`,
      examples: ["form:contact"],
    })
    .register(fieldRoles, { role: "target" });

/**
 * The slug of an entry of the entity whose GraphQL type is `to`. The check reports a slug that no entry has.
 * @param requiredField a field that the entry must have
 */
export const reference = (
  to: string,
  description: string,
  example: string,
  requiredField?: string,
): z.ZodString =>
  patterned(description, slugPattern, slugFormat, example, longest.name, slugCharacter).register(
    fieldRoles,
    {
      role: "reference",
      to,
      requiredField,
    },
  );

/** The slug of a part of the same entry. A rule of the entry reports a slug that no part has. */
export const slugNearby = (part: string, example: string): z.ZodString =>
  patterned(`The slug of ${part}.`, slugPattern, `the slug of ${part}`, example);

/** The URL of a page or file of another site. */
export const webUrl = (description: string): z.ZodString =>
  patterned(
    description,
    webUrlPattern,
    `${webUrlFormat},`,
    "https://example.com/",
    longest.url,
    webUrlCharacter,
  );
