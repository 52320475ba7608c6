/**
 * The colours of the site: ink on paper, and three pens. `for`, `against` and `common` are the sides of a debate, and never
 * the only sign of a side. A tint is the background for its pen.
 */
const light = {
  text: "#10131f",
  background: "#ffffff",
  muted: "#4b5166",
  sheet: "#f6f6f1",
  rule: "#d8dae2",
  outline: "#767c90",
  for: "#1746e0",
  forTint: "#eef2ff",
  forDeep: "#12318f",
  forDeepTint: "#f0f2f9",
  against: "#c4311a",
  againstDeep: "#b02a15",
  againstTint: "#fdf1ee",
  common: "#6a2bc2",
  commonTint: "#f5effd",
  textTint: "#f2f3f7",
  sheetTint: "#f6f6f1",
  marker: "#fff36b",
  pressed: "#2c3350",
  overlay: "rgba(16, 19, 31, 0.55)",
  inverse: "#ffffff",
  accent: "#6a2bc2",
};

const dark: typeof light = {
  text: "#f1f1ec",
  background: "#0c0f19",
  muted: "#b4b9c8",
  sheet: "#121624",
  rule: "#2b3145",
  outline: "#818aa5",
  for: "#92b0ff",
  forTint: "#141c36",
  forDeep: "#a9c0ff",
  forDeepTint: "#131a2e",
  against: "#ff9d8a",
  againstDeep: "#ff9d8a",
  againstTint: "#2a1719",
  common: "#cfb0ff",
  commonTint: "#1e1733",
  textTint: "#171c2c",
  sheetTint: "#171c2c",
  marker: "#5b5410",
  pressed: "#c9cbd6",
  overlay: "rgba(3, 5, 10, 0.72)",
  inverse: "#0c0f19",
  accent: "#cfb0ff",
};

export const palettes = { light, dark };

/** The name of a colour. */
export type ColorName = keyof typeof light;

/** The colours of the browser's frame around the page. */
export const browserColors = { light: light.background, dark: dark.background };

/** Returns a reference to a colour's custom property, for values in which theme-ui doesn't replace names: gradients, shadows. */
export const colorReference = (name: ColorName): string => `var(--theme-ui-colors-${name})`;

/** Returns the custom properties of a palette, with theme-ui's names. */
export const customProperties = (palette: typeof light): Record<string, string> =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--theme-ui-colors-${name}`, value]));

/** The colours in theme-ui's format: https://theme-ui.com/color-modes. */
export const colors = { ...light, modes: { dark } };
