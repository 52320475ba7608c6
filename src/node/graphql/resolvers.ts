import type { z } from "zod";
import { guide } from "../../schema/entries/guides";
import { type NamedAddresses, namedTargets } from "../../schema/entries/integrations";
import { interfaceText } from "../../schema/entries/interface";
import { leavesIn } from "../../schema/schemaFields";
import type { Shown } from "../../schema/shapes";
import type { plan } from "../../sections/plans/schema";
import { linksIn, withoutLinks } from "../../shared/textLinks";
import {
  allOf,
  allTokens,
  interfaceWords,
  nodeWith,
  type Resolve,
  type ResolverContext,
  withTokens,
} from "./nodes";

type Guide = z.infer<typeof guide>;

const allPlans = (context: ResolverContext) => allOf<z.infer<typeof plan>>("Plan", context);

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

/** Returns the values of a row of the comparison in the order of the plans: the words of each, and where its link leads. */
export const planValues: Resolve<unknown, Record<string, string>> = async (_source, context, raw) =>
  Promise.all(
    (await allPlans(context)).map(async (plan) => {
      const written = await withTokens(raw[plan.slug] ?? "", context);
      const [to] = linksIn(written);
      return { plan, value: withoutLinks(written), to, language: context.language };
    }),
  );

export const lowestPrice: Resolve = async (_source, context) =>
  Math.min(
    ...(await allPlans(context))
      .map(({ monthlyPrice }) => Number(monthlyPrice))
      .filter(Number.isFinite),
  );

/**
 * Returns every entry of a type: scenarios by their numbers, others in the order of their file.
 * @param when whether a section shows them; if not, there are none
 */
export const everyEntry =
  (type: string, when?: Shown["when"]): Resolve<Record<string, unknown>> =>
  async (section, context) =>
    when && !when(section)
      ? []
      : (await allOf<{ number?: number }>(type, context)).sort(
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

export const guidesFor: Resolve<unknown, string | undefined> = async (_source, context, audience) =>
  audience &&
  (await allOf<Guide>("Guide", context))
    .filter((one) => one.audience === audience)
    .sort((a, b) => a.title.localeCompare(b.title));

export const figuresByOrigin: Resolve<{ origins?: string[] }> = async (own, context) =>
  (await allOf<{ origin: string }>("Stat", context)).filter(({ origin }) =>
    own.origins?.includes(origin),
  );

export const guideTokens: Resolve<Guide> = async ({ body }, context) => {
  const written = JSON.stringify(body);
  const tokens = Object.entries(await allTokens(context));
  return Object.fromEntries(tokens.filter(([name]) => written.includes(`{${name}}`)));
};

/** How many words people read in a minute, silently. */
const wordsPerMinute = 230;

export const readingTime: Resolve<Guide> = ({ body }, context) => {
  const texts = leavesIn(guide.shape.body, body).filter(({ means }) => means === "text");
  const words = texts.flatMap(({ value }) => `${value}`.split(" "));
  const minutes = Math.max(1, Math.round(words.length / wordsPerMinute));
  return interfaceWords("readingTime", { minutes }, context);
};
