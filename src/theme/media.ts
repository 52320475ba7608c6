import { breakpoints, pageWidth, rootFontSize } from ".";
import type { ColorMode } from "./colorMode";

/** Screens below the first breakpoint, which get the narrow crop of a picture. */
export const narrowScreens = `(max-width: ${Number.parseFloat(breakpoints[0]) - 0.01}em)`;

/** Visitors whose system has a color mode. */
export const systemIn = (mode: ColorMode): string => `(prefers-color-scheme: ${mode})`;

/** For whom a file of a picture is, other than the wide light one. */
interface ArtDirection {
  narrow: boolean;
  dark: boolean;
}

/** The media query of such a file: in the color mode that the visitor chose, or else in the system's; never dark on paper. */
export function mediaOf({ narrow, dark }: ArtDirection, chosen?: ColorMode): string {
  if (!dark) return narrowScreens;
  if (chosen === "light") return "not all";
  return ["screen", narrow && narrowScreens, !chosen && systemIn("dark")]
    .filter(Boolean)
    .join(" and ");
}

/** In the `sizes` of a picture, 1rem is the browser's default and not the page's font size. */
const pageInSizes = pageWidth.replace(
  /([\d.]+)rem/g,
  (_, length) => `${Number(length) * Number.parseFloat(rootFontSize)}rem`,
);

const sizes = (onWideScreens: string) =>
  `(min-width: ${breakpoints[2]}) ${onWideScreens}, (min-width: ${breakpoints[1]}) calc(100vw - 64px), calc(100vw - 48px)`;

/** The `sizes` of a picture over the whole page, and of one in 7 of its 12 columns. */
export const pageSizes = sizes(`calc(min(100vw, ${pageInSizes}) - 64px)`);
export const columnSizes = sizes(`calc((min(100vw, ${pageInSizes}) - 112px) * 7 / 12)`);

/** For rules that a list of values cannot express. Like theme-ui's own, not for paper. */
export const wideScreens = `@media screen and (min-width: ${breakpoints[1]})`;
export const widestScreens = `@media screen and (min-width: ${breakpoints[2]})`;
