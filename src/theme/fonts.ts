import type { RouteUpdateArgs } from "gatsby";
import { ownLanguage } from "../shared/languages";

/** Local fonts, adjusted to the size of ours so that nothing shifts: ascent, descent and size in percent. */
const fallbacks = (
  [
    ["Bricolage Grotesque", 800, "Arial", 90.18, 26.18, 103.13],
    ["Bricolage Grotesque", 800, "Roboto", 84.95, 24.66, 109.48],
    ["Bricolage Grotesque", 800, "DejaVu Sans", 107.88, 31.32, 86.2],
    ["Figtree", 400, "Arial", 94.32, 24.82, 100.72],
    ["Figtree", 400, "Roboto", 94.12, 24.77, 100.94],
    ["Figtree", 400, "DejaVu Sans", 107.55, 28.3, 88.33],
    ["Figtree", 600, "Arial", 99.56, 26.2, 95.42],
    ["Figtree", 600, "Roboto", 93.79, 24.68, 101.29],
    ["Figtree", 600, "DejaVu Sans", 119.11, 31.34, 79.76],
  ] as const
).map(([family, fontWeight, name, ascent, descent, size]) => ({
  fontFamily: `${family} as ${name}`,
  fontWeight,
  src: (name === "Arial" ? ["Arial", "Liberation Sans"] : [name])
    .map((local) => `local("${local}${fontWeight > 400 ? " Bold" : ""}")`)
    .join(", "),
  ascentOverride: `${ascent}%`,
  descentOverride: `${descent}%`,
  lineGapOverride: name === "Arial" ? "0%" : undefined,
  sizeAdjust: `${size}%`,
}));

const stack = (family: string) =>
  [family, ...["Arial", "Roboto", "DejaVu Sans"].map((name) => `${family} as ${name}`)]
    .map((name) => `"${name}"`)
    .concat("sans-serif")
    .join(", ");

export const fonts = { body: stack("Figtree"), heading: stack("Bricolage Grotesque") };

/**
 * The first file of a family has the letters of English prose; browsers load the others only for a page with one of their
 * characters, the last one first. docs/performance.md says how they are made.
 */
const ownFaces = (
  [
    ["Bricolage Grotesque", "800", "bricolage-grotesque.bd1e7fe1"],
    [
      "Bricolage Grotesque",
      "800",
      "bricolage-grotesque-rest.77deb7dc",
      "U+22-23, U+27, U+2a, U+3c-3e, U+40, U+5b-60, U+7b-7e, U+a1-a8, U+aa-b6, U+b8-17e, U+201a, U+201e-2022, U+2039-205f, U+2061-2193, U+2264-2265",
    ],
    ["Bricolage Grotesque", "800", "bricolage-grotesque-spanish.b601710f", "U+a1, U+bf-fc"],
    ["Figtree", "400 700", "figtree.f5dc95d1"],
    [
      "Figtree",
      "400 700",
      "figtree-rest.a990fed2",
      "U+22, U+27, U+2a, U+3c-3e, U+40, U+5c, U+5e-60, U+7b-7e, U+a1-a8, U+aa-b6, U+b8-f0, U+f2-17e, U+201a, U+201e, U+2039-205f, U+2061-2193, U+2264-2265",
    ],
    ["Figtree", "400 700", "figtree-spanish.1ee0444d", "U+a1, U+bf-f0, U+f2-fc"],
  ] as const
).map(([fontFamily, fontWeight, file, unicodeRange]) => ({
  fontFamily,
  fontWeight,
  src: `url(/fonts/${file}.woff2) format("woff2")`,
  // A font that comes after 0.1 s would break some lines elsewhere.
  fontDisplay: "optional",
  unicodeRange,
}));

/** The faces that a page in a language needs from the start. */
const facesFor = (language: string) =>
  ownFaces.filter(({ unicodeRange, src }) =>
    language === ownLanguage ? !unicodeRange : !src.includes("-rest"),
  );

export const fontFilesFor = (language: string) =>
  facesFor(language).map(({ src }) => src.slice(4, src.indexOf(")")));

export const fontFaces = [...ownFaces, ...fallbacks];

const late: FontFace[] = [];

/** Shows fonts that came after the first paint on the next page; browsers would keep the fallbacks. */
export function showLateFonts({ prevLocation }: RouteUpdateArgs) {
  // Before the page changes, because a new font then moves nothing.
  if (prevLocation) for (const font of late) document.fonts.add(font);
  else
    for (const { fontFamily, src, fontWeight: weight, unicodeRange } of facesFor(
      document.documentElement.lang,
    ))
      new FontFace(fontFamily, src, { weight, unicodeRange }).load().then(
        (font) => late.push(font),
        () => {},
      );
}
