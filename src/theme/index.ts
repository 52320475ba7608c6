import type { Theme } from "theme-ui";
import { colorReference, colors } from "./colors";
import { fonts } from "./fonts";
import { variants } from "./variant";

/** The widths from which the next value of a list counts. */
export const breakpoints = ["40em", "56em", "72em"] as const;

/** The font size of a page, by which it measures `rem`. */
export const rootFontSize = "1.0625rem";

/** The greatest width of a page, with its margins. */
export const pageWidth = "clamp(73.75rem, 74vw, 88rem)";

/** The site's colors, typography, spacing and shared styles, and the only place for them. */
export const theme: Theme = {
  breakpoints: [...breakpoints],
  // `GlobalStyles.tsx` follows the system, and `src/theme/colorMode.ts` stores what the visitor chooses.
  config: { useColorSchemeMediaQuery: false, useLocalStorage: false },
  colors,
  fonts,
  fontSizes: {
    small: "0.9375rem",
    body: rootFontSize,
    lead: "clamp(1.0625rem, 0.94rem + 0.55vw, 1.3125rem)",
    title: "clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)",
    section: "clamp(1.6rem, 1.3rem + 1.2vw, 2.125rem)",
    heading: "clamp(1.625rem, 1.15rem + 2.1vw, 2.75rem)",
    statement: "clamp(2rem, 0.9rem + 3.5vw, 4rem)",
    display: "clamp(2.5rem, 1.7rem + 3.5vw, 5rem)",
    displayBeside: "clamp(2.5rem, 1.5rem + 3vw, 4.5rem)",
    figure: "3.2rem",
  },
  fontWeights: { body: 400, medium: 500, strong: 600, heading: 800 },
  lineHeights: { figure: 1, display: 1.02, heading: 1.12, title: 1.25, body: 1.6 },
  letterSpacings: {
    figure: "-0.045em",
    display: "-0.035em",
    heading: "-0.025em",
    title: "-0.015em",
  },
  space: [0, 4, 8, 12, 16, 24, 32, 48, 64, 96],
  sizes: {
    page: pageWidth,
    // 65 zeros of Figtree. Not in `ch`, which is narrower until the font is there.
    measure: "41.6em",
    reading: "33em",
    narrow: "46rem",
    header: "4.5rem",
    target: "2.75rem",
  },
  radii: { control: "6px", sheet: "10px" },
  borders: {
    rule: `1px solid ${colorReference("rule")}`,
    strong: `1.5px solid ${colorReference("text")}`,
  },
  zIndices: { header: 20, dialog: 40, skipLink: 50 },
  ...variants,
};
