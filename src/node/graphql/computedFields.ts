import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import type { Entity } from "../../content/entities";
import { dateType } from "../routes/pageDates";

/** A field of a GraphQL type, in the form that Gatsby's type builders take. */
export interface FieldConfig {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
}

type Fields = Record<string, FieldConfig>;

const field = (type: string, description: string): FieldConfig => ({ type, description });

/** A field that a field extension resolves. */
const computed = (type: string, extension: string, description: string): FieldConfig => ({
  type,
  description,
  extensions: { [extension]: {} },
});

const pageFields: Fields = {
  metadata: computed(
    "Metadata!",
    "pageMetadata",
    "What search engines and link previews show; the site's defaults for a page without its own.",
  ),
  breadcrumbs: computed(
    "[Breadcrumb!]!",
    "breadcrumbs",
    "The path from the home page to this page; empty on the home page.",
  ),
  shareImage: computed(
    "ShareImage",
    "shareImage",
    "The picture drawn for link previews; none for a page with a picture of its own, and for the 404 page.",
  ),
  lastModified: computed(
    "Date",
    "lastModified",
    "When the page's content last changed; none when git doesn't know.",
  ),
  lastChanged: computed("String", "lastChanged", "The same in words."),
  outline: computed("[OutlineEntry!]!", "outline", "The page's sections, as targets for links."),
  above: computed("Page", "above", "The page above this one; none above the home page."),
  below: computed("[Page!]!", "below", "The pages directly below this one."),
  linksTo: computed(
    "[Page!]!",
    "linksTo",
    "The other pages that this page's own content links to, not counting menus and footer.",
  ),
  linkedFrom: computed(
    "[Page!]!",
    "linkedFrom",
    "The other pages whose own content links to this page, not counting menus and footer.",
  ),
  redirects: computed("[Redirect!]!", "redirects", "The old addresses that redirect here."),
  guideGroup: computed(
    "GuideGroup",
    "guideGroup",
    "The guides for the page's audience; none when the page has no audience.",
  ),
  files: computed(
    "[String!]!",
    "files",
    "The files with the page's content, its own first; not counting menus, brand and addresses.",
  ),
};

const shownFields: Fields = {
  shownOn: computed("[Page!]!", "shownOn", "The pages that show the entry."),
};

/** The further fields of entries and of their parts, by type. */
export const fieldsByType: Record<string, Fields> = {
  ScenarioPage: {
    previous: computed(
      "ScenarioPage",
      "previousScenario",
      "The scenario before this one; none before the first.",
    ),
    next: computed(
      "ScenarioPage",
      "nextScenario",
      "The scenario after this one; none after the last.",
    ),
  },
  Guide: {
    hero: field("Hero!", "The first screen of the page: the guide's title and summary."),
    theme: field("CardTheme", "The colors of the page, by the audience."),
    readingMinutes: field("Int!", "How long it takes to read, in minutes."),
    readingTime: computed("String!", "readingTime", "The same in words."),
    tokens: computed(
      "GuideTokens!",
      "guideTokens",
      "What stands for the words in braces in its text.",
    ),
    debateWords: computed(
      "DebateWords",
      "guideDebateWords",
      "The words around a debate; none when the guide shows no debate.",
    ),
    words: computed("GuideWords!", "guideWords", "Words on every guide's page."),
    document: field("String", "The address of the guide as a Word document; none without one."),
  },
  GuideDocument: { address: field("String!", "The address of the file.") },
  GuideGroup: {
    guides: computed(
      "[Guide!]!",
      "guidesOfGroup",
      "The guides for this audience, by their titles.",
    ),
  },
  Plan: {
    comparison: computed(
      "[PlanFeature!]!",
      "planComparison",
      "The plan's column in the comparison table, row by row.",
    ),
  },
  QuestionsSection: {
    answered: computed("[Question!]!", "answered", "The questions that have an answer."),
  },
  Debate: {
    opening: computed("[DebateArgument!]!", "opening", "The first argument of each side."),
  },
};

