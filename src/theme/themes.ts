import type { ThemeUIStyleObject } from "theme-ui";
import { type ColorName, colorReference } from "./colors";
import { variant } from "./variant";

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

const customProperties = ({ ink, tint, second }: ThemeColors) => ({
  "--ink": colorReference(ink),
  "--second": colorReference(second),
  "--tint": colorReference(tint),
});

/** The themes as variants of the theme: what is inside has their colours, as `var(--ink)`, `var(--second)` and `var(--tint)`. */
export const themeVariants = Object.fromEntries(Object.entries(themes).map(([name, colors]) => [name, customProperties(colors)])) as Record<
  ThemeName,
  ReturnType<typeof customProperties>
>;

/** The variant of a theme, for `sx`; without a name, the colours around it hold. */
export const themed = (name?: ThemeName | null): ThemeUIStyleObject => (name ? variant(`cards.${name}`) : {});
