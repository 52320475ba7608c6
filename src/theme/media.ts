import { pageWidth, rootFontSize, theme } from ".";

/** Screens below the first breakpoint, which get the narrow cut of a picture. */
export const narrowScreens = `(max-width: ${Number.parseFloat(`${theme.breakpoints?.[0]}`) - 0.01}em)`;

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
  `(min-width: ${theme.breakpoints?.[2]}) calc((min(100vw, ${pageInSizes}) - ${64 + gap}px) ${part}), (min-width: ${theme.breakpoints?.[1]}) calc(100vw - 64px), calc(100vw - 48px)`;

const screensFrom = (breakpoint: number) =>
  `@media screen and (min-width: ${theme.breakpoints?.[breakpoint]})`;

/** For rules that a list of values cannot express. Like theme-ui's own, not for paper. */
export const wideScreens = screensFrom(1);
export const widestScreens = screensFrom(2);
