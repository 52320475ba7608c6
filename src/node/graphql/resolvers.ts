import type { z } from "zod";
import type { debate, debateWords } from "../../debate/schema";
import { positionInWords } from "../../debate/words";
import { type Entity, entities } from "../../schema/entities";
import type { guide } from "../../schema/entries/guides";
import { type NamedAddresses, namedTargets } from "../../schema/entries/integrations";
import { interfaceText } from "../../schema/entries/interface";
import type { siteSettings } from "../../schema/entries/site";
import { leavesIn } from "../../schema/schemaFields";
import { entriesShownBy } from "../../schema/shownEntries";
import { tokenTypes, tokenValues } from "../../schema/tokenValues";
import type { plan } from "../../sections/plans/schema";
import { addressIn, ownAddress } from "../../shared/languages";
import { capitalized, fillPlaceholders } from "../../shared/tokens";
import { thirdPartiesOf } from "../hosting/contentSecurityPolicy";
import { pageDate } from "../routes/dates";
import { type CardFacts, longestLabel, shareAddress } from "../shareImages";

interface Query {
  type: string;
  query: object;
}

/** How resolvers find nodes. Gatsby renders a page again when nodes change that it read so; gatsby has no types for it. */
export interface NodeModel {
  getNodeById<Result>(query: { id: string }): Result | null;
  findOne<Result>(query: Query): Promise<Result | null>;
  findAll<Result>(query: Query): Promise<{ entries: Iterable<Result> }>;
}

/** What every resolver gets, with the language in which it answers. */
export interface ResolverContext {
  nodeModel: NodeModel;
  language: string;
}

/** Answers a field from the node or object with the field, and from its value in the content. */
export type Resolve<Source = unknown, Raw = unknown> = (
  source: Source,
  context: ResolverContext,
  raw: Raw,
) => unknown;

const inLanguage = ({ language }: ResolverContext, filter = {}) => ({
  filter: { ...filter, language: { eq: language } },
});

/** Returns the node of a type that matches a filter; without a filter, the only node of the type. */
const nodeWith = <Result>(context: ResolverContext, type: string, filter?: object) =>
  context.nodeModel.findOne<Result>({ type, query: inLanguage(context, filter) });

const allOf = async <Result>(type: string, context: ResolverContext) => [
  ...(await context.nodeModel.findAll<Result>({ type, query: inLanguage(context) })).entries,
];

/** Returns what stands for tokens. */
async function allTokens(context: ResolverContext) {
  const sources = tokenTypes.map(async (type) => [type, await allOf(type, context)]);
  return tokenValues(Object.fromEntries(await Promise.all(sources)));
}

const withTokens = async (text: string, context: ResolverContext) =>
  text.includes("{") ? fillPlaceholders(text, await allTokens(context)) : text;

interface ContentNode {
  parent: string;
  internal: { type: string };
  slug?: string;
}

interface PageNode extends ContentNode {
  path: string;
  label: string;
  theme?: CardFacts["theme"];
  metadata: { image?: object };
  hero: { title: string; debate?: string };
  sections: { kind: string; debate?: string }[];
}

type Debate = z.infer<typeof debate>;
type Guide = z.infer<typeof guide>;

async function interfaceWords(
  name: keyof typeof interfaceText.shape,
  values: Record<string, unknown>,
  context: ResolverContext,
) {
  const words = await nodeWith<z.infer<typeof interfaceText>>(context, "InterfaceText");
  return fillPlaceholders(await withTokens(words?.[name] ?? "", context), values);
}

const allPlans = (context: ResolverContext) => allOf<z.infer<typeof plan>>("Plan", context);

const allPages = async (context: ResolverContext) =>
  (await allOf<PageNode>("Page", context)).sort((a, b) => a.path.localeCompare(b.path));

export const filledTokens: Resolve<unknown, string | string[] | undefined> = (
  _source,
  context,
  raw,
) =>
  Array.isArray(raw)
    ? Promise.all(raw.map((text) => withTokens(text, context)))
    : raw && withTokens(raw, context);

export const allWords: Resolve<Record<string, string>> = async (words, context) => {
  const texts = Object.keys(interfaceText.shape).map(async (name) => [
    name,
    await withTokens(words[name] ?? "", context),
  ]);
  return Object.fromEntries(await Promise.all(texts));
};

