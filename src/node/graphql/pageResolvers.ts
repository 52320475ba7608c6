import type { z } from "zod";
import type { debate, debateWords } from "../../debate/schema";
import { positionInWords } from "../../debate/words";
import { type Entity, entities } from "../../schema/entities";
import type { siteSettings } from "../../schema/entries/site";
import { leavesIn } from "../../schema/schemaFields";
import { entriesShownBy } from "../../schema/shownEntries";
import { stepsTo } from "../../shared/breadcrumbs";
import { addressIn, ownAddress } from "../../shared/languages";
import { parseTarget } from "../../shared/targets";
import { thirdPartiesOf } from "../hosting/contentSecurityPolicy";
import { lastCommitted } from "../routes/dates";
import { type CardFacts, longestLabel, shareAddress } from "../shareImages";
import {
  allOf,
  interfaceWords,
  nodeWith,
  type Resolve,
  type ResolverContext,
  withTokens,
} from "./nodes";

/* The fields of pages, and those that lead to pages. */

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
  sections: { kind: string; debate?: string; outcomeOf?: string }[];
}

type Debate = z.infer<typeof debate>;

const allPages = async (context: ResolverContext) =>
  (await allOf<PageNode>("Page", context)).sort((a, b) => a.path.localeCompare(b.path));

/** Returns the page in a language that has an address in the language of the content. */
const pageAt = (own: string, context: ResolverContext, language = context.language) =>
  nodeWith<PageNode>({ ...context, language }, "Page", { path: { eq: addressIn(language, own) } });

export const home: Resolve = async (_source, context) => (await pageAt("/", context))?.path ?? "/";

export const homeOf: Resolve<{ code: string }> = async ({ code }, context) =>
  (await pageAt("/", context, code))?.path;

const stepOf = async ({ path, label }: PageNode, context: ResolverContext) => ({
  path,
  label: await withTokens(label, context),
});

export const breadcrumbs = async (to: PageNode, context: ResolverContext) => {
  const steps = stepsTo(context.language, to.path).map(async ({ path, label }) => {
    const filter = { path: { eq: path } };
    const page = path === to.path ? to : await nodeWith<PageNode>(context, "Page", filter);
    return page ? stepOf(page, context) : { label };
  });
  return steps.length > 1 ? Promise.all(steps) : [];
};

export const otherPages: Resolve<PageNode> = async ({ path }, context) => {
  if (!path.endsWith("/404")) return null;
  const others = (await allPages(context)).filter((page) => page.path !== path);
  return Promise.all(others.map((page) => stepOf(page, context)));
};

/** Returns the metadata of a page with the page's absolute address. */
export const metadata: Resolve<PageNode> = async ({ metadata: own, path }, context) => {
  const site = await nodeWith<z.infer<typeof siteSettings>>(context, "SiteSettings");
  return { ...own, url: new URL(path, site?.origin).href };
};

/** Returns the use case of a scenario with the address of the scenario's page. */
export const useCase: Resolve<{ path: string; useCase: object }> = ({ path, useCase: own }) => ({
  ...own,
  to: path,
});

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
  const [slug] = [
    hero.debate ?? [],
    ...sections.map(({ debate, outcomeOf }) => debate ?? outcomeOf ?? []),
  ].flat();
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

/** The links and references of a page. Only entities have the interface `Page`, so there is always one. */
const leavesOf = (page: PageNode) => {
  const entity = entities.find(({ type }) => type === page.internal.type) as Entity;
  return leavesIn(entity.schema, page);
};

/** Returns when its file last changed, or one of those with the entries that it refers to or lists. */
export const lastModified = (page: PageNode, { nodeModel }: ResolverContext) => {
  const file = nodeModel.getNodeById<{ relativePath: string }>({ id: page.parent });
  const named = leavesOf(page).flatMap((leaf) => (leaf.means === "reference" ? [leaf.to] : []));
  return file && lastCommitted([file.relativePath, ...entriesShownBy(page), ...named]);
};

/** Says in words when a page last changed. A policy has a date of its own. */
export const lastChanged: Resolve<PageNode> = async (page, context) => {
  const date = lastModified(page, context);
  if (!date || page.sections.some(({ kind }) => kind === "policy")) return null;
  const inWords = new Intl.DateTimeFormat(context.language, { dateStyle: "long", timeZone: "UTC" });
  const day = inWords.format(new Date(date));
  return interfaceWords("lastChanged", { day }, context);
};

/** Returns a page in each language. A 404 page has no address of its own. */
export const translations: Resolve<PageNode> = async ({ path }, context) => {
  if (path.endsWith("/404")) return [];
  const site = await nodeWith<z.infer<typeof siteSettings>>(context, "SiteSettings");
  const own = ownAddress(context.language, path);
  const pages = (site?.languages ?? []).map(({ code }) => pageAt(own, context, code));
  return (await Promise.all(pages)).filter(Boolean);
};

const leadsTo = (path: string, link: unknown) => parseTarget(`${link}`)?.path === path;

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

export const pagesBelow: Resolve<unknown, string | undefined> = async (_source, context, start) =>
  start && (await allPages(context)).filter(({ path }) => path.startsWith(start));
