import type { ThemeUIStyleObject } from "theme-ui";

/** The name of an audience's or an education page's colours. */
export type ThemeName = Queries.CardTheme;

/**
 * Gives what is inside the colours of a theme, as `var(--ink)`, `var(--second)` and `var(--tint)`.
 * @param name the theme; without one, what is inside keeps the colours around it
 */
export const themed = (name?: ThemeName | null): ThemeUIStyleObject =>
  name
    ? {
        "--ink": `var(--color-${name}-ink)`,
        "--second": `var(--color-${name}-second)`,
        "--tint": `var(--color-${name}-tint)`,
      }
    : {};
