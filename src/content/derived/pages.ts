import type { z } from "zod";
import type { Entity } from "../../schema/entities";
import type { guide } from "../../schema/entries/guides";
import type { page } from "../../schema/entries/page";
import { valueAt } from "../../schema/schemaFields";
import { shownTypes } from "../../schema/shownTypes";
import { parseTarget } from "../../shared/targets";
import { audiences } from "../../theme/audiences";
import type { Edition } from "../edition";
import { type Entry, pathOfPage } from "../entries";
import { guideOutline, langOfPart, type OutlineLine } from "../outline";
import * as facts from "../pageFacts";
import { thirdPartiesOf } from "../thirdParties";
import { type Fields, field, linkTo, linkToOnly } from "./field";

type Guide = z.infer<typeof guide>;
type Page = z.infer<typeof page>;

/** The lines of a page from afar: of a guide what its text contains, of others the headings of their sections. */
function outlineOf(own: Page | Guide, edition: Edition, entry: Entry): OutlineLine[] {
  if ("body" in own)
    return guideOutline(own.body, (index) =>
      edition.otherLanguage(entry, [...entry.at, "body", "texts", index]),
    );
  return own.sections.flatMap((section) =>
    "title" in section ? [{ mark: null, text: section.title, lang: langOfPart(section) }] : [],
  );
}

/** What other pages have in their files. */
export const guideParts: Fields<Guide> = {
  hero: field(
    "Hero!",
    "The first screen of the page; of a guide, its title and summary.",
    (own) => ({
      kind: "headline",
      title: own.title,
      lead: own.summary,
      lang: valueAt(own, ["lang"]),
      actions: [],
    }),
  ),
  composition: field("Composition!", "The style of its sections.", () => "standard"),
  sections: field(
    "[Section!]!",
    "The body of the page, from top to bottom; a guide has none.",
    () => [],
  ),
  theme: field(
    "AudienceTheme",
    "The colors of the page; without it, those of the site.",
    ({ audience }) => audiences[audience].theme,
  ),
};

const pageFields: Fields<Page> = {
  site: linkToOnly("SiteSettings", "What all pages share."),
  isNotFound: field(
    "Boolean!",
    "Whether it is shown in place of a page that isn't there.",
    (_own, edition, entry) => facts.isNotFound(entry, edition),
  ),
  translations: field(
    "[Translation!]!",
    "The page in each language that has it, its own included.",
    (_own, edition, entry) => facts.translationsOf(entry, edition),
  ),
  ownPolicy: field(
    "Boolean!",
    "Whether it may load more than other pages, so that links to it load a new document.",
    ({ sections }, { only }) =>
      thirdPartiesOf(only("Integrations"), sections).some(({ onlyWith }) => onlyWith),
  ),
  breadcrumbs: field(
    "[Breadcrumb!]!",
    "The path from the home page to this page.",
    (_own, edition, entry) => facts.breadcrumbsOf(entry, edition),
  ),
  otherPages: field(
    "[Breadcrumb!]",
    "Of a 404 page: a step for each other page, for the breadcrumbs of the address that it stands for.",
    (_own, edition, entry) => facts.otherPagesOf(entry, edition),
  ),
  outline: field(
    "[OutlineLine!]!",
    "What it looks like from afar: of a guide its plan, checklist or rules, of another page its headings.",
    outlineOf,
  ),
  shareImage: field(
    "ShareImage",
    "The picture drawn for link previews, if any.",
    (own, edition, entry) => facts.shareImageOf(entry, edition, own),
  ),
  lastModified: field(
    "Date",
    "When its content last changed, if git knows.",
    (_own, edition, entry) => facts.lastModifiedOf(entry, edition),
  ),
  lastChanged: field("String", "The same in words.", (_own, edition, entry) =>
    facts.lastChangedOf(entry, edition),
  ),
  linkedFrom: linkTo(
    "[Page!]!",
    "The pages whose own content links to this page.",
    (_own, { relations, keyOf }, entry) => relations.linkedFrom(pathOfPage(entry)).map(keyOf),
  ),
  redirects: linkTo(
    "[Redirect!]!",
    "The old addresses that redirect here.",
    (_own, { ofType, keyOf }, entry) =>
      ofType("Redirect")
        .filter(({ value }) => parseTarget(`${valueAt(value, ["to"])}`)?.path === pathOfPage(entry))
        .map(keyOf),
  ),
};

/** What every entry has. */
const entryFields: Fields = {
  key: field(
    "String!",
    "The name by which other entries lead to it: its language and slug, or the address of a page.",
    (_own, { keyOf }, entry) => keyOf(entry),
  ),
  language: field("String!", "The language of its texts.", (_own, { language }) => language),
};

/** The further fields of entries that pages show. */
const shownFields: Fields = {
  shownOn: linkTo(
    "[Page!]!",
    "The pages that show the entry.",
    (_own, { relations, keyOf }, { entity, value }) =>
      relations.shownOn(entity.type, `${valueAt(value, ["slug"])}`).map(keyOf),
  ),
};

/** The further fields of every page. */
export const fieldsOfPage: Fields = { ...entryFields, ...pageFields };

/** The further fields of an entity's entries: those of all entries, of pages, and of what pages list or name. */
export const fieldsOfEntity = ({ type, pathPrefix }: Entity): Fields => ({
  ...(pathPrefix === undefined ? entryFields : fieldsOfPage),
  ...(shownTypes.has(type) ? shownFields : {}),
});
