/** What a year of annual billing costs a person: whole dollars. The plan's price is a twelfth, in whole cents. */
export const yearlyPrice = (annualPrice: number): number => Math.round(annualPrice * 12);

/** A number such as 10,000. */
export const withCommas = (amount: number | string): string =>
  `${amount}`.replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");

/** Writes US dollars, such as `$4.16` or `$1,250`. The first `Intl.NumberFormat` costs 35 to 55 ms. */
export const formatPrice = (amount: number): string =>
  `$${withCommas(amount.toFixed(Number.isInteger(amount) ? 0 : 2))}`;
