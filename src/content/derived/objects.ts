import type { z } from "zod";
import type { debate } from "../../debate/schema";
import { guide } from "../../schema/entries/guides";
import { hreflangOf, type NamedUrls, namedTargets } from "../../schema/entries/integrations";
import { interfaceText } from "../../schema/entries/interface";
import { fieldsIn, valueAt } from "../../schema/schemaFields";
import type { plan } from "../../sections/plans/schema";
import { localizedPath } from "../../shared/languages";
import type { Edition } from "../edition";
import { pathOfPage } from "../entries";
import { outcomeOf, outcomeTopOf } from "../outcome";
import { type Fields, field, linkTo, linkToOnly } from "./field";
import { guideParts } from "./pages";

type Guide = z.infer<typeof guide>;
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
      const page = edition.allPages.get(localizedPath(edition.language, "/"));
      return page && pathOfPage(page);
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
