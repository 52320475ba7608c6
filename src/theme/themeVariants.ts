import type { ThemeUIStyleObject } from "theme-ui";
import { colorReference, type PageColor } from "./colors";
import { variant } from "./variant";

export type ThemeName = Queries.CardTheme;

/** The colors of audiences and education pages: for text and lines, and for backgrounds. */
export const themes: Record<ThemeName, { ink: PageColor; tint: PageColor }> = {
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

/** The variant of a theme, for `sx`. Without a name, an element inherits its colors. */
export const themed = (name?: ThemeName | null): ThemeUIStyleObject =>
  name ? variant(`cards.${name}`) : {};
