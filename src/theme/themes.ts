import type { ThemeUIStyleObject } from "theme-ui";
import { type ColorName, colorReference } from "./colors";

/** The name of an audience's or an education page's colours. */
export type ThemeName = Queries.CardTheme;

interface ThemeColors {
  /** For text and lines. */
  ink: ColorName;
  /** To lie under them. */
  tint: ColorName;
  /** For what answers the first. */
  second: ColorName;
}

/** Of what colours each theme is made. */
export const themes: Record<ThemeName, ThemeColors> = {
  academic: { ink: "for", tint: "forTint", second: "common" },
  sel: { ink: "common", tint: "commonTint", second: "against" },
  classroom: { ink: "againstDeep", tint: "againstTint", second: "for" },
  implementation: { ink: "text", tint: "sheetTint", second: "common" },
  education: { ink: "for", tint: "forTint", second: "against" },
  corporate: { ink: "text", tint: "textTint", second: "for" },
  nonprofit: { ink: "common", tint: "commonTint", second: "against" },
  government: { ink: "forDeep", tint: "forDeepTint", second: "common" },
  other: { ink: "againstDeep", tint: "againstTint", second: "common" },
};

/**
 * Gives what is inside the colours of a theme, as `var(--ink)`, `var(--second)` and `var(--tint)`.
 * @param name the theme; without one, what is inside keeps the colours around it
 */
export function themed(name?: ThemeName | null): ThemeUIStyleObject {
  if (!name) return {};
  const { ink, tint, second } = themes[name];
  return { "--ink": colorReference(ink), "--second": colorReference(second), "--tint": colorReference(tint) };
}
