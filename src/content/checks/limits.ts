/** A number that limits what a plan holds, such as `5GB` or `10+ {products}`. */
export interface Limit {
  /** As it is written. */
  written: string;
  /** Where it begins in its text. */
  index: number;
  /** What is counted: storage, {products}, forums. */
  unit: string;
  /** The number with its plus sign; of storage with its unit. */
  amount: string;
  /** Whether it limits joining or creating; empty where the text does not say. */
  verbs: string[];
}

const limitPattern = /(?<![\d.,$])(\d[\d,]*\+?) ?(GB|TB|\{products?\}|forums?)/g;

const unitOf = (noun: string): string => (noun.endsWith("B") ? "storage" : noun.startsWith("{") ? "{products}" : "forums");

/** Whether a text says of what it is about that one joins or creates it. */
export const verbsIn = (text: string): string[] => [...text.toLowerCase().matchAll(/\b(join|create)\b/g)].map(([verb]) => verb);

/** The limits that a text names; a verb counts up to the next comma, semicolon or full stop. */
export const limitsIn = (text: string): Limit[] =>
  [...text.matchAll(limitPattern)].map((match) => {
    const [written, number = "", noun = ""] = match;
    const clause =
      text
        .slice(0, match.index)
        .split(/[,;.:] /)
        .at(-1) ?? "";
    const unit = unitOf(noun);
    return { written, index: match.index, unit, amount: unit === "storage" ? number + noun : number, verbs: verbsIn(clause) };
  });

/**
 * The limit that a cell of the comparison names.
 * @param row the name of its row, which says what a bare number counts
 */
export function limitInCell(cell: string, row: string): Limit | undefined {
  const [named] = limitsIn(cell);
  if (named) return named;
  const [noun] = /\{products?\}|forums?/.exec(row) ?? [];
  const isLimit = /^(\d[\d,]*\+?|unlimited)$/i.test(cell);
  return noun && isLimit ? { written: cell, index: 0, unit: unitOf(noun), amount: cell, verbs: verbsIn(row) } : undefined;
}

/**
 * The limit that another repeats and gets wrong.
 * @param known the limits that hold
 * @returns undefined where it is right, or where none of them counts the same thing
 */
export function contradicted(limit: Limit, known: Limit[]): Limit | undefined {
  const same = known.filter(
    ({ unit, verbs }) =>
      unit === limit.unit && (verbs.length === 0 || limit.verbs.length === 0 || verbs.some((verb) => limit.verbs.includes(verb))),
  );
  return same.some(({ amount }) => amount === limit.amount) ? undefined : same[0];
}
