import type { z } from "zod";
import type { debate } from "../debate/schema";
import type { Entity } from "../schema/entities";
import { guide } from "../schema/entries/guides";
import { hreflangOf, type NamedUrls, namedTargets } from "../schema/entries/integrations";
import { interfaceText } from "../schema/entries/interface";
import type { page } from "../schema/entries/page";
import { fieldsIn, valueAt } from "../schema/schemaFields";
import { shownTypes } from "../schema/shownTypes";
import type { plan } from "../sections/plans/schema";
import { localizedPath } from "../shared/languages";
import { parseTarget } from "../shared/targets";
import { audiences } from "../theme/audiences";
import type { Edition } from "./edition";
import { type Entry, pathOfPage } from "./entries";
import { outcomeOf, outcomeTopOf } from "./outcome";
import { guideOutline, langOfPart, type OutlineLine } from "./outline";
import * as facts from "./pageFacts";
import { thirdPartiesOf } from "./thirdParties";

/** A field that is worked out and stands in no file. */
export interface DerivedField<Own = unknown> {
  /** Its type in GraphQL. */
  type: string;
  description: string;
  /** Whether its value is the key of an entry, or a list of keys. */
  isLink?: boolean;
  /**
   * Returns its value; left out where it comes with the object.
   * @param own the object that has the field, finished but for further fields like this one
   * @param entry the entry that the object is, or is part of
   */
  value?(own: Own, edition: Edition, entry: Entry): unknown;
}

type Fields<Own = unknown> = Record<string, DerivedField<Own>>;

const field = <Own>(
  type: string,
  description: string,
  value?: DerivedField<Own>["value"],
): DerivedField<Own> => ({ type, description, value });

/** A field that leads to entries, by their keys. */
const linkTo = <Own>(
  type: string,
  description: string,
  value: DerivedField<Own>["value"],
): DerivedField<Own> => ({ type, description, value, isLink: true });

/** A field that leads to the only entry of a type in the language, whose key is the language. */
const linkToOnly = (type: string, description: string): DerivedField =>
  linkTo(`${type}!`, description, (_own, { language }) => language);

type Guide = z.infer<typeof guide>;
type Page = z.infer<typeof page>;
type Plan = z.infer<typeof plan>;

/** How many words people read in a minute, silently. */
const wordsPerMinute = 230;

function readingTime({ body }: Guide, edition: Edition): string {
  const texts = fieldsIn(guide.shape.body, body).filter(({ role }) => role === "text");
  const words = texts.flatMap(({ value }) => `${value}`.split(" "));
  const minutes = Math.max(1, Math.round(words.length / wordsPerMinute));
  return edition.words("readingTime", { minutes });
}

function lowestPrice({ ofType }: Edition): number {
  const prices = ofType("Plan").map(({ value }) => Number((value as Plan).monthlyPrice));
  return Math.min(...prices.filter(Number.isFinite));
}

/** The lines of a page from afar: of a guide what its text contains, of others the headings of their sections. */
function outlineOf(own: Page, edition: Edition, entry: Entry): OutlineLine[] {
  if (entry.entity.type === "Guide")
    return guideOutline((own as unknown as Guide).body, (index) =>
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

/** Of an object whose texts have nothing to do with each other. */
const untranslated = field<Record<string, unknown>>(
  "[String!]!",
  "The names of its texts that are in English, because they have no translation.",
  (own, edition, entry) =>
    Object.keys(own).filter((name) => edition.otherLanguage(entry, [...entry.at, name])),
);

/** The language of words; what has words of its own has such a field. */
export const lang = field(
  "String",
  "The language of its words, if they have no translation and aren't in that of the page.",
);

const hreflang = field<Parameters<typeof hreflangOf>[0]>(
  "String",
  "The language of what is there, if it isn't that of the page.",
  (own, { language }) => hreflangOf(own, language),
);

/** The further fields of objects, by their type. */
export const derivedFields: Record<string, Fields> = {
  InterfaceText: {
    words: field("JSON!", "All of them by name.", (own) =>
      Object.fromEntries(
        Object.keys(interfaceText.shape).map((name) => [name, valueAt(own, [name])]),
      ),
    ),
    untranslated,
  },
  Guide: {
    ...guideParts,
    readingTime: field<Guide>("String!", "How long it takes to read, in words.", readingTime),
  },
  SiteSettings: {
    home: field("String!", "The home page, in its language if there is one.", (_own, edition) => {
      const path = localizedPath(edition.language, "/");
      return edition.pages.has(path) ? path : "/";
    }),
    navigation: linkToOnly("Navigation", "The links of all pages."),
    messages: linkToOnly("InterfaceText", "The words of the interface."),
    untranslated,
    integrations: linkToOnly("Integrations", "The addresses of other sites."),
  },
  Language: {
    home: field<{ code: string }>(
      "String",
      "The home page in the language, if there is one.",
      ({ code }, { labelsIn }) => {
        const path = localizedPath(code, "/");
        return labelsIn.get(code)?.has(path) ? path : null;
      },
    ),
    homeLabel: field<{ code: string }>(
      "String",
      "What that page is called there.",
      ({ code }, { labelsIn }) => labelsIn.get(code)?.get(localizedPath(code, "/")) ?? null,
    ),
  },
  Integrations: {
    targets: field<NamedUrls>(
      "[Target!]!",
      "The addresses and forms with a name.",
      (own, { language }) => namedTargets(own, language),
    ),
  },
  IntegrationVideo: { hreflang },
  PolicyService: { hreflang },
  Debate: {
    outcome: field<z.infer<typeof debate>>(
      "Outcome",
      "The document that it ends in, if any.",
      outcomeOf,
    ),
    outcomeTop: field<z.infer<typeof debate>>("Outcome", "The top of that document.", outcomeTopOf),
  },
  OutcomeEntry: {
    number: field("Int!", "The number of the argument that it names, or 0."),
    argument: field("DebateArgument", "That argument."),
    common: field("DebateCommonGround", "The common ground that it names."),
    answers: field("[Int!]", "In a transcript, the numbers of those that it answers."),
  },
  Metadata: {
    url: field(
      "String!",
      "The page's whole address, of which search engines keep this form.",
      (_own, { only }, entry) =>
        new URL(pathOfPage(entry), only<{ origin: string }>("SiteSettings").origin).href,
    ),
  },
  UseCase: {
    to: field("Target!", "The scenario's page.", (_own, { target }, entry) =>
      target(pathOfPage(entry)),
    ),
  },
  Application: {
    price: field("Float!", "The lowest price of all plans.", (_own, edition) =>
      lowestPrice(edition),
    ),
  },
  LinksSection: {
    previewed: linkTo<{ previews?: boolean; below?: string[]; guides?: string[] }>(
      "[Page!]",
      "The pages that it adds, if it shows what they look like.",
      ({ previews, below = [], guides = [] }) => (previews ? [...below, ...guides] : null),
    ),
  },
  StatsSection: {
    statsOfOrigins: linkTo<{ origins?: string[] }>(
      "[Stat!]!",
      "The figures of its origins.",
      ({ origins = [] }, { ofType, keyOf }) =>
        ofType("Stat")
          .filter(({ value }) => origins.includes(`${valueAt(value, ["origin"])}`))
          .map(keyOf),
    ),
  },
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
