import { palettes } from "../theme/colors";
import { logoPaths } from "../theme/logoPaths";
import { themes } from "../theme/themeVariants";

/** An element in the form that satori takes, like one of React. */
interface CardElement {
  type: string;
  key: null;
  props: { style: object; children: CardElement[] | string };
}

/** What a share image is drawn from. */
export interface CardFacts {
  brand: string;
  title: string;
  /** The page's place on the site; empty when it repeats the heading. */
  label: string;
  theme?: keyof typeof themes | null;
}

/** In characters. A longer label would overlap the sheet. */
export const longestLabel = 54;

const { light } = palettes;
const left = 64;
/** The place of the title, between the logo and the label. */
const titleRoom = { width: 688, height: 384 };

const cardHeading = {
  fontFamily: "Bricolage Grotesque, Bricolage Grotesque Extended",
  fontWeight: 800,
};

const box = (style: object, children: CardElement[] | string): CardElement => ({
  type: "div",
  key: null,
  props: { style, children },
});

/** The logo without the brand, in a box of 28 by 24. */
const logoSign = (palette: typeof light) =>
  (["for", "against", "common"] as const)
    .map((side) => `<path d="${logoPaths[side]}" fill="${palette[side]}"/>`)
    .join("");

/** A debate on a flow sheet, below the words: claims and answers, until a ring closes on common ground. */
const drawing = (sheet: string) => `<rect width="1200" height="630" fill="${light.background}"/>
<g transform="translate(${left} 53) scale(1.65)">${logoSign(light)}</g>
<rect x="792" width="408" height="630" fill="${sheet}"/>
<path d="M793 0V630M928 0V630M1064 0V630" stroke="${light.rule}" stroke-width="2"/>
<g fill="${light.for}"><circle cx="860" cy="92" r="44"/><circle cx="860" cy="318" r="44"/></g>
<path d="M956 165h80v80h-80zM956 391h80v80h-80z" fill="${light.against}"/>
<path d="M1080 544h104v30h-104z" fill="${light.marker}"/>
<path d="M1132 505l33 33-33 33-33-33z" fill="${light.common}"/>
<g fill="none" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">
<path d="M860 146V189Q860 205 876 205H944m-9-8l9 8-9 8M860 372V415Q860 431 876 431H944m-9-8l9 8-9 8" stroke="${light.against}"/>
<path d="M996 255V302Q996 318 980 318H916m9-8l-9 8 9 8" stroke="${light.for}"/>
<path d="M996 481V522Q996 538 1012 538H1060m-9-8l9 8-9 8M1112 484C1150 471 1191 493 1193 533c4 38-28 65-64 64-37-2-61-31-58-64 4-34 31-55 71-53" stroke="${light.common}"/>
</g>`;

/** Capital letters take half as much room again. */
const roomOf = (text: string) => text.length + (text.match(/\p{Lu}/gu)?.length ?? 0) / 2;

/** The largest size at which the title fits its room, by its letters and its longest word. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map(roomOf));
  const byArea = Math.sqrt((titleRoom.width * titleRoom.height) / (0.86 * roomOf(title)));
  return Math.floor(Math.min(128, byArea, titleRoom.width / (0.6 * longestWord)));
}

/** Returns a page's picture for link previews: what is drawn in SVG, and above it the words for satori. */
export function shareCard({ brand, title, label, theme }: CardFacts) {
  const { ink, tint } = theme ? themes[theme] : ({ ink: "accent", tint: "sheet" } as const);
  const fontSize = titleSize(title);
  const text = (style: object, words: string) =>
    box({ position: "absolute", left, ...style }, words);
  const top = { left: left + 60, top: 53, fontSize: 40, lineHeight: 1, letterSpacing: -1 };
  const middle = {
    // Letters have space on their left; moved by it, they align with the logo.
    left: left - fontSize * 0.04,
    bottom: label ? 116 : 56,
    width: titleRoom.width,
    fontSize,
    lineHeight: 0.98,
    letterSpacing: fontSize * -0.035,
    textWrap: "balance",
  };
  const bottom = {
    bottom: 56,
    fontFamily: "Figtree, Figtree Extended",
    fontWeight: 600,
    fontSize: 26,
    lineHeight: 1.2,
    color: light[ink],
  };
  const words = box({ display: "flex", width: "100%", height: "100%", color: light.text }, [
    text({ ...cardHeading, ...top }, brand.toLowerCase()),
    text({ ...cardHeading, ...middle }, title),
    text(bottom, label),
  ]);
  return { drawing: drawing(light[tint]), words };
}
