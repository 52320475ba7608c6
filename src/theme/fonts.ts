import bricolage from "./fonts/bricolage-grotesque.woff2";
import fallbacks from "./fonts/fallbacks.json";
import figtree from "./fonts/figtree.woff2";

const familiesAs = (family: string) =>
  fallbacks.filter(({ fontFamily }) => fontFamily.startsWith(`${family} as `)).map(({ fontFamily }) => `"${fontFamily}"`);
const stack = (family: string) => [`"${family}"`, ...familiesAs(family), "system-ui", "sans-serif"].join(", ");

export const fonts = { body: stack("Figtree"), heading: stack("Bricolage Grotesque") };

/** The files that the first screen needs; to be preloaded. */
export const fontFiles = [bricolage, figtree];

/** The @font-face rules, with local fallbacks that take the same room so that nothing shifts. */
export const fontFaces = [
  { fontFamily: "Bricolage Grotesque", src: `url(${bricolage}) format("woff2")`, fontWeight: "800", fontDisplay: "swap" },
  { fontFamily: "Figtree", src: `url(${figtree}) format("woff2")`, fontWeight: "400 700", fontDisplay: "swap" },
  ...fallbacks,
];
