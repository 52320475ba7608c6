/* The normal curve: how the results of a group are spread around their average, in standard deviations. */

/** The height of the curve at a distance from its middle, where it is 1. */
export const heightAt = (distance: number): number => Math.exp(-(distance ** 2) / 2);

/** Abramowitz and Stegun, Handbook of Mathematical Functions, formula 26.2.17. */
const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];

/** The share of a group that is at least this far above its average; the error is below 0.0000001. */
function shareAbove(distance: number): number {
  const t = 1 / (1 + 0.2316419 * distance);
  const sum = factors.reduceRight((inner, factor) => (inner + factor) * t, 0);
  return (heightAt(distance) / Math.sqrt(2 * Math.PI)) * sum;
}

/**
 * Returns the share that two groups of the same spread have in common: the area under both curves.
 * Reiser and Faraggi, Confidence intervals for the overlapping coefficient, The Statistician 48 (1999), 413–418: 2Φ(−|d|/2).
 * @param effectSize how far their averages are apart, in standard deviations
 */
export const overlap = (effectSize: number): number => 2 * shareAbove(Math.abs(effectSize) / 2);
