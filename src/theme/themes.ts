import type { ThemeUIStyleObject } from "theme-ui";
import { type ColorName, colorReference } from "./colors";
import { variant } from "./variant";

/** The name of the colours of an audience or an education page. */
export type ThemeName = Queries.CardTheme;

interface ThemeColors {
  /** For text and lines. */
  ink: ColorName;
  /** For backgrounds. */
  tint: ColorName;
  /** For the other side of a debate. */
  second: ColorName;
}

/** The colours of each theme. */
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

/** The themes as theme-ui variants. They set `--ink`, `--second` and `--tint` for the elements inside. */
export const themeVariants = Object.fromEntries(Object.entries(themes).map(([name, colors]) => [name, customProperties(colors)])) as Record<
  ThemeName,
  ReturnType<typeof customProperties>
>;

/** Returns the variant of a theme, for `sx`. Without a name, an element inherits its colours. */
export const themed = (name?: ThemeName | null): ThemeUIStyleObject => (name ? variant(`cards.${name}`) : {});
