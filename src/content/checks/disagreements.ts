import { entities } from "../entities";
import { didYouMean } from "../nearMiss";
import { formatPrice } from "../prices";
import type { Problem } from "../problems";
import { stat } from "../schemas/cards";
import { knownDisagreement } from "../schemas/disagreements";
import { comparisonGroup, planSlugs } from "../schemas/plans";
import { siteSettings } from "../schemas/site";
import { type WrongFigure, wrongPrices, wrongSavings } from "./amounts";
import { wrongCell } from "./comparison";
import type { Content, Entry } from "./entries";
import { contradicted, limitsIn } from "./limits";
import { type PlanFacts, planFacts, planNamedBefore } from "./planFacts";
import { narrows } from "./statLabels";

/** A wrong figure with its place. */
interface Disagreement extends WrongFigure {
  problem: Problem;
}

const listName = "known-disagreements.json";

const disagreement = (entry: Entry, at: (string | number)[], figure: WrongFigure): Disagreement => ({
  ...figure,
  problem: entry.source.problemAt(
    [...entry.at, ...at],
    `expected ${figure.expected}, got "${figure.says}"; if it must stay so, say why in data/${listName}`,
  ),
});

const ofType = ({ entries }: Content, type: string) => entries.filter(({ entity }) => entity.type === type);

/** The types of content that speak of plans and prices only: the pages that show the plans, and what else they list. */
const pricingTypes = () =>
  new Set(entities.filter(({ lists }) => lists?.includes("Plan")).flatMap(({ type, lists = [] }) => [type, ...lists]));

function inTexts({ leavesOf }: Content, plans: PlanFacts[]): Disagreement[] {
  const pricing = pricingTypes();
  return leavesOf("text").flatMap(({ entry, leaf, text }) => {
    // The reasons there speak of the very figures that differ.
    if (entry.source.file === listName || !/\d/.test(text)) return [];
    const onPricing = pricing.has(entry.entity.type);
    const limits = limitsIn(text).flatMap((limit) => {
      const plan = planNamedBefore(text, limit.index, plans);
      const kept = plan && contradicted(limit, plan.limits);
      const expected = `what data/plans.json gives ${plan?.title} ("${kept?.written}")`;
      return kept ? [{ says: limit.written, against: kept.written, expected }] : [];
    });
    const figures = [...wrongPrices(text, plans, onPricing), ...(onPricing ? wrongSavings(text, plans) : []), ...limits];
    return figures.map((figure) => disagreement(entry, leaf.at.slice(entry.at.length), figure));
  });
}

const inComparison = (content: Content, plans: PlanFacts[]): Disagreement[] =>
  ofType(content, "ComparisonGroup").flatMap((entry) => {
    const { data } = comparisonGroup.safeParse(entry.value);
    const rows = data?.rows ?? [];
    return rows.flatMap((row, index) =>
      planSlugs.flatMap((column) => {
        const plan = plans.find(({ slug }) => slug === column);
        const figure = plan && wrongCell(row, column, plan);
        return figure ? [disagreement(entry, ["rows", index, column], figure)] : [];
      }),
    );
  });

/** The price at which one can start, which search engines are told. */
const inSettings = (content: Content, plans: PlanFacts[]): Disagreement[] =>
  ofType(content, "SiteSettings").flatMap((entry) => {
    const { data } = siteSettings.safeParse(entry.value);
    const lowest = Math.min(...plans.flatMap(({ month }) => month));
    if (!data || data.application.price === lowest || !Number.isFinite(lowest)) return [];
    const against = formatPrice(lowest);
    const figure = { says: formatPrice(data.application.price), against, expected: `the lowest price of data/plans.json (${against})` };
    return [disagreement(entry, ["application", "price"], figure)];
  });

/** Figures of stats.json that count the same thing. */
function inStats(content: Content): Disagreement[] {
  const stats = ofType(content, "Stat").flatMap((entry) => {
    const { data } = stat.safeParse(entry.value);
    return data ? [{ entry, data }] : [];
  });
  return stats.flatMap(({ entry, data }) => {
    const wider = stats.find((other) => narrows(data.label, other.data.label) && other.data.number !== data.number);
    if (!wider) return [];
    const { number, slug } = wider.data;
    return [disagreement(entry, ["number"], { says: data.number, against: number, expected: `the figure of "${slug}", ${number}` })];
  });
}

/** Columns of the comparison that belong to no plan. */
function columnProblems(content: Content, plans: PlanFacts[]): Problem[] {
  const [first] = ofType(content, "ComparisonGroup");
  if (!first) return [];
  const slugs = plans.map(({ slug }) => slug);
  return planSlugs
    .filter((column) => !slugs.includes(column))
    .map((column) =>
      first.source.problemAt(
        [...first.at, "rows", 0, column],
        `no plan of data/plans.json has the slug "${column}", for which this column is; its plans are ${slugs.join(", ")}`,
        true,
      ),
    );
}

/**
 * Prices, limits and figures that are said again and differ from what they repeat, without a reason in known-disagreements.json;
 * and entries there that no longer apply.
 */
export function disagreementProblems(content: Content): Problem[] {
  const plans = planFacts(content);
  if (!plans) return [];
  const found = [...inTexts(content, plans), ...inComparison(content, plans), ...inSettings(content, plans), ...inStats(content)];
  const known = ofType(content, "KnownDisagreement").flatMap((entry) => {
    const { data } = knownDisagreement.safeParse(entry.value);
    return data ? [{ entry, ...data }] : [];
  });
  const isKnown = ({ problem, says, against }: Disagreement) =>
    known.find((entry) => entry.file === problem.file && entry.says === says && entry.against === against);
  const needed = new Set(found.map(isKnown));
  const files = [...new Set(content.entries.map(({ source }) => source.file))];
  const stale = known
    .filter((entry) => !needed.has(entry) && content.isSound(entry.file))
    .map(({ entry, file, says, against }) =>
      entry.source.problemAt(
        [...entry.at, "file"],
        files.includes(file)
          ? `data/${file} does not say "${says}" against "${against}" any more; take this entry out`
          : `there is no content file data/${file}${didYouMean(file, files)}`,
      ),
    );
  // An entry of the list that does not fit its schema may be the one that gives the reason.
  const untold = content.isSound(listName) ? found.filter((entry) => !isKnown(entry)) : [];
  return [...untold.map(({ problem }) => problem), ...stale, ...columnProblems(content, plans)];
}
