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

/** A figure of a text that is not what it repeats. */
export interface WrongFigure {
  says: string;
  against: string;
  /** What it repeats, in words that go on after `expected`. */
  expected: string;
}

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const amountPattern = new RegExp(`(?:\\$|USD) ?(${number})|(?<![\\d.,])(${number}) ?(?:dollars|USD)\\b`, "g");

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
 * The prices of a text that no plan has. A sum counts as a price where the name of a plan stands before it, or a month, a year
 * or a user after it; others may be anything.
 * @param everySum whether every sum of the text is a price
 */
export function wrongPrices(text: string, plans: PlanFacts[], everySum: boolean): WrongFigure[] {
  return amountsIn(text).flatMap(({ value, index, after }) => {
    const plan = planNamedBefore(text, index, plans);
    const unit = unitPattern.exec(after)?.[1];
    if (!everySum && !plan && !unit && !/\buser\b/.test(after)) return [];
    const known = unique(
      (plan ? [plan] : plans).flatMap(({ month, year }) => (unit === "month" ? month : unit === "year" ? year : [...month, ...year])),
    );
    if (known.includes(value)) return [];
    const near = nearest(value, known);
    const against = near === undefined ? "Custom" : formatPrice(near);
    const list = known.length > 0 ? known.map(formatPrice).join(", ") : against;
    const expected = `a price of ${plan?.title ?? "a plan"}${unit ? ` for a ${unit}` : ""} by data/plans.json (${list})`;
    return [{ says: formatPrice(value), against, expected }];
  });
}

/** The percentages of a text that annual billing does not save; after "up to" stands the highest. */
export function wrongSavings(text: string, plans: PlanFacts[]): WrongFigure[] {
  const saved = unique(plans.flatMap(({ savedPercent }) => savedPercent));
  const most = saved.at(-1) ?? 0;
  return [...text.matchAll(/(up to )?(\d+(?:\.\d+)?) ?%/gi)].flatMap(([, upTo, written]) => {
    const value = Number(written);
    if (upTo ? value === most : saved.includes(value)) return [];
    const against = `${upTo ? most : (nearest(value, saved) ?? 0)}%`;
    return [{ says: `${written}%`, against, expected: `what annual billing saves by data/plans.json, ${against} at the most` }];
  });
}
