import { type Entity, entities } from "../../content/entities";
import { pageDependencies } from "../../content/pageDependencies";
import { type Leaf, walk } from "../../content/walk";
import { filled, type Resolve, type ResolverContext } from "./resolving";

interface ContentNode {
  parent: string;
  internal: { type: string };
}

interface PageNode extends ContentNode {
  path: string;
}

interface EntryNode extends ContentNode {
  slug?: string;
}

interface Scenario {
  number: number;
}

interface Redirect {
  from: string;
  to: string;
}

interface ComparisonGroup {
  title: string;
  rows: Record<string, string>[];
}

interface Section {
  title: string;
  kind?: string;
}

const allOf = async <Result>(type: string, { nodeModel }: ResolverContext): Promise<Result[]> => [
  ...(await nodeModel.findAll<Result>({ type, query: {} })).entries,
];

const allPages = async (context: ResolverContext): Promise<PageNode[]> =>
  (await allOf<PageNode>("Page", context)).sort((a, b) => a.path.localeCompare(b.path));

const entityOfPage = ({ internal }: PageNode): Entity => {
  const entity = entities.find(({ type }) => type === internal.type);
  if (!entity) throw new Error(`src/content/entities.ts has no entity ${internal.type}`);
  return entity;
};

const leavesOf = (page: PageNode): Leaf[] => walk(entityOfPage(page).schema, page);

/** The page of an address, without the place on it; none of an address outside this site. */
const pathOf = (target: string): string | undefined => (target.startsWith("/") ? target.split("#")[0] : undefined);

const linkedPaths = (page: PageNode): Set<string | undefined> =>
  new Set(leavesOf(page).flatMap(({ fieldKind, value }) => (fieldKind.kind === "target" ? [pathOf(String(value))] : [])));

/** The address of the page above another, of those there are. */
function pathAbove(path: string, pages: readonly PageNode[]): string | undefined {
  if (path === "/") return undefined;
  const above = path.slice(0, path.lastIndexOf("/")) || "/";
  return pages.some((page) => page.path === above) ? above : pathAbove(above, pages);
}

const at = (value: unknown, path: Leaf["at"]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

const outline: Resolve<unknown, PageNode> = (_raw, context, page) =>
  Promise.all(
    leavesOf(page)
      .filter(({ fieldKind }) => fieldKind.kind === "anchor")
      .map(async ({ value, at: place }) => {
        const { title, kind } = at(page, place.slice(0, -1)) as Section;
        return { anchor: value, address: `${page.path}#${value}`, title: await filled(title, context), kind };
      }),
  );

const above: Resolve<unknown, PageNode> = async (_raw, context, { path }) => {
  const pages = await allPages(context);
  const found = pathAbove(path, pages);
  return pages.find((page) => page.path === found) ?? null;
};

const below: Resolve<unknown, PageNode> = async (_raw, context, { path }) => {
  const pages = await allPages(context);
  return pages.filter((page) => pathAbove(page.path, pages) === path);
};

const linksTo: Resolve<unknown, PageNode> = async (_raw, context, source) => {
  const paths = linkedPaths(source);
  return (await allPages(context)).filter(({ path }) => path !== source.path && paths.has(path));
};

const linkedFrom: Resolve<unknown, PageNode> = async (_raw, context, { path }) =>
  (await allPages(context)).filter((page) => page.path !== path && linkedPaths(page).has(path));

const redirects: Resolve<unknown, PageNode> = async (_raw, context, { path }) =>
  (await allOf<Redirect>("Redirect", context)).filter(({ to }) => pathOf(to) === path);

const files: Resolve<unknown, PageNode> = (_raw, { nodeModel }, page) => {
  const file = nodeModel.getNodeById<{ relativePath: string }>({ id: page.parent, type: "File" });
  return pageDependencies(file?.relativePath ?? "", page).map((name) => `data/${name}`);
};

const shownOn: Resolve<unknown, EntryNode> = async (_raw, context, { slug, internal }) =>
  (await allPages(context)).filter(
    (page) =>
      entityOfPage(page).lists?.includes(internal.type) ||
      leavesOf(page).some(({ fieldKind, value }) => fieldKind.kind === "reference" && fieldKind.to === internal.type && value === slug),
  );

const neighbour =
  (step: 1 | -1): Resolve<unknown, Scenario> =>
  async (_raw, context, { number }) => {
    const scenarios = (await allOf<Scenario>("ScenarioPage", context)).sort((a, b) => a.number - b.number);
    return scenarios[scenarios.findIndex((scenario) => scenario.number === number) + step] ?? null;
  };

const planComparison: Resolve<unknown, { slug: string }> = async (_raw, context, { slug }) => {
  const groups = await allOf<ComparisonGroup>("ComparisonGroup", context);
  return Promise.all(
    groups.flatMap(({ title, rows }) =>
      rows.map(async (row) => ({
        group: await filled(title, context),
        name: await filled(row.name ?? "", context),
        value: await filled(row[slug] ?? "", context),
      })),
    ),
  );
};

const pageOfTarget: Resolve<unknown, { href?: string }> = async (_raw, context, { href = "" }) =>
  (await allPages(context)).find(({ path }) => path === pathOf(href)) ?? null;

/** Answers what relates one entry of the content to others, by the name of its field extension. */
export const relations = {
  outline,
  above,
  below,
  linksTo,
  linkedFrom,
  redirects,
  files,
  shownOn,
  previousScenario: neighbour(-1),
  nextScenario: neighbour(1),
  planComparison,
  pageOfTarget,
};
