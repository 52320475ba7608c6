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

function disagreement(entry: Entry, at: (string | number)[], figure: WrongFigure): Disagreement {
  const { says, against, expected, instead } = figure;
  const change = instead === undefined ? "one of these" : `"${instead}"`;
  const message = `expected ${expected}, got "${says}"; change it to ${change}, or say in data/${listName} why it differs from "${against}"`;
  return { ...figure, problem: entry.source.problemAt([...entry.at, ...at], message) };
}

const ofType = ({ entries }: Content, type: string) =>
  entries.filter(({ entity }) => entity.type === type);

/** The types of content that are only about plans and prices: the pages that show the plans, and the entries on these pages. */
const pricingTypes = () =>
  new Set(
    entities
      .filter(({ lists }) => lists?.includes("Plan"))
      .flatMap(({ type, lists = [] }) => [type, ...lists]),
  );

function inTexts({ leavesOf }: Content, plans: PlanFacts[]): Disagreement[] {
  const pricing = pricingTypes();
  return leavesOf("text").flatMap(({ entry, leaf, text }) => {
    // The reasons in that file repeat the figures that differ.
    if (entry.source.file === listName || !/\d/.test(text)) return [];
    const onPricing = pricing.has(entry.entity.type);
    const limits = limitsIn(text).flatMap((limit) => {
      const plan = planNamedBefore(text, limit.index, plans);
      const kept = plan && contradicted(limit, plan.limits);
      const expected = `what data/plans.json gives ${plan?.title} ("${kept?.written}")`;
      return kept
        ? [{ says: limit.written, against: kept.written, expected, instead: kept.written }]
        : [];
    });
    const figures = [
      ...wrongPrices(text, plans, onPricing),
      ...(onPricing ? wrongSavings(text, plans) : []),
      ...limits,
    ];
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

/** The starting price in site.json, which goes into the structured data, must be the lowest price of all plans. */
const inSettings = (content: Content, plans: PlanFacts[]): Disagreement[] =>
  ofType(content, "SiteSettings").flatMap((entry) => {
    const { data } = siteSettings.safeParse(entry.value);
    const lowest = Math.min(...plans.flatMap(({ month }) => month));
    if (!data || data.application.price === lowest || !Number.isFinite(lowest)) return [];
    const against = formatPrice(lowest);
    const expected = `the lowest price of data/plans.json (${against})`;
    return [
      disagreement(entry, ["application", "price"], {
        says: formatPrice(data.application.price),
        against,
        expected,
        instead: `${lowest}`,
      }),
    ];
  });

/** Figures of stats.json that count the same thing must be equal. */
function inStats(content: Content): Disagreement[] {
  const stats = ofType(content, "Stat").flatMap((entry) => {
    const { data } = stat.safeParse(entry.value);
    return data ? [{ entry, data }] : [];
  });
  return stats.flatMap(({ entry, data }) => {
    const wider = stats.find(
      (other) => narrows(data.label, other.data.label) && other.data.number !== data.number,
    );
    if (!wider) return [];
    const { number, slug } = wider.data;
    const expected = `the figure of "${slug}", ${number}`;
    return [
      disagreement(entry, ["number"], {
        says: data.number,
        against: number,
        expected,
        instead: number,
      }),
    ];
  });
}

/** Columns of the comparison for which there is no plan. */
function columnProblems(content: Content, plans: PlanFacts[]): Problem[] {
  const [first] = ofType(content, "ComparisonGroup");
  if (!first) return [];
  const slugs = plans.map(({ slug }) => slug);
  return planSlugs
    .filter((column) => !slugs.includes(column))
    .map((column) =>
      first.source.problemAt(
        [...first.at, "rows", 0, column],
        `this column needs a plan with the slug "${column}", and data/plans.json has only ${slugs.join(", ")}; put the plan back, or ask a developer to take the column out`,
        true,
      ),
    );
}

/**
 * Prices, limits and figures that differ from what they repeat and have no reason in known-disagreements.json, and entries of
 * known-disagreements.json that no longer apply.
 */
export function disagreementProblems(content: Content): Problem[] {
  const plans = planFacts(content);
  if (!plans) return [];
  const found = [
    ...inTexts(content, plans),
    ...inComparison(content, plans),
    ...inSettings(content, plans),
    ...inStats(content),
  ];
  const known = ofType(content, "KnownDisagreement").flatMap((entry) => {
    const { data } = knownDisagreement.safeParse(entry.value);
    return data ? [{ entry, ...data }] : [];
  });
  const isKnown = ({ problem, says, against }: Disagreement) =>
    known.find(
      (entry) => entry.file === problem.file && entry.says === says && entry.against === against,
    );
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
  // While an entry of the list doesn't fit its schema, it may be the one that gives the reason.
  const unexplained = content.isSound(listName) ? found.filter((entry) => !isKnown(entry)) : [];
  return [
    ...unexplained.map(({ problem }) => problem),
    ...stale,
    ...columnProblems(content, plans),
  ];
}
