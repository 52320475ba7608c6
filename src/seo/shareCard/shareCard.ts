import { shareSize } from "../../content/pictureSizes";
import { palettes } from "../../theme/colors";
import { logoPaths } from "../../theme/marks";
import { themes } from "../../theme/themes";
import { flow, type Pens } from "./shareFlow";
import { fitTitle, markedLines, titleSetting } from "./shareTitle";

/** The two fonts, each with a second file for letters such as those of Polish. */
export const cardFonts = [
  { name: "Bricolage Grotesque", weight: 800, subset: "latin" },
  { name: "Bricolage Grotesque Extended", weight: 800, subset: "latin-ext" },
  { name: "Figtree", weight: 600, subset: "latin" },
  { name: "Figtree Extended", weight: 600, subset: "latin-ext" },
] as const;

/** An element in the form that satori takes, like one of React. */
interface CardElement {
  type: string;
  key: null;
  props: { style: object; children: CardElement[] | string };
}

/** A picture in two layers: a drawing, and above it the words for satori. */
interface Card {
  /** The content of an SVG element. */
  drawing: string;
  words: CardElement;
}

/** What a share image is drawn from. */
export interface CardFacts {
  brand: string;
  /** The page's heading. */
  title: string;
  /** The part of it that is marked. */
  highlight?: string | null;
  /** The page's place on the site; empty when it repeats the heading. */
  label: string;
  theme?: keyof typeof themes | null;
}

/** In characters. A longer label would overlap the sheet. */
export const longestLabel = 54;

/** The style of the brand and of titles. */
export const cardHeading = {
  fontFamily: "Bricolage Grotesque, Bricolage Grotesque Extended",
  fontWeight: 800,
};
const body = { fontFamily: "Figtree, Figtree Extended", fontWeight: 600 };
const left = 64;
const foot = 56;
const sheetLeft = 792;
const titleRoom = { width: sheetLeft - left - 40, height: 384, largest: 136 };

/** The colors of a page's theme: for the label and the sheet. */
const colorsOf = (theme: CardFacts["theme"]) => {
  const { light } = palettes;
  const { ink, tint } = theme ? themes[theme] : ({ ink: "accent", tint: "sheet" } as const);
  return { ink: light[ink], sheet: light[tint] };
};

const logoSigns = [
  `<g transform="translate(${left} 53) scale(1.65)">`,
  ...(["for", "against", "common"] as const).map(
    (side) => `<path d="${logoPaths[side]}" fill="${palettes.light[side]}"/>`,
  ),
  "</g>",
].join("");

/** Returns an element for satori. */
export const box = (style: object, children: CardElement[] | string = []): CardElement => ({
  type: "div",
  key: null,
  props: { style, children },
});

const markerStyle = {
  position: "absolute",
  left: 0,
  right: 0,
  bottom: "0.08em",
  height: "0.34em",
  backgroundColor: palettes.light.marker,
};

const markedWords = (text: string) =>
  box({ display: "flex", position: "relative" }, [
    box(markerStyle),
    box({ position: "relative" }, text),
  ]);

const titleLines = (lines: string[], highlight?: string | null) =>
  markedLines(lines, highlight ?? "").map((parts) =>
    box(
      { display: "flex", whiteSpace: "pre" },
      parts.map(({ text, marked }) => (marked ? markedWords(text) : box({}, text))),
    ),
  );

/** Returns the picture of a page for link previews: its heading, and a flow sheet with a sign for each word. */
export function shareCard({ brand, title, highlight, label, theme }: CardFacts): Card {
  const { width, height } = shareSize;
  const { lines, fontSize } = fitTitle(title, titleRoom);
  const { ink, sheet } = colorsOf(theme);
  const pens: Pens = { ...palettes.light, sheet };
  const brandStyle = {
    ...cardHeading,
    position: "absolute",
    left: left + 60,
    top: 53,
    fontSize: 40,
    lineHeight: 1,
    letterSpacing: -1,
  };
  const titleStyle = {
    ...cardHeading,
    position: "absolute",
    // Letters have space on their left; moved by it, they align with the logo.
    left: left - fontSize * 0.04,
    bottom: label ? foot + 60 : foot,
    display: "flex",
    flexDirection: "column",
    fontSize,
    lineHeight: titleSetting.lineHeight,
    letterSpacing: fontSize * titleSetting.letterSpacing,
  };
  const labelStyle = {
    ...body,
    position: "absolute",
    left,
    bottom: foot,
    fontSize: 26,
    lineHeight: 1.2,
    color: ink,
  };
  return {
    drawing: [
      `<rect width="${width}" height="${height}" fill="${palettes.light.background}"/>`,
      logoSigns,
      `<g transform="translate(${sheetLeft} 0)">${flow(lines, pens, { width: width - sheetLeft, height })}</g>`,
    ].join(""),
    words: box({ display: "flex", width, height, color: palettes.light.text }, [
      box(brandStyle, brand.toLowerCase()),
      box(titleStyle, titleLines(lines, highlight)),
      box(labelStyle, label),
    ]),
  };
}
