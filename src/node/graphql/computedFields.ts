import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import type { Entity } from "../../content/entities";
import { dateType } from "../routes/pageDates";
import { templateType } from "../shareImages/shareImages";

/** A field of a GraphQL type, as Gatsby's type builders take it. */
export interface FieldConfig {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
}

type Fields = Record<string, FieldConfig>;

const made = (type: string, extension: string, description: string): FieldConfig => ({
  type,
  description,
  extensions: { [extension]: {} },
});

/** What every page has beyond its content. */
const ofPages: Fields = {
  breadcrumbs: made("[Breadcrumb!]!", "breadcrumbs", "The way from the home page to this one, this page last; empty on the home page."),
  shareImage: made(
    "ShareImage",
    "shareImage",
    "The picture drawn for link previews; none where the page has one of its own, and for the 404 page.",
  ),
  lastModified: made("Date", "lastModified", "When the page's content last changed; none where the history of the files does not tell."),
  outline: made("[OutlineEntry!]!", "outline", "The page's sections, which links can point at."),
  above: made("Page", "above", "The page above this one; none above the home page."),
  below: made("[Page!]!", "below", "The pages directly below this one."),
  linksTo: made("[Page!]!", "linksTo", "The other pages that this page's own content links to; menus and footer are not counted."),
  linkedFrom: made("[Page!]!", "linkedFrom", "The other pages whose own content links to this one; menus and footer are not counted."),
  redirects: made("[Redirect!]!", "redirects", "The old addresses that lead here."),
  files: made(
    "[String!]!",
    "files",
    "The files that the page's content stands in, its own first; menus, brand and addresses are not counted.",
  ),
};

const ofShown: Fields = {
  shownOn: made("[Page!]!", "shownOn", "The pages that show the entry."),
};

const ofScenarios: Fields = {
  previous: made("ScenarioPage", "previousScenario", "The scenario before this one; none before the first."),
  next: made("ScenarioPage", "nextScenario", "The scenario after this one; none after the last."),
};

const ofPlans: Fields = {
  comparison: made("[PlanFeature!]!", "planComparison", "What the table of plans says of this one, row by row."),
};

/**
 * The fields that an entity has beyond its content.
 * @param isShown whether pages list its entries or refer to them
 */
export const computedFields = ({ type, address }: Entity, isShown: boolean): Fields => ({
  ...(address === undefined ? {} : ofPages),
  ...(isShown ? ofShown : {}),
  ...(type === "ScenarioPage" ? ofScenarios : {}),
  ...(type === "Plan" ? ofPlans : {}),
});

/** The types that come from no schema of the content. */
export const ownTypes = (schema: NodePluginSchema): GatsbyGraphQLType[] => [
  schema.buildObjectType({
    name: "Target",
    description: "Where a link leads.",
    fields: {
      href: { type: "String!", description: "The address; of a form, its own page." },
      form: { type: "String", description: "The form that opens in a dialog instead, by its name in integrations.json." },
      newTab: { type: "Boolean!", description: "Whether it opens in a new tab." },
      page: made("Page", "pageOfTarget", "The page that it leads to; none where that is the same page, or outside this site."),
    },
  }),
  schema.buildObjectType({
    name: "Price",
    description: "US dollars per user per month.",
    fields: { amount: { type: "Float", description: "The amount; none where a price is agreed on with the customer." } },
  }),
  schema.buildObjectType({
    name: "OutlineEntry",
    description: "A section of a page, as far as links go.",
    fields: {
      anchor: { type: "String!", description: "Its id on the page." },
      address: { type: "String!", description: "What a link to it says." },
      title: { type: "String!", description: "Its heading." },
      kind: {
        type: "String",
        description: "What kind of section it is; none where the entries below the heading have a file of their own.",
      },
    },
  }),
  schema.buildObjectType({
    name: "PlanFeature",
    description: "What the table of plans says of one plan in one row.",
    fields: {
      group: { type: "String!", description: "The group of rows." },
      name: { type: "String!", description: "What is compared." },
      value: { type: "String!", description: '"Yes", "No", or a limit.' },
    },
  }),
  schema.buildObjectType({
    name: "Breadcrumb",
    description: "A step on the way from the home page.",
    fields: {
      label: { type: "String!", description: "The words of the step." },
      path: { type: "String", description: "The page's address; none where no page has that address." },
    },
  }),
  schema.buildObjectType({
    name: "ShareImage",
    description: "A picture for link previews, drawn from a page's heading and colours.",
    fields: {
      url: { type: "String!", description: "Its address on this site; another one when the picture changes." },
      width: { type: "Int!", description: "In pixels." },
      height: { type: "Int!", description: "In pixels." },
      alt: { type: "String!", description: "What it shows, for people who do not see it." },
      card: { type: "ShareCard!", description: "What it is drawn from." },
    },
  }),
  schema.buildObjectType({
    name: "ShareCard",
    description: "What a picture for link previews is drawn from.",
    fields: {
      brand: { type: "String!", description: "The brand, beside the logo." },
      title: { type: "String!", description: "The page's heading." },
      highlight: { type: "String", description: "The part of the heading that is marked." },
      label: { type: "String!", description: "Where the page stands on the site; empty where the heading says it already." },
      theme: { type: "CardTheme", description: "The colours; those of the site without it." },
    },
  }),
  schema.buildObjectType({
    name: templateType,
    description: "The code that draws the pictures for link previews, so that pages are made again when it changes.",
    interfaces: ["Node"],
    extensions: { infer: false },
    fields: {},
  }),
  schema.buildObjectType({
    name: dateType,
    description: "When a content file last changed, or the newest file of a folder.",
    interfaces: ["Node"],
    extensions: { infer: false },
    fields: {
      files: { type: "String!", description: "The file below data/, or folder/*.json." },
      lastModified: { type: "Date", description: "When it last changed; none where its history does not tell." },
    },
  }),
  schema.buildInterfaceType({
    name: "Page",
    description: "What every page has, whatever it shows.",
    interfaces: ["Node"],
    fields: {
      id: { type: "ID!", description: "The node's own id." },
      path: { type: "String!", description: "The address of the page." },
      label: { type: "String!", description: "The page's short name, in breadcrumbs.", extensions: { filledTokens: {} } },
      metadata: { type: "Metadata!", description: "What search engines and link previews show of the page." },
      hero: { type: "Hero!", description: "The first screen of the page." },
      theme: { type: "CardTheme", description: "The colours of the page; those of the site without it." },
      ...ofPages,
    },
  }),
];
