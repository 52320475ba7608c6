import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import type { Entity } from "../../schema/entities";
import { shownTypes } from "../../schema/shownEntries";
import { ownLanguage } from "../../shared/languages";
import { artDirection } from "./artDirection";
import type { NodeModel, Resolve } from "./nodes";
import { outcome } from "./outcome";
import * as pages from "./pageResolvers";
import * as resolvers from "./resolvers";

/** A field of a GraphQL type, in the form that Gatsby's type builders take. */
export interface FieldConfig {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
  resolve?(
    source: Record<string, never>,
    args: unknown,
    context: { nodeModel: NodeModel },
    info: GraphQLResolveInfo,
  ): unknown;
}

type Fields = Record<string, FieldConfig>;

/** A field that a resolver answers, in the language of the source. */
export const resolved = (type: string, resolver: Resolve<never, never>): FieldConfig => ({
  type,
  resolve: (source, _args, { nodeModel }, { fieldName }) =>
    resolver(
      source as never,
      { nodeModel, language: source.language ?? ownLanguage },
      source[fieldName] as never,
    ),
});

const field = (
  type: string,
  description: string,
  resolver?: Resolve<never, never>,
): FieldConfig => ({ ...(resolver ? resolved(type, resolver) : { type }), description });

const onlyEntry = (type: string, description: string) =>
  field(`${type}!`, description, resolvers.onlyEntry(type));

const language = field("String!", "The language of its texts.", resolvers.language);

const pageParts: Fields = {
  hero: field("Hero!", "The first screen of the page; of a guide, its title and summary."),
  composition: field("Composition!", "The style of its sections."),
  sections: field("[Section!]!", "The body of the page, from top to bottom; a guide has none."),
  theme: field("AudienceTheme", "The colors of the page; without it, those of the site."),
};

const pageFields: Fields = {
  site: onlyEntry("SiteSettings", "What all pages share."),
  translations: field(
    "[Page!]!",
    "The page in each language that has it, its own included.",
    pages.translations,
  ),
  metadata: field("Metadata!", "What search engines and link previews show.", pages.metadata),
  ownPolicy: field(
    "Boolean!",
    "Whether it may load more than other pages, so that links to it load a new document.",
    pages.ownPolicy,
  ),
  breadcrumbs: field(
    "[Breadcrumb!]!",
    "The path from the home page to this page.",
    pages.breadcrumbs,
  ),
  otherPages: field(
    "[Breadcrumb!]",
    "Of a 404 page: a step for each other page, for the breadcrumbs of the address that it stands for.",
    pages.otherPages,
  ),
  shareImage: field("ShareImage", "The picture drawn for link previews, if any.", pages.shareImage),
  lastModified: field("Date", "When its content last changed, if git knows.", pages.lastModified),
  lastChanged: field("String", "The same in words.", pages.lastChanged),
  linkedFrom: field(
    "[Page!]!",
    "The pages whose own content links to this page.",
    pages.linkedFrom,
  ),
  redirects: field("[Redirect!]!", "The old addresses that redirect here.", pages.redirects),
};

/** The further fields of entries and of their parts, by type. */
export const fieldsByType: Record<string, Fields> = {
  InterfaceText: {
    words: field("JSON!", "All of them by name.", resolvers.allWords),
  },
  Guide: {
    ...pageParts,
    readingTime: field("String!", "How long it takes to read, in words.", resolvers.readingTime),
    tokens: field("JSON!", "What stands for tokens in its text.", resolvers.guideTokens),
  },
  SiteSettings: {
    home: field("String!", "The home page, in its language if there is one.", pages.home),
    navigation: onlyEntry("Navigation", "The links of all pages."),
    messages: onlyEntry("InterfaceText", "The words of the interface."),
    integrations: onlyEntry("Integrations", "The addresses of other sites."),
  },
  Language: {
    home: field("String", "The home page in the language, if there is one.", pages.homeOf),
  },
  Integrations: {
    targets: field("[Target!]!", "The addresses and forms with a name.", resolvers.targets),
  },
  Picture: {
    image: {
      type: "PictureImage!",
      description: "Its files, as gatsby-plugin-image joins its cuts.",
      resolve: artDirection,
    },
  },
  Debate: {
    outcome: field("Outcome", "The document that it ends in, if any.", outcome(false)),
    outcomeTop: field("Outcome", "The top of that document.", outcome(true)),
  },
  Metadata: {
    url: field("String!", "The page's whole address, of which search engines keep this form."),
  },
  UseCase: {
    to: field("Target!", "The scenario's page.", resolvers.target),
  },
  ScenarioPage: {
    useCase: field("UseCase!", "Its accordion on the government page.", pages.useCase),
  },
  OutcomeEntry: {
    number: field("Int!", "The number of the argument that it names, or 0."),
    argument: field("DebateArgument", "That argument."),
    common: field("DebateCommonGround", "The common ground that it names."),
    answers: field("[Int!]", "In a transcript, the numbers of those that it answers."),
  },
  Application: {
    price: field("Float!", "The lowest price of all plans.", resolvers.lowestPrice),
  },
  StatsSection: {
    figures: field("[Stat!]!", "The figures of its origins.", resolvers.figuresByOrigin),
  },
};

