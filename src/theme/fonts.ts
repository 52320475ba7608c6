import bricolage from "./fonts/bricolage-grotesque.woff2";
import bricolageRest from "./fonts/bricolage-grotesque-rest.woff2";
import fallbacks from "./fonts/fallbacks.json";
import figtree from "./fonts/figtree.woff2";
import figtreeRest from "./fonts/figtree-rest.woff2";
import ranges from "./fonts/ranges.json";

const familiesAs = (family: string) =>
  fallbacks.filter(({ fontFamily }) => fontFamily.startsWith(`${family} as `)).map(({ fontFamily }) => `"${fontFamily}"`);
const stack = (family: string) => [`"${family}"`, ...familiesAs(family), "sans-serif"].join(", ");

export const fonts = { body: stack("Figtree"), heading: stack("Bricolage Grotesque") };

/** The files that the first screen needs; to be preloaded. */
export const fontFiles = [bricolage, figtree];

const face = (fontFamily: string, fontWeight: string, file: string, range?: string) => ({
  fontFamily,
  fontWeight,
  src: `url(${file}) format("woff2")`,
  fontDisplay: "swap",
  ...(range ? { unicodeRange: range } : {}),
});

/** The @font-face rules, with local fallbacks that take the same room so that nothing shifts. */
export const fontFaces = [
  // The second file of a family is fetched only for pages with a letter that it names.
  face("Bricolage Grotesque", "800", bricolage),
  face("Bricolage Grotesque", "800", bricolageRest, ranges.rest),
  face("Figtree", "400 700", figtree),
  face("Figtree", "400 700", figtreeRest, ranges.rest),
  ...fallbacks,
];
