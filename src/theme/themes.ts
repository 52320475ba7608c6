import type { ThemeUIStyleObject } from "theme-ui";
import { colorReference, type PageColor } from "./colors";
import { variant } from "./variant";

/** The name of the colors of an audience or an education page. */
export type ThemeName = Queries.CardTheme;

interface ThemeColors {
  /** For text and lines. */
  ink: PageColor;
  /** For backgrounds. */
  tint: PageColor;
}

/** The colors of each theme. */
export const themes: Record<ThemeName, ThemeColors> = {
  academic: { ink: "accent", tint: "accentTint" },
  sel: { ink: "ochre", tint: "ochreTint" },
  classroom: { ink: "moss", tint: "mossTint" },
  implementation: { ink: "slate", tint: "slateTint" },
  education: { ink: "accent", tint: "accentTint" },
  corporate: { ink: "text", tint: "sheet" },
  nonprofit: { ink: "moss", tint: "mossTint" },
  government: { ink: "slate", tint: "slateTint" },
  other: { ink: "ochre", tint: "ochreTint" },
};

/** The themes as theme-ui variants. They set `--ink` and `--tint` for the elements inside. */
export const themeVariants = Object.fromEntries(
  Object.entries(themes).map(([name, { ink, tint }]) => [
    name,
    { "--ink": colorReference(ink), "--tint": colorReference(tint) },
  ]),
) as Record<ThemeName, { "--ink": string; "--tint": string }>;

/** Returns the variant of a theme, for `sx`. Without a name, an element inherits its colors. */
export const themed = (name?: ThemeName | null): ThemeUIStyleObject =>
  name ? variant(`cards.${name}`) : {};
