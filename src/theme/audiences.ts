import { type Color, colorReference } from "./colors";

/** A theme: the colors of an audience or an education page. */
interface AudienceTheme {
  description: string;
  /** The color of text and lines. */
  ink: Color;
  /** The color of backgrounds. */
  tint: Color;
}

/** The themes by their names. */
export const themes = {
  education: {
    description: "The colors of the pages for schools and universities.",
    ink: "accent",
    tint: "accentTint",
  },
  corporate: {
    description: "The colors of the pages for companies and teams.",
    ink: "text",
    tint: "sheet",
  },
  nonprofit: {
    description: "The colors of the pages for non-profits.",
    ink: "moss",
    tint: "mossTint",
  },
  government: {
    description: "The colors of the pages for government.",
    ink: "slate",
    tint: "slateTint",
  },
  other: { description: "The colors for everybody else.", ink: "ochre", tint: "ochreTint" },
  academic: { description: "The colors of academic benefits.", ink: "accent", tint: "accentTint" },
  sel: {
    description: "The colors of social-emotional learning.",
    ink: "ochre",
    tint: "ochreTint",
  },
  classroom: { description: "The colors of classroom outcomes.", ink: "moss", tint: "mossTint" },
  implementation: {
    description: "The colors of the implementation guide.",
    ink: "slate",
    tint: "slateTint",
  },
} satisfies Record<string, AudienceTheme>;

export type ThemeName = keyof typeof themes;

interface Audience {
  description: string;
  /** The theme of its pages, if it has one. */
  theme: ThemeName | undefined;
}

/** The audiences of guides, by their names. */
export const audiences = {
  education: { description: "Schools and universities.", theme: "education" },
  government: { description: "Governments and public bodies.", theme: "government" },
  organization: { description: "Companies and teams.", theme: "corporate" },
  nonprofit: { description: "Non-profits.", theme: "nonprofit" },
  everyone: { description: "All readers.", theme: undefined },
} satisfies Record<string, Audience>;

/** The themes as variants of theme-ui. Each sets `--ink` and `--tint` for the elements inside. */
export const cards = Object.fromEntries(
  Object.entries(themes).map(([name, { ink, tint }]) => [
    name,
    { "--ink": colorReference(ink), "--tint": colorReference(tint) },
  ]),
) as Record<ThemeName, { "--ink": string; "--tint": string }>;
