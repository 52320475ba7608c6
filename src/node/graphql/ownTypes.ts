import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import type { DerivedField } from "../../content/derived/field";
import { lang } from "../../content/derived/objects";
import { fieldsOfPage, guideParts } from "../../content/derived/pages";

/** A field of a GraphQL type, in the form that Gatsby's type builders take. */
export interface FieldConfig {
  type: string;
  description?: string;
  extensions?: Record<string, object>;
  resolve?(
    parent: Record<string, never>,
    args: unknown,
    context: unknown,
    info: GraphQLResolveInfo,
  ): unknown;
}

type Fields = Record<string, FieldConfig>;

const field = (type: string, description: string): FieldConfig => ({ type, description });

/** A field whose value is the key of an entry of a type, or a list of keys. Gatsby answers the entries. */
export const linked = (type: string, description?: string): FieldConfig => ({
  type,
  description,
  extensions: { link: { by: "key" } },
});

/** Fields that are worked out, as GraphQL has them. */
export const derived = (fields: Record<string, DerivedField>): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, description, isLink }]) => [
      name,
      isLink ? linked(type, description) : field(type, description),
    ]),
  );

/** Builds the types that no schema describes. */
export function ownTypes({
  buildObjectType,
  buildInterfaceType,
}: NodePluginSchema): GatsbyGraphQLType[] {
  const object = (name: string, description: string, fields: Fields) =>
    buildObjectType({ name, description, fields });
  return [
    object("Target", "Where a link leads.", {
      name: field("String", "What links call it, such as form:contact, if it has a name."),
      href: field("String!", "The address; for a form, its own page."),
      hreflang: field("String", "The language of a service, if it isn't that of the page."),
      form: field("IntegrationForm", "The form that opens in a dialog instead."),
      newTab: field("Boolean!", "Whether it opens in a new tab."),
    }),
    object("PlanValue", "What a plan has in a row of the comparison.", {
      plan: linked("Plan!", "The plan."),
      value: field("String!", '"Yes", "No", or a limit.'),
      to: field("Target", "Where the value leads, if it is a link."),
    }),
    object("Breadcrumb", "A step on the path from the home page.", {
      label: field("String!", "The text of the step."),
      path: field("String", "The page's address, if there is a page."),
      ...derived({ lang }),
    }),
    object("OutlineLine", "A line of what a page looks like from afar.", {
      mark: field("String", "What stands before it: minutes, a box or a number."),
      text: field("String!", "Its words."),
      ...derived({ lang }),
    }),
    object("Translation", "A page in a language.", {
      language: field("String!", "The language."),
      path: field("String!", "The page's address."),
      // Not a list of pages: Gatsby would ask again for every page when one changes.
      page: {
        ...field("Page!", "The page."),
        extensions: { link: { by: "key", from: "path" } },
      },
    }),
    object(
      "ArtDirectedImage",
      "The files of a picture: the wide light one, and sources for other visitors.",
      {
        src: field("String!", "The address of its largest file."),
        srcSet: field("String!", "The addresses of all its files, with their widths."),
        width: field("Int!", "Its width in the HTML."),
        height: field("Int!", "Its height in the HTML."),
        sources: field("[ImageSource!]!", "The other files; the first that fits is shown."),
      },
    ),
    object("ImageSource", "A file of a picture for some visitors.", {
      narrow: field("Boolean!", "Whether it is for phones."),
      dark: field("Boolean!", "Whether it is for the dark color mode."),
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
        label: field("String!", "The page's short name, in breadcrumbs."),
        metadata: field("Metadata!", "What search engines and link previews show."),
        ...derived({ lang }),
        ...derived(guideParts as Record<string, DerivedField>),
        ...derived(fieldsOfPage),
      },
    }),
  ];
}
