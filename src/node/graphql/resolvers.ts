import type { z } from "zod";
import { type Entity, entities } from "../../schema/entities";
import type { guide } from "../../schema/entries/guides";
import { type NamedAddresses, namedTargets } from "../../schema/entries/integrations";
import { interfaceText } from "../../schema/entries/interface";
import type { siteSettings } from "../../schema/entries/site";
import { type Leaf, leavesIn } from "../../schema/schemaFields";
import { entriesShownBy } from "../../schema/shownEntries";
import type { plan } from "../../sections/plans/schema";
import { capitalized, fillPlaceholders } from "../../shared/tokens";
import { thirdPartiesOf } from "../hosting/thirdParties";
import { pageDate } from "../routes/dates";
import { type CardFacts, longestLabel, shareAddress } from "../shareImages";
import {
  allOf,
  allTokens,
  nodeWith,
  type Resolve,
  type ResolverContext,
  withTokens,
} from "./resolving";

/* How GraphQL answers fields, from their value in the content and the node or object with the field. */

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

interface SampleReader {
  scaleStart: number;
  scaleNow: number;
  status?: string;
}

type Guide = z.infer<typeof guide>;

const siteOf = (context: ResolverContext) =>
  nodeWith<z.infer<typeof siteSettings>>(context, "SiteSettings");

async function interfaceWords(
  name: keyof typeof interfaceText.shape,
  values: Record<string, unknown>,
  context: ResolverContext,
): Promise<string> {
  const words = await nodeWith<z.infer<typeof interfaceText>>(context, "InterfaceText");
  return fillPlaceholders(await withTokens(words?.[name] ?? "", context), values);
}

const allPlans = (context: ResolverContext) => allOf<z.infer<typeof plan>>("Plan", context);

const allPages = async (context: ResolverContext): Promise<PageNode[]> =>
  (await allOf<PageNode>("Page", context)).sort((a, b) => a.path.localeCompare(b.path));

export const filledTokens: Resolve<string | string[] | undefined> = (raw, context) =>
  Array.isArray(raw)
    ? Promise.all(raw.map((text) => withTokens(text, context)))
    : raw && withTokens(raw, context);

export const allWords: Resolve<unknown, Record<string, string>> = async (_raw, context, words) => {
  const names = Object.keys(interfaceText.shape);
  const texts = await Promise.all(names.map((name) => withTokens(words[name] ?? "", context)));
  return Object.fromEntries(names.map((name, index) => [name, texts[index]]));
};

export const targets: Resolve<never, NamedAddresses> = (_raw, _context, integrations) =>
  namedTargets(integrations);

export const target: Resolve<string | undefined> = async (raw, context) => {
  if (!raw) return null;
  const integrations = await nodeWith<NamedAddresses>(context, "Integrations");
  const named = integrations && namedTargets(integrations).find(({ name }) => name === raw);
  return named ?? { href: raw, newTab: false };
};

export const price: Resolve<number | string | undefined> = (raw) =>
  raw === undefined ? null : { amount: raw === "Custom" ? null : Number(raw) };

/** Returns the values of a row of the comparison in the order of the plans. */
export const planValues: Resolve<Record<string, string>> = async (raw, context) =>
  Promise.all((await allPlans(context)).map(({ slug }) => withTokens(raw[slug] ?? "", context)));

export const lowestPrice: Resolve = async (_raw, context) =>
  Math.min(
    ...(await allPlans(context))
      .map(({ monthlyPrice }) => Number(monthlyPrice))
      .filter((amount) => !Number.isNaN(amount)),
  );

/** Returns every entry of a type: scenarios by their numbers, others in the order of their file. */
export const everyEntry =
  (type: string): Resolve =>
  async (_raw, context) =>
    (await allOf<{ number?: number }>(type, context)).sort(
      (a, b) => (a.number ?? 0) - (b.number ?? 0),
    );

/** Returns the only entry of a type. */
export const onlyEntry =
  (type: string): Resolve =>
  (_raw, context) =>
    nodeWith(context, type);