export const targets: Resolve<NamedAddresses> = namedTargets;

export const target: Resolve<unknown, string | undefined> = async (_source, context, raw) => {
  if (!raw) return null;
  const integrations = await nodeWith<NamedAddresses>(context, "Integrations");
  const named = integrations && namedTargets(integrations).find(({ name }) => name === raw);
  return named ?? { href: raw, newTab: false };
};

export const price: Resolve<unknown, number | string | undefined> = (_source, _context, raw) =>
  raw === undefined ? null : { amount: raw === "Custom" ? null : Number(raw) };

/** Returns the values of a row of the comparison in the order of the plans. */
export const planValues: Resolve<unknown, Record<string, string>> = async (_source, context, raw) =>
  Promise.all((await allPlans(context)).map(({ slug }) => withTokens(raw[slug] ?? "", context)));

export const lowestPrice: Resolve = async (_source, context) =>
  Math.min(
    ...(await allPlans(context))
      .map(({ monthlyPrice }) => Number(monthlyPrice))
      .filter(Number.isFinite),
  );

/** Returns every entry of a type: scenarios by their numbers, others in the order of their file. */
export const everyEntry =
  (type: string): Resolve =>
  async (_source, context) =>
    (await allOf<{ number?: number }>(type, context)).sort(
      (a, b) => (a.number ?? 0) - (b.number ?? 0),
    );

export const onlyEntry =
  (type: string): Resolve =>
  (_source, context) =>
    nodeWith(context, type);

/** Returns the entries of a type that a reference, or a list of them, names. */
export const entryNamed =
  (type: string): Resolve<unknown, string | string[] | undefined> =>
  (_source, context, raw) => {
    const named = (slug?: string) => slug && nodeWith(context, type, { slug: { eq: slug } });
    return Array.isArray(raw) ? Promise.all(raw.map(named)) : named(raw);
  };

export const language: Resolve = (_source, context) => context.language;

const homeIn = async (language: string, context: ResolverContext) => {
  const path = addressIn(language, "/");
  const page = await nodeWith({ ...context, language }, "Page", { path: { eq: path } });
  return page ? path : null;
};

export const home: Resolve = async (_source, context) =>
  (await homeIn(context.language, context)) ?? "/";

export const homeOf: Resolve<{ code: string }> = ({ code }, context) => homeIn(code, context);

export const breadcrumbs = async (to: PageNode, context: ResolverContext) => {
  const { path } = to;
  const own = ownAddress(context.language, path);
  if (own === "/") return [];
  const segments = own.split("/");
  const paths = segments.map((_, index) =>
    addressIn(context.language, segments.slice(0, index + 1).join("/") || "/"),
  );
  return Promise.all(
    paths.map(async (at) => {
      const page =
        at === path ? to : await nodeWith<PageNode>(context, "Page", { path: { eq: at } });
      return page
        ? { path: at, label: await withTokens(page.label, context) }
        : { label: capitalized(at.slice(at.lastIndexOf("/") + 1)) };
    }),
  );
};

export const ownPolicy: Resolve<PageNode> = async ({ sections }, context) =>
  thirdPartiesOf(await nodeWith(context, "Integrations"), sections).some(
    ({ onlyWith }) => onlyWith,
  );

export const shareImage: Resolve<PageNode> = async (page, context) => {
  const { path, theme, metadata, hero, sections } = page;
  if (metadata.image || path.endsWith("/404")) return null;
  const brand = await withTokens("{brand}", context);
  const title = await withTokens(hero.title, context);
  const [, ...steps] = await breadcrumbs(page, context);
  const trail = steps.map((step) => step.label).join(" / ");
  const label = trail.length > longestLabel ? (steps.at(-1)?.label ?? "") : trail;
  const slug = [hero, ...sections].find(({ debate }) => debate)?.debate;
  const debate = slug && (await nodeWith<Debate>(context, "Debate", { slug: { eq: slug } }));
  const words = await nodeWith<z.infer<typeof debateWords>>(context, "DebateWords");
  const card: CardFacts = {
    brand,
    title,
    label: label === title ? "" : label,
    theme,
    ...(words &&
      debate &&
      !debate.status && {
        path: [debate.scaleStart, debate.scaleNow],
        standing: positionInWords(debate.scaleNow, words),
      }),
  };
  const alt = await interfaceWords("shareImage", { title }, context);
  return { url: shareAddress(path, card), alt, card };
};

