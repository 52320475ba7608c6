import type { z } from "zod";
import { type Entity, entities } from "../../content/entities";
import { fieldsOf, type Leaf } from "../../content/schemaFields";
import type { guide } from "../../content/schemas/guides";
import type { interfaceText } from "../../content/schemas/interface";
import { entriesShownBy } from "../../content/shownEntries";
import { fillPlaceholders } from "../../fields/tokens";
import type { ThemeName } from "../../theme/themes";
import { allOf, nodeWith, type Resolve, type ResolverContext, tokensFor } from "./resolving";

interface ContentNode {
  internal: { type: string };
  slug?: string;
}

interface PageNode extends ContentNode {
  path: string;
}

type GuideNode = z.infer<typeof guide> & { readingMinutes: number };

/** The colors of the guides for an audience. */
export const audienceThemes: Record<string, ThemeName> = {
  education: "education",
  government: "government",
  organization: "corporate",
  nonprofit: "nonprofit",
};

const allPages = async (context: ResolverContext): Promise<PageNode[]> =>
  (await allOf<PageNode>("Page", context)).sort((a, b) => a.path.localeCompare(b.path));

/** Only entities have the interface `Page`, so there is always one. */
const entityOfPage = ({ internal }: PageNode) =>
  entities.find(({ type }) => type === internal.type) as Entity;

const leavesOf = (page: PageNode): Leaf[] => fieldsOf(entityOfPage(page).schema, page);

/** Returns the path of an address on this site, without the hash. */
const pathOf = (target: string): string | undefined =>
  target.startsWith("/") ? target.split("#")[0] : undefined;

const linkedPaths = (page: PageNode): Set<string | undefined> =>
  new Set(
    leavesOf(page).flatMap(({ fieldKind, value }) =>
      fieldKind.kind === "target" ? [pathOf(String(value))] : [],
    ),
  );

const guidesFor = async (wanted: string, context: ResolverContext): Promise<GuideNode[]> =>
  (await allOf<GuideNode>("Guide", context))
    .filter(({ audience }) => audience === wanted)
    .sort((a, b) => a.title.localeCompare(b.title));

/** Resolvers of fields that relate an entry to other entries, by the name of their field extension. */
export const relations = {
  linkedFrom: async (_raw, context, { path }: PageNode) =>
    (await allPages(context)).filter((page) => page.path !== path && linkedPaths(page).has(path)),

  redirects: async (_raw, context, { path }: PageNode) =>
    (await allOf<{ to: string }>("Redirect", context)).filter(({ to }) => pathOf(to) === path),

  shownOn: async (_raw, context, { slug, internal }: ContentNode) =>
    (await allPages(context)).filter(
      (page) =>
        entriesShownBy(page).includes(internal.type) ||
        leavesOf(page).some(
          ({ fieldKind, value }) =>
            fieldKind.kind === "reference" && fieldKind.to === internal.type && value === slug,
        ),
    ),

  guidesFor: (audience, context) =>
    typeof audience === "string" ? guidesFor(audience, context) : null,

  otherGuides: async (_raw, context, { audience, slug }: GuideNode) =>
    (await guidesFor(audience, context)).filter((guide) => guide.slug !== slug),

  pagesBelow: async (start, context) =>
    typeof start === "string"
      ? (await allPages(context)).filter(({ path }) => path.startsWith(start))
      : null,

  figuresOfKinds: async (_raw, context, { kinds }: { kinds: string[] }) =>
    (await allOf<{ kind: string }>("Stat", context)).filter(({ kind }) => kinds.includes(kind)),

  guideDebateWords: (_raw, context, { body: { parts } }: GuideNode) =>
    parts.some(({ kind }) => kind === "Debate") ? nodeWith(context, "DebateWords") : null,

  guideTokens: async (_raw, context, { body }: GuideNode) => {
    const written = JSON.stringify(body);
    const tokens = Object.entries(await tokensFor(written, context));
    return Object.fromEntries(tokens.filter(([name]) => written.includes(`{${name}}`)));
  },

  readingTime: async (_raw, context, { readingMinutes: minutes }: GuideNode) => {
    const words = await nodeWith<z.infer<typeof interfaceText>>(context, "InterfaceText");
    return fillPlaceholders(words?.readingTime ?? "", { minutes });
  },

  opening: (_raw, _context, { arguments: all }: { arguments: { side: string }[] }) =>
    ["for", "against"].flatMap((side) => all.find((argument) => argument.side === side) ?? []),
} satisfies Record<string, Resolve<unknown, never>>;