export const breadcrumbs = async (
  _raw: unknown,
  context: ResolverContext,
  to: PageNode,
): Promise<{ label: string; path?: string }[]> => {
  const { path } = to;
  if (path === "/") return [];
  const segments = path.split("/").slice(1);
  const paths = ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
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

export const ownPolicy: Resolve<unknown, PageNode> = async (_raw, context, { sections }) =>
  thirdPartiesOf(await nodeWith(context, "Integrations"), sections).some(
    ({ onlyWith }) => onlyWith,
  );

export const shareImage: Resolve<unknown, PageNode> = async (_raw, context, page) => {
  const { path, theme, metadata, hero, sections } = page;
  if (metadata.image || path === "/404") return null;
  const brand = await withTokens("{brand}", context);
  const title = await withTokens(hero.title, context);
  const [, ...steps] = await breadcrumbs(undefined, context, page);
  const trail = steps.map((step) => step.label).join(" / ");
  const label = trail.length > longestLabel ? (steps.at(-1)?.label ?? "") : trail;
  const slug = [hero, ...sections].find(({ debate }) => debate)?.debate;
  const debate = slug && (await nodeWith<SampleReader>(context, "Debate", { slug: { eq: slug } }));
  const card: CardFacts = {
    brand,
    title,
    label: label === title ? "" : label,
    theme,
    path: debate && !debate.status ? [debate.scaleStart, debate.scaleNow] : undefined,
  };
  const alt = await interfaceWords("shareImage", { title }, context);
  return { url: shareAddress(path, card), alt, card };
};

export const lastModified: Resolve<unknown, ContentNode> = (_raw, { nodeModel }, page) => {
  const file = nodeModel.getNodeById<{ relativePath: string }>({ id: page.parent, type: "File" });
  return file && pageDate(file.relativePath, page);
};

/** Says in words when a page last changed, in the language of the site. A policy has a date of its own. */
export const lastChanged: Resolve<unknown, PageNode> = async (raw, context, page) => {
  const date = lastModified(raw, context, page);
  const site = await siteOf(context);
  if (!date || !site || page.sections.some(({ kind }) => kind === "policy")) return null;
  const day = new Intl.DateTimeFormat(site.language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${date}`),
  );
  return interfaceWords("lastChanged", { day }, context);
};

/** The links and references of a page. Only entities have the interface `Page`, so there is always one. */
const leavesOf = (page: PageNode): Leaf[] => {
  const entity = entities.find(({ type }) => type === page.internal.type) as Entity;
  return leavesIn(entity.schema, page);
};

const leadsTo = (path: string, link: unknown) => `${link}`.split("#")[0] === path;

export const linkedFrom: Resolve<unknown, PageNode> = async (_raw, context, { path }) =>
  (await allPages(context)).filter(
    (page) =>
      page.path !== path &&
      leavesOf(page).some(({ means, value }) => means === "target" && leadsTo(path, value)),
  );

export const redirects: Resolve<unknown, PageNode> = async (_raw, context, { path }) =>
  (await allOf<{ to: string }>("Redirect", context)).filter(({ to }) => leadsTo(path, to));

export const shownOn: Resolve<unknown, ContentNode> = async (_raw, context, { slug, internal }) =>
  (await allPages(context)).filter(
    (page) =>
      entriesShownBy(page).includes(internal.type) ||
      leavesOf(page).some(
        (leaf) => leaf.means === "reference" && leaf.to === internal.type && leaf.value === slug,
      ),
  );

export const guidesFor: Resolve<string | undefined> = async (audience, context) =>
  audience === undefined
    ? null
    : (await allOf<Guide>("Guide", context))
        .filter((guide) => guide.audience === audience)
        .sort((a, b) => a.title.localeCompare(b.title));

export const pagesBelow: Resolve<string | undefined> = async (start, context) =>
  start === undefined
    ? null
    : (await allPages(context)).filter(({ path }) => path.startsWith(start));

export const figuresByOrigin: Resolve<unknown, { origins: string[] }> = async (
  _raw,
  context,
  own,
) =>
  (await allOf<{ origin: string }>("Stat", context)).filter(({ origin }) =>
    own.origins.includes(origin),
  );

export const guideTokens: Resolve<unknown, Guide> = async (_raw, context, { body }) => {
  const written = JSON.stringify(body);
  const tokens = Object.entries(await allTokens(context));
  return Object.fromEntries(tokens.filter(([name]) => written.includes(`{${name}}`)));
};

/** How many words people read in a minute, silently. */
const wordsPerMinute = 230;

const listed = (part: Guide["body"]["parts"][number]): string[] =>
  part.component === "Checklist"
    ? [part.title, ...part.items]
    : part.component === "Minutes"
      ? [part.title, part.text]
      : [];

export const readingTime: Resolve<unknown, Guide> = (_raw, context, { body }) => {
  const { headings, texts, parts } = body;
  const words = [...headings.map(({ title }) => title), ...texts, ...parts.flatMap(listed)]
    .join(" ")
    .split(" ");
  const minutes = Math.max(1, Math.round(words.length / wordsPerMinute));
  return interfaceWords("readingTime", { minutes }, context);
};
