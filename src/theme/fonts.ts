import type { RouteUpdateArgs } from "gatsby";
import { ownLanguage } from "../shared/languages";

/** Local fonts, adjusted to the size of ours so that nothing shifts: ascent, descent and size in percent. */
export const fallbackFaces = (
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

/** A family's file with the letters of English prose, that with those of Spanish too, and that of all others of Latin. */
const families = [
  {
    fontFamily: "Bricolage Grotesque",
    fontWeight: "800",
    files: {
      english: "bricolage-grotesque.bd1e7fe1",
      spanish: "bricolage-grotesque-spanish.af94c069",
      rest: "bricolage-grotesque-rest.77deb7dc",
    },
  },
  {
    fontFamily: "Figtree",
    fontWeight: "400 700",
    files: {
      english: "figtree.f5dc95d1",
      spanish: "figtree-spanish.f159e2ed",
      rest: "figtree-rest.a990fed2",
    },
  },
];

const alphabetOf = (language: string) => (language === ownLanguage ? "english" : "spanish");

const addressOf = (file: string) => `/fonts/${file}.woff2`;

/** The files that a page in a language needs from the start. docs/performance.md says how they are made. */
export const fontFilesFor = (language: string) =>
  families.map(({ files }) => addressOf(files[alphabetOf(language)]));

const facesOf = (file: "english" | "spanish" | "rest", unicodeRange?: string) =>
  families.map(({ files, ...family }) => ({
    ...family,
    src: `url(${addressOf(files[file])}) format("woff2")`,
    // A font that comes after 0.1 s would break some lines elsewhere.
    fontDisplay: "optional",
    unicodeRange,
  }));

/** Browsers look into the last face first, and load the others only for a character that it hasn't. */
export const fontFacesFor = (language: string) => [
  ...facesOf(
    "rest",
    "U+22-23, U+27, U+2a, U+3c-3e, U+40, U+5b-60, U+7b-7e, U+a1-a8, U+aa-b6, U+b8-17e, U+201a, U+201e-2022, U+2039-205f, U+2061-2193, U+2264-2265",
  ),
  ...facesOf(alphabetOf(language)),
];

/** The rules of all faces for a document that begins with a page in a language. */
export const fontRules = (language: string) =>
  [...fontFacesFor(language), ...fallbackFaces]
    .map((face) => {
      const parts = Object.entries(face).filter(([, value]) => value);
      const written = parts.map(
        ([name, value]) => `${name.replace(/[A-Z]/g, "-$&").toLowerCase()}:${value}`,
      );
      return `@font-face{${written.join(";")}}`;
    })
    .join("");

const late: FontFace[] = [];

/** Shows fonts that came after the first paint on the next page; browsers would keep the fallbacks. */
export function showLateFonts({ prevLocation }: RouteUpdateArgs) {
  // Before the page changes, because a new font then moves nothing.
  if (prevLocation) for (const font of late) document.fonts.add(font);
  else
    for (const { fontFamily, src, fontWeight: weight } of facesOf(
      alphabetOf(document.documentElement.lang),
    ))
      new FontFace(fontFamily, src, { weight }).load().then(
        (font) => late.push(font),
        () => {},
      );
}
