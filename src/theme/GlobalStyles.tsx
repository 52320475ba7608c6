import type { PropsWithChildren, ReactElement } from "react";
import { Global, ThemeUIProvider, type ThemeUIStyleObject } from "theme-ui";
import { theme } from ".";
import { colorReference, customProperties, forcedPalette, palettes } from "./colors";

const styles: ThemeUIStyleObject = {
  "*": { boxSizing: "border-box" },
  html: {
    "--ink": colorReference("accent"),
    "--tint": colorReference("sheet"),
    fontFamily: "body",
    fontSize: "body",
    fontWeight: "body",
    // Short lines need less space between them.
    lineHeight: [1.5, "body"],
    // No single word on the last line.
    textWrap: "pretty",
    "@supports not (text-wrap: pretty)": { textWrap: "balance" },
    scrollPaddingTop: "5.5rem",
    overflowX: "clip",
    WebkitFontSmoothing: "antialiased",
    WebkitTextSizeAdjust: "100%",
  },
  body: { m: 0 },
  // The system decides until the visitor chooses.
  "@media (prefers-color-scheme: dark)": {
    "html:not(.theme-ui-light)": { colorScheme: "dark", ...customProperties(palettes.dark) },
  },
  "html.theme-ui-dark": { colorScheme: "dark" },
  "html.theme-ui-light": { colorScheme: "light" },
  "@media (forced-colors: active)": {
    "html, html.theme-ui-dark, html:not(.theme-ui-light)": customProperties(forcedPalette),
  },
  "@media print": {
    "html, html.theme-ui-dark, html:not(.theme-ui-light)": {
      colorScheme: "light",
      fontSize: "10.5pt",
      // The background of a sheet is not printed.
      ...customProperties({ ...palettes.light, sheet: palettes.light.background }),
    },
    // A heading and the words below it stay with what follows, and a row stays whole.
    "h1, h2, h3, h4, header": { breakAfter: "avoid" },
    "article > p:has(+ :is(ul, ol, div))": { breakAfter: "avoid" },
    "h1, h2, h3, h4, li, tr, dl > div, figure, fieldset": { breakInside: "avoid" },
    // Browsers keep a heading with its content in a block, but not in every grid.
    "html [data-slot=frame]": { display: "block" },
    // Reserves room below a heading, so that it never prints at the bottom of a page.
    "html [data-slot=header]": {
      "--reserved": "5.5rem",
      pb: "6rem",
      mb: "calc(-1 * var(--reserved))",
      breakInside: "avoid",
    },
    // With higher numbers, Chromium leaves a single line of a balanced paragraph.
    p: { orphans: 2, widows: 2 },
    // Strokes that still draw themselves would be cut off.
    "*, *::before, *::after": { animation: "none !important" },
    // Hides all but the part that is printed alone and the page's address. Browsers without :has print the page.
    "html:has([data-printing]) body *:not(:has([data-printing], [data-printed]), [data-printing], [data-printing] *, [data-printed])":
      { display: "none !important" },
    "html:has([data-printing]) :has([data-printing])": {
      border: "0 !important",
      "&::before, &::after": { display: "none !important" },
    },
  },
  "html.dialog-open": { overflow: "hidden" },
  "h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, blockquote, input": { m: 0 },
  "ul, ol": { p: 0, listStyle: "none" },
  fieldset: { m: 0, p: 0, border: 0, minWidth: 0 },
  legend: { p: 0 },
  "h1, h2, h3, h4, p, li, dt, dd, figcaption": { overflowWrap: "anywhere" },
  // Longer words can be wider than a phone, or a card. Elsewhere, a heading is better without hyphens.
  "@supports (hyphenate-limit-chars: 17)": {
    "h1, h2, h3, h4": { hyphens: "auto", hyphenateLimitChars: "17 6 6" },
    "h3, h4": { hyphenateLimitChars: "12 5 5" },
  },
  mark: {
    bg: "transparent",
    color: "inherit",
    // Browsers have a color of their own for marked words, which can be black on black.
    "@media (forced-colors: active)": { color: "CanvasText" },
  },
  "button, input": { font: "inherit", color: "inherit" },
  "img, svg": { display: "block", maxWidth: "100%" },
  ":focus-visible": {
    outline: "3px solid",
    outlineColor: "accent",
    outlineOffset: "3px",
    borderRadius: "2px",
  },
  // A press that waits for the page's scripts.
  "[aria-busy='true']": {
    cursor: "progress",
    outline: "3px dashed",
    outlineColor: "accent",
    outlineOffset: "3px",
  },
  // A heading that got focus from a link is not a control.
  "[tabindex='-1']:focus-visible": { outline: "none" },
  "@media (prefers-reduced-motion: reduce)": {
    "*, *::before, *::after": { animation: "none !important", transition: "none !important" },
  },
};

/** Gives what is inside it the theme, and the page the styles that all pages have. */
export const SiteTheme = ({ children }: PropsWithChildren): ReactElement => (
  <ThemeUIProvider theme={theme}>
    <Global styles={styles} />
    {children}
  </ThemeUIProvider>
);
