/** What a figure may be at most, or must be at least. */
export type Limit = { most: number } | { least: number };

export const misses = (value: number, limit: Limit): boolean => ("most" in limit ? value > limit.most : value < limit.least);

/** A limit in words, its number written as the figure is: `≤ 50`. */
export const limitText = (limit: Limit, show: (value: number) => string): string =>
  "most" in limit ? `≤ ${show(limit.most)}` : `≥ ${show(limit.least)}`;

/** Stands behind a figure that misses its limit. */
export const missSign = "!";

/** A figure with the sign that tells whether it misses its limit; the space keeps the numbers of a column in line. */
export const marked = (value: number, show: (value: number) => string, limit: Limit | undefined): string =>
  `${show(value)}${limit && misses(value, limit) ? missSign : " "}`;

/** Bytes in the KB that Lighthouse counts in. */
export const kilobyte = 1024;
