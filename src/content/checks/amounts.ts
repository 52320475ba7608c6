import { formatPrice } from "../prices";
import { type PlanFacts, planNamedBefore } from "./planFacts";

/** A sum of money in a text. */
interface Amount {
  value: number;
  /** Where it begins in the text. */
  index: number;
  /** What follows, up to the next sum. */
  after: string;
}

/** A figure that repeats another one and differs from it. */
export interface WrongFigure {
  /** The figure as it is written. */
  says: string;
  /** The figure that it repeats. */
  against: string;
  /** What it repeats, in words that follow `expected`. */
  expected: string;
  /** What to write instead; undefined when `expected` names several figures. */
  instead?: string;
}

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const amountPattern = new RegExp(
  `(?:\\$|USD) ?(${number})|(?<![\\d.,])(${number}) ?(?:dollars|USD)\\b`,
  "g",
);

function amountsIn(text: string): Amount[] {
  const found = [...text.matchAll(amountPattern)];
  return found.map((match, index) => ({
    value: Number((match[1] ?? match[2] ?? "").replaceAll(",", "")),
    index: match.index,
    after: text.slice(match.index + match[0].length, found[index + 1]?.index),
  }));
}

const unitPattern = /\b(month|year)(ly)?\b/;

const nearest = (value: number, known: number[]): number | undefined =>
  [...known].sort((a, b) => Math.abs(a - value) - Math.abs(b - value))[0];

const unique = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);

/**
 * The prices in a text that no plan has. A sum counts as a price when the name of a plan comes before it, or a month, a year
 * or a user after it. Other sums can be anything.
 * @param text a text of the content
 * @param plans the facts of plans.json
 * @param everySum whether every sum in the text counts as a price
 */
export function wrongPrices(text: string, plans: PlanFacts[], everySum: boolean): WrongFigure[] {
  return amountsIn(text).flatMap(({ value, index, after }) => {
    const plan = planNamedBefore(text, index, plans);
    const unit = unitPattern.exec(after)?.[1];
    if (!everySum && !plan && !unit && !/\buser\b/.test(after)) return [];
    const known = unique(
      (plan ? [plan] : plans).flatMap(({ month, year }) =>
        unit === "month" ? month : unit === "year" ? year : [...month, ...year],
      ),
    );
    if (known.includes(value)) return [];
    const near = nearest(value, known);
    const against = near === undefined ? "Custom" : formatPrice(near);
    const list = known.length > 0 ? known.map(formatPrice).join(", ") : against;
    const expected = `a price of ${plan?.title ?? "a plan"}${unit ? ` for a ${unit}` : ""} by data/plans.json (${list})`;
    return [
      {
        says: formatPrice(value),
        against,
        expected,
        instead: known.length > 1 ? undefined : against,
      },
    ];
  });
}

/**
 * The percentages in a text that annual billing doesn't save. After "up to", only the highest percentage is right.
 * @param text a text about prices
 * @param plans the facts of plans.json
 */
export function wrongSavings(text: string, plans: PlanFacts[]): WrongFigure[] {
  const saved = unique(plans.flatMap(({ savedPercent }) => savedPercent));
  const most = saved.at(-1) ?? 0;
  const list = saved.map((percent) => `${percent}%`).join(", ");
  return [...text.matchAll(/(up to )?(\d+(?:\.\d+)?) ?%/gi)].flatMap(([, upTo, written]) => {
    const value = Number(written);
    if (upTo ? value === most : saved.includes(value)) return [];
    const against = `${upTo ? most : (nearest(value, saved) ?? 0)}%`;
    const expected = `what annual billing saves by data/plans.json (${upTo ? `at most ${against}` : list})`;
    return [{ says: `${written}%`, against, expected, instead: upTo ? against : undefined }];
  });
}
