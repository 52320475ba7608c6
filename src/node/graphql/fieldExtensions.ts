import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { z } from "zod";
import { interfaceText } from "../../content/schemas/interface";
import { segmentLabel } from "../../content/segmentLabel";
import { shareSize } from "../../fields/pictureSizes";
import { fillPlaceholders } from "../../fields/tokens";
import type { plan } from "../../sections/plans/schema";
import { type CardFacts, longestLabel } from "../../seo/shareCard";
import { pageDate } from "../routes/dates";
import { shareAddress } from "../shareImages";
import { relations } from "./relations";
import { allOf, filled, nodeWith, type Resolve, type ResolverContext } from "./resolving";

interface IntegrationAddresses {
  sites: Record<string, { address: string; newTab: boolean }>;
  forms: Record<string, { address: string }>;
}

interface ContentNode {
  /** The id of its file's node. */
  parent: string;
}

interface PageNode {
  path: string;
  label: string;
  theme?: CardFacts["theme"];
  metadata?: { image?: object };
  hero: { title: string };
}

const filledTokens: Resolve<string | string[] | undefined> = (raw, context) =>
  Array.isArray(raw)
    ? Promise.all(raw.map((text) => filled(text, context)))
    : raw && filled(raw, context);

const allWords: Resolve<unknown, Record<string, string>> = async (_raw, context, words) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(interfaceText.shape).map(async (name) => [
        name,
        await filled(words[name] ?? "", context),
      ]),
    ),
  );

const target: Resolve<string | undefined> = async (raw, context) => {
  if (!raw) return null;
  const [, scheme, name = ""] = /^(site|form):(.*)$/.exec(raw) ?? [];
  if (!scheme) return { href: raw, newTab: false };
  const outside = await nodeWith<IntegrationAddresses>(context, "Integrations");
  const form = scheme === "form" && outside?.forms[name];
  if (form) return { href: form.address, form, newTab: false };
  const site = outside?.sites[name];
  return { href: site?.address, newTab: site?.newTab };
};

const price: Resolve<number | string | undefined> = (raw) =>
  raw === undefined ? null : { amount: raw === "Custom" ? null : Number(raw) };

const allPlans = (context: ResolverContext) => allOf<z.infer<typeof plan>>("Plan", context);

/** Returns the values of a row of the comparison in the order of the plans. */
const planValues: Resolve<Record<string, string>> = async (raw, context) =>
  Promise.all((await allPlans(context)).map(({ slug }) => filled(raw[slug] ?? "", context)));

const lowestPrice: Resolve = async (_raw, context) =>
  Math.min(
    ...(await allPlans(context))
      .map(({ monthlyPrice }) => Number(monthlyPrice))
      .filter((price) => !Number.isNaN(price)),
  );

/** Returns the breadcrumbs of a page. */
const stepsTo = async (
  to: PageNode,
  context: ResolverContext,
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
        ? { path: at, label: await filled(page.label, context) }
        : { label: segmentLabel(at.slice(at.lastIndexOf("/") + 1)) };
    }),
  );
};

/** The metadata of a page, or the site's defaults without their picture, because a picture is drawn for every page. */
const pageMetadata: Resolve<object | undefined, PageNode> = async (raw, context, { path }) => {
  const site = await nodeWith<{ origin: string; defaults: object }>(context, "SiteSettings");
  return site && { ...(raw ?? { ...site.defaults, image: undefined }), url: site.origin + path };
};

const shareImage: Resolve<unknown, PageNode> = async (_raw, context, page) => {
  const { path, theme, metadata, hero } = page;
  if (metadata?.image || path === "/404") return null;
  const words = await nodeWith<{ shareImage: string }>(context, "InterfaceText");
  const brand = await filled("{brand}", context);
  const title = await filled(hero.title, context);
  const [, ...steps] = await stepsTo(page, context);
  const trail = steps.map((step) => step.label).join(" / ");
  const label = trail.length > longestLabel ? (steps.at(-1)?.label ?? "") : trail;
  const card: CardFacts = { brand, title, label: label === title ? "" : label, theme };
  const alt = words && fillPlaceholders(await filled(words.shareImage, context), { title });
  return { ...shareSize, url: shareAddress(path, card), alt, card };
};

const dateOf = (page: ContentNode, { nodeModel }: ResolverContext): string | null => {
  const file = nodeModel.getNodeById<{ relativePath: string }>({ id: page.parent, type: "File" });
  return file && pageDate(file.relativePath, page);
};

/** Says in words when a page last changed, in the language of the site. */
const lastChanged: Resolve<unknown, ContentNode> = async (_raw, context, page) => {
  const date = dateOf(page, context);
  const site = await nodeWith<{ language: string }>(context, "SiteSettings");
  const words = await nodeWith<{ lastChanged: string }>(context, "InterfaceText");
  if (!date || !site || !words) return null;
  const day = new Intl.DateTimeFormat(site.language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
  return fillPlaceholders(await filled(words.lastChanged, context), { day });
};

const extensions: Record<string, Resolve<never, never>> = {
  filledTokens,
  allWords,
  target,
  price,
  planValues,
  lowestPrice,
  breadcrumbs: (_raw, context, page: PageNode) => stepsTo(page, context),
  pageMetadata,
  shareImage,
  lastModified: (_raw, context, page: ContentNode) => dateOf(page, context),
  lastChanged,
  ...relations,
};

/** Scenarios by their numbers, other entries in the order of their file. */
const everyEntry = async (type: string, context: ResolverContext) =>
  (await allOf<{ number?: number }>(type, context)).sort(
    (a, b) => Number(a.number ?? 0) - Number(b.number ?? 0),
  );

/** Declares the field extensions that `createGraphqlTypes` uses. */
export function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  for (const [name, find] of [
    ["entries", everyEntry],
    ["onlyEntry", (type: string, context: ResolverContext) => nodeWith(context, type)],
  ] as const)
    actions.createFieldExtension({
      name,
      args: { of: "String!" },
      extend: ({ of }: { of: string }) => ({
        resolve: (_source: unknown, _args: unknown, context: ResolverContext) => find(of, context),
      }),
    });
  for (const [name, resolve] of Object.entries(extensions)) {
    actions.createFieldExtension({
      name,
      extend: () => ({
        resolve: (source: never, args: unknown, context: ResolverContext, info: unknown) =>
          resolve(
            context.defaultFieldResolver(source, args, context, info) as never,
            context,
            source,
          ),
      }),
    });
  }
}
