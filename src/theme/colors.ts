/** The colors of light pages. A tint is the background for its color, and its name ends so. */
const light = {
  text: "#10131f",
  background: "#ffffff",
  muted: "#4b5166",
  sheet: "#f6f6f1",
  rule: "#d8dae2",
  outline: "#767c90",
  accent: "#2c4a9c",
  accentTint: "#eef2fb",
  moss: "#4a651c",
  mossTint: "#f1f5e8",
  ochre: "#6e5b00",
  ochreTint: "#f8f5e1",
  slate: "#345a73",
  slateTint: "#edf2f6",
  error: "#b0152f",
  marker: "#fff36b",
  // Words on the marker, which is light in both modes.
  marked: "#10131f",
  pressed: "#2c3350",
  overlay: "rgba(16, 19, 31, 0.55)",
  inverse: "#ffffff",
  // The three pens of a debate, which appear inside debates only, and never as the only sign of a side.
  for: "#006b5e",
  against: "#b04707",
  common: "#64238a",
};

const dark: typeof light = {
  text: "#f1f1ec",
  background: "#0c0f19",
  muted: "#b4b9c8",
  sheet: "#1d2438",
  rule: "#424c69",
  outline: "#8a93ae",
  accent: "#9fbaff",
  accentTint: "#1f2d57",
  moss: "#b4d480",
  mossTint: "#1e2a25",
  ochre: "#e0d06c",
  ochreTint: "#292823",
  slate: "#9cc4de",
  slateTint: "#192a38",
  error: "#ff9db0",
  marker: light.marker,
  marked: light.marked,
  pressed: "#c9cbd6",
  overlay: "rgba(3, 5, 10, 0.72)",
  inverse: "#0c0f19",
  for: "#4fd8c1",
  against: "#ffb066",
  common: "#cf9fff",
};

export const palettes = { light, dark };

/** With forced colors, the system's color of text, or of backgrounds: lines, drawings and gradients would keep ours. */
export const forcedPalette = Object.fromEntries(
  Object.keys(light).map((name) => [
    name,
    /background|sheet|marker|overlay|inverse|Tint/.test(name) ? "Canvas" : "CanvasText",
  ]),
);

export type Color = keyof typeof light;

/** A color's custom property, for values in which theme-ui doesn't replace names: gradients, shadows. */
export const colorReference = (name: Color): string => `var(--theme-ui-colors-${name})`;

/** The custom properties of a palette, for `sx`. */
export const customProperties = (palette: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette).map(([name, value]) => [`--theme-ui-colors-${name}`, value]),
  );

/** The colors in theme-ui's format: https://theme-ui.com/color-modes. */
export const colors = { ...light, modes: { dark } };
