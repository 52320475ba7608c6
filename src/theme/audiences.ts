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

/** The colors of a theme for the elements inside, for `sx`. Without a name, an element inherits its colors. */
export const themed = (name?: ThemeName | null) =>
  name && {
    "--ink": colorReference(themes[name].ink),
    "--tint": colorReference(themes[name].tint),
  };
