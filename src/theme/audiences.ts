import { type Color, colorReference } from "./colors";

/** The names of the themes, which are the colors of audiences and education pages. */
export const themeNames = {
  education: "The colors of the pages for schools and universities.",
  corporate: "The colors of the pages for companies and teams.",
  nonprofit: "The colors of the pages for non-profits.",
  government: "The colors of the pages for government.",
  other: "The colors for everybody else.",
  academic: "The colors of academic benefits.",
  sel: "The colors of social-emotional learning.",
  classroom: "The colors of classroom outcomes.",
  implementation: "The colors of the implementation guide.",
};

export type ThemeName = keyof typeof themeNames;

/** The colors of each theme: for text and lines, and for backgrounds. */
export const themes: Record<ThemeName, { ink: Color; tint: Color }> = {
  education: { ink: "accent", tint: "accentTint" },
  corporate: { ink: "text", tint: "sheet" },
  nonprofit: { ink: "moss", tint: "mossTint" },
  government: { ink: "slate", tint: "slateTint" },
  other: { ink: "ochre", tint: "ochreTint" },
  academic: { ink: "accent", tint: "accentTint" },
  sel: { ink: "ochre", tint: "ochreTint" },
  classroom: { ink: "moss", tint: "mossTint" },
  implementation: { ink: "slate", tint: "slateTint" },
};

/** The themes as variants of theme-ui. Each sets `--ink` and `--tint` for the elements inside. */
export const cards = Object.fromEntries(
  Object.entries(themes).map(([name, { ink, tint }]) => [
    name,
    { "--ink": colorReference(ink), "--tint": colorReference(tint) },
  ]),
) as Record<ThemeName, { "--ink": string; "--tint": string }>;
