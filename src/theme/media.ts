import { breakpoints, pageWidth, rootFontSize } from ".";

/** Screens below the first breakpoint, which get the narrow cut of a picture. */
export const narrowScreens = `(max-width: ${Number.parseFloat(breakpoints[0]) - 0.01}em)`;

/** In `sizes`, as in media queries, 1rem is the browser's default and not the page's font size. */
const pageInSizes = pageWidth.replace(
  /([\d.]+)rem/g,
  (_, length) => `${Number(length) * Number.parseFloat(rootFontSize)}rem`,
);

/**
 * The `sizes` of a picture that has a part of the page's width on wide screens, and all of it on others.
 * @param part the factors after the width of the columns, such as `* 7 / 12`
 * @param gap the space between the columns, in pixels
 */
export const pictureWidth = (part = "", gap = 0): string =>
  `(min-width: ${breakpoints[2]}) calc((min(100vw, ${pageInSizes}) - ${64 + gap}px) ${part}), (min-width: ${breakpoints[1]}) calc(100vw - 64px), calc(100vw - 48px)`;

/** For rules that a list of values cannot express. Like theme-ui's own, not for paper. */
export const wideScreens = `@media screen and (min-width: ${breakpoints[1]})`;
export const widestScreens = `@media screen and (min-width: ${breakpoints[2]})`;