/** Returns what an entity has in addition to its content: as a page, and when pages list or name its entries. */
export const fieldsOfEntity = ({ type, address }: Entity): Fields => ({
  language,
  ...(address === undefined ? {} : pageFields),
  ...(shownTypes.has(type) && {
    shownOn: field("[Page!]!", "The pages that show the entry.", pages.shownOn),
  }),
});

/** Builds the types that no schema describes. */
export function ownTypes({
  buildObjectType,
  buildInterfaceType,
}: NodePluginSchema): GatsbyGraphQLType[] {
  const object = (name: string, description: string, fields: Fields) =>
    buildObjectType({ name, description, fields });
  return [
    buildObjectType({
      name: "TranslatedFile",
      description: "A file of the content in another language.",
      interfaces: ["Node"],
      extensions: { infer: false },
      fields: {
        relativePath: field("String!", "The path of the file."),
        absolutePath: field("String!", "Where it is, if it is a guide."),
      },
    }),
    object("Target", "Where a link leads.", {
      name: field("String", "What links call it, such as form:contact, if it has a name."),
      href: field("String!", "The address; for a form, its own page."),
      form: field("IntegrationForm", "The form that opens in a dialog instead."),
      newTab: field("Boolean!", "Whether it opens in a new tab."),
    }),
    object("Price", "US dollars per user per month.", {
      amount: field("Float", "The amount; none for a negotiated price."),
    }),
    object("PlanValue", "What a plan has in a row of the comparison.", {
      plan: field("Plan!", "The plan."),
      value: field("String!", '"Yes", "No", or a limit.'),
      to: field("Target", "Where the value leads, if it is a link.", resolvers.target),
    }),
    object("Breadcrumb", "A step on the path from the home page.", {
      label: field("String!", "The text of the step."),
      path: field("String", "The page's address, if there is a page."),
    }),
    object(
      "PictureImage",
      "The files of a picture: the wide light cut, and sources for other visitors.",
      {
        src: field("String!", "The address of its largest file."),
        srcSet: field("String!", "The addresses of all its files, with their widths."),
        width: field("Int!", "Its width in the HTML."),
        height: field("Int!", "Its height in the HTML."),
        sources: field("[PictureSource!]!", "The other cuts; the first that fits is shown."),
      },
    ),
    object("PictureSource", "A cut of a picture.", {
      media: field(
        "String!",
        "The media query that it is for, if the visitor chose no color mode.",
      ),
      srcSet: field("String!", "The address of its file, or of several with their widths."),
      width: field("Int!", "Its width in the HTML."),
      height: field("Int!", "Its height in the HTML."),
    }),
    object("ShareImage", "A picture drawn for link previews.", {
      url: field("String!", "Its address, which changes with it."),
      alt: field("String!", "A text for people who can't see it."),
      card: field("JSON!", "What it is drawn from."),
    }),
    buildInterfaceType({
      name: "Page",
      description: "The fields that every page has.",
      interfaces: ["Node"],
      fields: {
        id: field("ID!", "The node's id."),
        path: field("String!", "The address of the page."),
        language,
        label: field("String!", "The page's short name, in breadcrumbs.", resolvers.filledTokens),
        ...pageParts,
        ...pageFields,
      },
    }),
  ];
}