export const lastModified = (page: ContentNode, { nodeModel }: ResolverContext) => {
  const file = nodeModel.getNodeById<{ relativePath: string }>({ id: page.parent });
  return file && pageDate(file.relativePath, page);
};

/** Says in words when a page last changed. A policy has a date of its own. */
export const lastChanged: Resolve<PageNode> = async (page, context) => {
  const date = lastModified(page, context);
  if (!date || page.sections.some(({ kind }) => kind === "policy")) return null;
  const inWords = new Intl.DateTimeFormat(context.language, { dateStyle: "long", timeZone: "UTC" });
  const day = inWords.format(new Date(date));
  return interfaceWords("lastChanged", { day }, context);
};

/** The links and references of a page. Only entities have the interface `Page`, so there is always one. */
const leavesOf = (page: PageNode) => {
  const entity = entities.find(({ type }) => type === page.internal.type) as Entity;
  return leavesIn(entity.schema, page);
};

/** Returns a page in each language. A 404 page has no address of its own. */
export const translations: Resolve<PageNode> = async ({ path }, context) => {
  if (path.endsWith("/404")) return [];
  const site = await nodeWith<z.infer<typeof siteSettings>>(context, "SiteSettings");
  const own = ownAddress(context.language, path);
  const pages = (site?.languages ?? []).map(({ code: language }) =>
    nodeWith({ ...context, language }, "Page", { path: { eq: addressIn(language, own) } }),
  );
  return (await Promise.all(pages)).filter(Boolean);
};

const leadsTo = (path: string, link: unknown) => `${link}`.split("#")[0] === path;

export const linkedFrom: Resolve<PageNode> = async ({ path }, context) =>
  (await allPages(context)).filter(
    (page) =>
      page.path !== path &&
      leavesOf(page).some(({ means, value }) => means === "target" && leadsTo(path, value)),
  );

export const redirects: Resolve<PageNode> = async ({ path }, context) =>
  (await allOf<{ to: string }>("Redirect", context)).filter(({ to }) => leadsTo(path, to));

export const shownOn: Resolve<ContentNode> = async ({ slug, internal }, context) =>
  (await allPages(context)).filter(
    (page) =>
      entriesShownBy(page).includes(internal.type) ||
      leavesOf(page).some(
        (leaf) => leaf.means === "reference" && leaf.to === internal.type && leaf.value === slug,
      ),
  );

export const guidesFor: Resolve<unknown, string | undefined> = async (_source, context, audience) =>
  audience &&
  (await allOf<Guide>("Guide", context))
    .filter((guide) => guide.audience === audience)
    .sort((a, b) => a.title.localeCompare(b.title));

export const pagesBelow: Resolve<unknown, string | undefined> = async (_source, context, start) =>
  start && (await allPages(context)).filter(({ path }) => path.startsWith(start));

export const figuresByOrigin: Resolve<{ origins: string[] }> = async (own, context) =>
  (await allOf<{ origin: string }>("Stat", context)).filter(({ origin }) =>
    own.origins.includes(origin),
  );

export const guideTokens: Resolve<Guide> = async ({ body }, context) => {
  const written = JSON.stringify(body);
  const tokens = Object.entries(await allTokens(context));
  return Object.fromEntries(tokens.filter(([name]) => written.includes(`{${name}}`)));
};

/** How many words people read in a minute, silently. */
const wordsPerMinute = 230;

const listed = (part: Guide["body"]["parts"][number]) =>
  part.component === "Checklist"
    ? [part.title, ...part.items]
    : part.component === "Minutes"
      ? [part.title, part.text]
      : [];

export const readingTime: Resolve<Guide> = ({ body }, context) => {
  const { headings, texts, parts } = body;
  const words = [...headings.map(({ title }) => title), ...texts, ...parts.flatMap(listed)]
    .join(" ")
    .split(" ");
  const minutes = Math.max(1, Math.round(words.length / wordsPerMinute));
  return interfaceWords("readingTime", { minutes }, context);
};
