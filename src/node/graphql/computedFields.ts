import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import type { Entity } from "../../content/entities";

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
  linkedFrom: computed(
    "[Page!]!",
    "linkedFrom",
    "The other pages whose own content links to this page, not counting menus and footer.",
  ),
  redirects: computed("[Redirect!]!", "redirects", "The old addresses that redirect here."),
};

const shownFields: Fields = {
  shownOn: computed("[Page!]!", "shownOn", "The pages that show the entry."),
};

/** The further fields of entries and of their parts, by type. */
export const fieldsByType: Record<string, Fields> = {
  InterfaceText: {
    words: computed("JSON!", "allWords", "All of them by name, as the site's components use them."),
  },
  Guide: {
    hero: field("Hero!", "The first screen of the page: the guide's title and summary."),
    composition: field("Composition!", "The style of what follows the text."),
    sections: field("[Section!]!", "None: a guide is a text."),
    theme: field("CardTheme", "The colors of the page, by the audience."),
    readingMinutes: field("Int!", "How long it takes to read, in minutes."),
    readingTime: computed("String!", "readingTime", "The same in words."),
    tokens: computed("JSON!", "guideTokens", "What stands for the words in braces in its text."),
    debateWords: computed(
      "DebateWords",
      "guideDebateWords",
      "The words around a debate; none when the guide shows no debate.",
    ),
    others: computed("[Guide!]!", "otherGuides", "The other guides for its audience."),
  },
  Metadata: { url: field("String", "The page's address; none for the site's defaults.") },
  Application: {
    price: computed("Float!", "lowestPrice", "The lowest price of all plans, in US dollars."),
  },
  FiguresSection: {
    figures: computed("[Stat!]!", "figuresOfKinds", "The figures of these kinds."),
  },
  Debate: {
    opening: computed("[DebateArgument!]!", "opening", "The first argument of each side."),
  },
};

/** Returns the fields that an entity has in addition to its content. `isShown` when pages list or name its entries. */
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
  return [
    object("Target", "Where a link leads.", {
      href: field("String!", "The address; for a form, its own page."),
      form: field("IntegrationForm", "The form that opens in a dialog instead."),
      newTab: field("Boolean!", "Whether it opens in a new tab."),
    }),
    object("Price", "US dollars per user per month.", {
      amount: field("Float", "The amount; none for a price that is agreed with the customer."),
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
      label: field("String!", "The page's place on the site; empty when it repeats the heading."),
      theme: field("CardTheme", "The colors; without it, those of the site."),
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
        composition: field("Composition!", "The style of its sections."),
        sections: field("[Section!]!", "The body of the page, from top to bottom."),
        theme: field("CardTheme", "The colors of the page; without it, those of the site."),
        ...pageFields,
      },
    }),
  ];
}
