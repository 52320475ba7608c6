import { pageWidth, theme } from ".";

/** Screens below the first breakpoint, which get the narrow cut of a picture. */
export const narrowScreens = `(max-width: ${Number.parseFloat(`${theme.breakpoints?.[0]}`) - 0.01}em)`;

/** The width of a page's content on screens from the last breakpoint on, for the `sizes` of pictures. */
const content = `(min(100vw, ${pageWidth}) - 4rem)`;

/**
 * Returns the `sizes` of a picture that has a part of the page's width on wide screens, and all of it on others.
 * @param part the factors after the width of the content, such as `* 7 / 12`
 * @param gaps the space beside the columns, as a length
 */
export const pictureWidth = (part = "", gaps = "0rem"): string =>
  `(min-width: ${theme.breakpoints?.[2]}) calc((${content} - ${gaps}) ${part}), (min-width: ${theme.breakpoints?.[1]}) calc(100vw - 4rem), calc(100vw - 3rem)`;
