import { ownLanguage } from "../shared/languages";

type Alphabet = "english" | "translations";

const alphabetOf = (language: string): Alphabet =>
  language === ownLanguage ? "english" : "translations";

/** Whether our fonts have all letters of a word. Figtree lacks some of Vietnamese, and words in two fonts are hard to read. */
const hasOurLetters = (language: string) => language !== "vi";

/** Fonts that visitors have. */
const localFonts = ["Arial", "Roboto", "DejaVu Sans"] as const;

/**
 * Each weight of a family, with how high and how deep its lines are and the sizes of `localFonts` at which the site's texts are as
 * wide in them, all in percent. Letters are not as frequent in all languages. docs/performance.md says how they are measured.
 */
const weights = [
  {
    family: "Bricolage Grotesque",
    weight: 800,
    ascent: 93,
    descent: 27,
    sizes: { english: [103.3, 109.98, 86.8], translations: [103, 109.7, 86.95] },
  },
  {
    family: "Figtree",
    weight: 400,
    ascent: 95,
    descent: 25,
    sizes: { english: [101.03, 101.33, 88.85], translations: [99.76, 100.58, 88.3] },
  },
  {
    family: "Figtree",
    weight: 600,
    ascent: 95,
    descent: 25,
    sizes: { english: [95.2, 101.33, 80.4], translations: [94.14, 100.55, 79.9] },
  },
];

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Local fonts in the size of ours, so that nothing moves when ours come. */
const fallbackFacesFor = (language: string) =>
  weights.flatMap(({ family, weight, ascent, descent, sizes }) =>
    localFonts.map((name, index) => {
      const size = sizes[alphabetOf(language)][index] ?? 100;
      return {
        fontFamily: `${family} as ${name}`,
        fontWeight: `${weight}`,
        src: (name === "Arial" ? ["Arial", "Liberation Sans"] : [name])
          .map((local) => `local("${local}${weight > 400 ? " Bold" : ""}")`)
          .join(", "),
        ascentOverride: percent(ascent / size),
        descentOverride: percent(descent / size),
        lineGapOverride: name === "Arial" ? "0%" : undefined,
        sizeAdjust: `${size}%`,
      };
    }),
  );

const stack = (family: string) =>
  [family, ...localFonts.map((name) => `${family} as ${name}`)]
    .map((name) => `"${name}"`)
    .concat("sans-serif")
    .join(", ");

export const fonts = { body: stack("Figtree"), heading: stack("Bricolage Grotesque") };

/**
 * A family's file with the letters of English prose, that with those of Spanish too, for all further languages, and that of all
 * others of Latin.
 */
const families = [
  {
    fontFamily: "Bricolage Grotesque",
    fontWeight: "800",
    files: {
      english: "bricolage-grotesque.bd1e7fe1",
      translations: "bricolage-grotesque-spanish.af94c069",
      rest: "bricolage-grotesque-rest.77deb7dc",
    },
  },
  {
    fontFamily: "Figtree",
    fontWeight: "400 700",
    files: {
      english: "figtree.f5dc95d1",
      translations: "figtree-spanish.f159e2ed",
      rest: "figtree-rest.a990fed2",
    },
  },
];

const fontUrl = (file: string) => `/fonts/${file}.woff2`;

/** The files that a page in a language needs from the start: none in another script. docs/performance.md says how they are made. */
export const fontFilesFor = (language: string): string[] =>
  hasOurLetters(language) && new Intl.Locale(language).maximize().script === "Latn"
    ? families.map(({ files }) => fontUrl(files[alphabetOf(language)]))
    : [];

/** A face of one of our fonts, as CSS describes it. */
interface FontFace {
  fontFamily: string;
  fontWeight: string;
  src: string;
  fontDisplay: string;
  unicodeRange?: string;
}

const facesOf = (file: Alphabet | "rest", unicodeRange?: string): FontFace[] =>
  families.map(({ files, ...family }) => ({
    ...family,
    src: `url(${fontUrl(files[file])}) format("woff2")`,
    fontDisplay: "swap",
    unicodeRange,
  }));

/** The faces of a document in a language. Browsers look into the last face first, and load the others only for a character that it hasn't. */
export const fontFacesFor = (language: string): FontFace[] =>
  hasOurLetters(language)
    ? [
        ...facesOf(
          "rest",
          "U+22-23, U+27, U+2a, U+3c-3e, U+40, U+5b-60, U+7b-7e, U+a1-a8, U+aa-b6, U+b8-17e, U+201a, U+201e-2022, U+2039-205f, U+2061-2193, U+2264-2265",
        ),
        ...facesOf(alphabetOf(language)),
      ]
    : [];

/** The rules of all faces for a document that begins with a page in a language. */
export const fontRules = (language: string): string =>
  [...fontFacesFor(language), ...fallbackFacesFor(language)]
    .map((face) => {
      const parts = Object.entries(face).filter(([, value]) => value);
      const declarations = parts.map(
        ([name, value]) => `${name.replace(/[A-Z]/g, "-$&").toLowerCase()}:${value}`,
      );
      return `@font-face{${declarations.join(";")}}`;
    })
    .join("");
