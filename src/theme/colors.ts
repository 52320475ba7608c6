/**
 * The colours of the site: ink on paper, and three pens. `for`, `against` and `common` belong to the sides of a debate
 * and always stand beside a second sign. A theme such as `sel` has an ink for text and lines, and a tint to lie under them.
 */
const light = {
  text: "#10131f",
  background: "#ffffff",
  muted: "#4b5166",
  sheet: "#f6f6f1",
  rule: "#d8dae2",
  outline: "#767c90",
  for: "#1746e0",
  against: "#c4311a",
  common: "#6a2bc2",
  marker: "#fff36b",
  accent: "#6a2bc2",
  inverse: "#ffffff",
  pressed: "#2c3350",
  overlay: "rgba(16, 19, 31, 0.55)",
  academic: { ink: "#1746e0", tint: "#eef2ff", second: "#6a2bc2" },
  sel: { ink: "#6a2bc2", tint: "#f5effd", second: "#c4311a" },
  classroom: { ink: "#b02a15", tint: "#fdf1ee", second: "#1746e0" },
  implementation: { ink: "#10131f", tint: "#f6f6f1", second: "#6a2bc2" },
  education: { ink: "#1746e0", tint: "#eef2ff", second: "#c4311a" },
  corporate: { ink: "#10131f", tint: "#f2f3f7", second: "#1746e0" },
  nonprofit: { ink: "#6a2bc2", tint: "#f5effd", second: "#c4311a" },
  government: { ink: "#12318f", tint: "#f0f2f9", second: "#6a2bc2" },
  other: { ink: "#b02a15", tint: "#fdf1ee", second: "#6a2bc2" },
};

const dark: typeof light = {
  text: "#f1f1ec",
  background: "#0c0f19",
  muted: "#b4b9c8",
  sheet: "#121624",
  rule: "#2b3145",
  outline: "#818aa5",
  for: "#92b0ff",
  against: "#ff9d8a",
  common: "#cfb0ff",
  marker: "#5b5410",
  accent: "#cfb0ff",
  inverse: "#0c0f19",
  pressed: "#c9cbd6",
  overlay: "rgba(3, 5, 10, 0.72)",
  academic: { ink: "#92b0ff", tint: "#141c36", second: "#cfb0ff" },
  sel: { ink: "#cfb0ff", tint: "#1e1733", second: "#ff9d8a" },
  classroom: { ink: "#ff9d8a", tint: "#2a1719", second: "#92b0ff" },
  implementation: { ink: "#f1f1ec", tint: "#171c2c", second: "#cfb0ff" },
  education: { ink: "#92b0ff", tint: "#141c36", second: "#ff9d8a" },
  corporate: { ink: "#f1f1ec", tint: "#171c2c", second: "#92b0ff" },
  nonprofit: { ink: "#cfb0ff", tint: "#1e1733", second: "#ff9d8a" },
  government: { ink: "#a9c0ff", tint: "#131a2e", second: "#cfb0ff" },
  other: { ink: "#ff9d8a", tint: "#2a1719", second: "#cfb0ff" },
};

export const palettes = { light, dark };

/** Colours of the browser's own frame around the page. */
export const browserColors = { light: light.background, dark: dark.background };

const nameOf = (...path: string[]) => ["--color", ...path].join("-");

/** The custom properties that hold a palette: `--color-text`, `--color-government-ink` … */
export const customProperties = (palette: typeof light): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([name, value]) =>
      typeof value === "string" ? [[nameOf(name), value]] : Object.entries(value).map(([part, ink]) => [nameOf(name, part), ink]),
    ),
  );

/** The same palette as references to those properties, so that a style holds in both modes. */
export const colorReferences = Object.fromEntries(
  Object.entries(light).map(([name, value]) => [
    name,
    typeof value === "string"
      ? `var(${nameOf(name)})`
      : Object.fromEntries(Object.keys(value).map((part) => [part, `var(${nameOf(name, part)})`])),
  ]),
) as typeof light;