/**
 * Returns the fields that an entity has in addition to its content.
 * @param isShown whether pages list its entries or refer to them
 */
export const computedFields = ({ type, address }: Entity, isShown: boolean): Fields => ({
  ...(address === undefined ? {} : pageFields),
  ...(isShown ? shownFields : {}),
  ...fieldsByType[type],
});

/** Builds the types that no schema in `src/content` describes. */
export function ownTypes({
  buildObjectType,
  buildInterfaceType,
}: NodePluginSchema): GatsbyGraphQLType[] {
  const object = (name: string, description: string, fields: Fields) =>
    buildObjectType({ name, description, fields });
  const node = (name: string, description: string, fields: Fields) =>
    buildObjectType({
      name,
      description,
      interfaces: ["Node"],
      extensions: { infer: false },
      fields,
    });
  return [
    object("Target", "Where a link leads.", {
      href: field("String!", "The address; for a form, its own page."),
      form: field("IntegrationForm", "The form that opens in a dialog instead."),
      newTab: field("Boolean!", "Whether it opens in a new tab."),
      page: computed(
        "Page",
        "pageOfTarget",
        "The page that it leads to; none for a place on the same page or an address outside this site.",
      ),
    }),
    object("Price", "US dollars per user per month.", {
      amount: field("Float", "The amount; none for a price that is agreed with the customer."),
    }),
    object("OutlineEntry", "A section of a page that links can lead to.", {
      anchor: field("String!", "Its id on the page."),
      address: field("String!", "The address for links to it."),
      title: field("String!", "Its heading."),
      kind: field(
        "String",
        "The kind of section; none when the entries below the heading have files of their own.",
      ),
    }),
    object("PlanFeature", "One row of the comparison table, for one plan.", {
      group: field("String!", "The group of rows."),
      name: field("String!", "What is compared."),
      value: field("String!", '"Yes", "No", or a limit.'),
    }),
    object("GuideTokens", "What stands for the words in braces in a guide's text.", {
      brand: field("String!", "The brand."),
      product: field("String!", "What one discussion is called."),
      products: field("String!", "The plural of it."),
      scenarios: field("Int", "The number of scenarios; none when the text doesn't ask for it."),
      plans: field("Int", "The number of plans; none when the text doesn't ask for it."),
    }),
    object("Breadcrumb", "A step on the path from the home page.", {
      label: field("String!", "The text of the step."),
      path: field("String", "The page's address; none when no page has that address."),
    }),
    object("ShareImage", "A picture for link previews, drawn from a page's heading and colors.", {
      url: field("String!", "Its address on this site, which changes with the picture."),
      width: field("Int!", "In pixels."),
      height: field("Int!", "In pixels."),
      alt: field("String!", "A text for people who can't see it."),
      card: field("ShareCard!", "What it is drawn from."),
    }),
    object("ShareCard", "What a picture for link previews is drawn from.", {
      brand: field("String!", "The brand, next to the logo."),
      title: field("String!", "The page's heading."),
      highlight: field("String", "The part of the heading that is marked."),
      label: field("String!", "The page's place on the site; empty when it repeats the heading."),
      theme: field("CardTheme", "The colors; without it, those of the site."),
    }),
    node(dateType, "When a content file last changed, or the newest file of a folder.", {
      files: field("String!", "The file below data/, or folder/*.json."),
      lastModified: field("Date", "When it last changed; none when git doesn't know."),
    }),
    buildInterfaceType({
      name: "Page",
      description: "The fields that every page has.",
      interfaces: ["Node"],
      fields: {
        id: field("ID!", "The node's id."),
        path: field("String!", "The address of the page."),
        label: {
          ...field("String!", "The page's short name, in breadcrumbs."),
          extensions: { filledTokens: {} },
        },
        hero: field("Hero!", "The first screen of the page."),
        theme: field("CardTheme", "The colors of the page; without it, those of the site."),
        ...pageFields,
      },
    }),
  ];
}
