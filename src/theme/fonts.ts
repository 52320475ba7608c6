import subsets from "./fontSubsets.json";

const { fallbacks, files, ranges } = subsets;

const familiesAs = (family: string) =>
  fallbacks.map(({ fontFamily }) => fontFamily).filter((name) => name.startsWith(`${family} as `));
const stack = (family: string) =>
  [...[...new Set([family, ...familiesAs(family)])].map((name) => `"${name}"`), "sans-serif"].join(
    ", ",
  );

export const fonts = { body: stack("Figtree"), heading: stack("Bricolage Grotesque") };

/** The files for the first screen, to preload. */
export const fontFiles = [files["bricolage-grotesque"], files.figtree];

const face = (fontFamily: string, fontWeight: string, file: string, range?: string) => ({
  fontFamily,
  fontWeight,
  src: `url(${file}) format("woff2")`,
  fontDisplay: "swap",
  ...(range ? { unicodeRange: range } : {}),
});

/** The @font-face rules, with local fallbacks of the same size so that nothing shifts. */
export const fontFaces = [
  // Browsers load the second file of a family only for pages with a character in its range.
  face("Bricolage Grotesque", "800", files["bricolage-grotesque"]),
  face(
    "Bricolage Grotesque",
    "800",
    files["bricolage-grotesque-rest"],
    ranges["bricolage-grotesque"],
  ),
  face("Figtree", "400 700", files.figtree),
  face("Figtree", "400 700", files["figtree-rest"], ranges.figtree),
  ...fallbacks,
];
