/** A number that limits what a plan includes, such as `5GB` or `10+ {products}`. */
export interface Limit {
  /** As it is written. */
  written: string;
  /** Where it begins in the text. */
  index: number;
  /** What is counted: storage, {products}, forums. */
  unit: string;
  /** The number with its plus sign; for storage, with its unit too. */
  amount: string;
  /** What it limits: `join`, `create` or both; empty when the text doesn't say. */
  verbs: string[];
}

const limitPattern = /(?<![\d.,$])(\d[\d,]*\+?) ?(GB|TB|\{products?\}|forums?)/g;

const unitOf = (noun: string): string =>
  noun.endsWith("B") ? "storage" : noun.startsWith("{") ? "{products}" : "forums";

/** The verbs `join` and `create` in a text, in lower case. */
export const verbsIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/\b(join|create)\b/g)].map(([verb]) => verb);

/** The limits in a text. A verb applies up to the next comma, semicolon, colon or full stop. */
export const limitsIn = (text: string): Limit[] =>
  [...text.matchAll(limitPattern)].map((match) => {
    const [written, number = "", noun = ""] = match;
    const clause =
      text
        .slice(0, match.index)
        .split(/[,;.:] /)
        .at(-1) ?? "";
    const unit = unitOf(noun);
    return {
      written,
      index: match.index,
      unit,
      amount: unit === "storage" ? number + noun : number,
      verbs: verbsIn(clause),
    };
  });

/**
 * The limit in a cell of the comparison.
 * @param cell the text of the cell
 * @param row the name of the row, which says what a number without a unit counts
 * @returns undefined when the cell names no limit
 */
export function limitInCell(cell: string, row: string): Limit | undefined {
  const [named] = limitsIn(cell);
  if (named) return named;
  const [noun] = /\{products?\}|forums?/.exec(row) ?? [];
  const isLimit = /^(\d[\d,]*\+?|unlimited)$/i.test(cell);
  return noun && isLimit
    ? { written: cell, index: 0, unit: unitOf(noun), amount: cell, verbs: verbsIn(row) }
    : undefined;
}

/**
 * Finds the limit that another one contradicts.
 * @param limit a limit that repeats one of a plan
 * @param known the limits of the plan
 * @returns undefined when the limit is right, or when the plan has no limit of this kind
 */
export function contradicted(limit: Limit, known: Limit[]): Limit | undefined {
  const same = known.filter(
    ({ unit, verbs }) =>
      unit === limit.unit &&
      (verbs.length === 0 ||
        limit.verbs.length === 0 ||
        verbs.some((verb) => limit.verbs.includes(verb))),
  );
  return same.some(({ amount }) => amount === limit.amount) ? undefined : same[0];
}
