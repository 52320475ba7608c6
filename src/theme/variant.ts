import type { Theme, ThemeUIStyleObject } from "theme-ui";
import { cards, type ThemeName } from "./audiences";
import { bareButton, inverted } from "./mixins";

const control: ThemeUIStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  minHeight: "target",
  px: ["1rem", "1.15rem"],
  py: 2,
  border: "strong",
  borderRadius: "control",
  fontSize: "body",
  fontWeight: "strong",
  lineHeight: "title",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
};

const underline = {
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  "@media (hover: hover)": { "&:hover": { textDecorationThickness: "2px" } },
} as const;

/** Changes colors only: moving a pressed button would make browsers redo the layout. */
const underPointer = (style: ThemeUIStyleObject): ThemeUIStyleObject => ({
  "@media (hover: hover)": { "&:hover": style },
  "&:active": style,
});

const quiet = {
  bg: "transparent",
  color: "text",
  // Visible on the page and on a sheet.
  ...underPointer({ bg: "color-mix(in srgb, currentColor 8%, transparent)" }),
} as const;

const link = { color: "inherit", fontWeight: "strong", ...underline };

/** In the color of the page's audience. */
const ink = { color: "var(--ink)" };

const headline = (size: string): ThemeUIStyleObject => ({
  fontFamily: "heading",
  fontWeight: "heading",
  fontSize: size,
  lineHeight: size,
  letterSpacing: size,
  textWrap: "balance",
});

/** Lines of the same length, but on phones, where texts have more lines than browsers balance. */
const shortText = [null, "balance"];
const prose = {
  maxWidth: "reading",
  // Running text has no use for lines of the same length.
  "@supports not (text-wrap: pretty)": { textWrap: "wrap" },
  "@media print": { maxWidth: "measure" },
} as const;
const cell: ThemeUIStyleObject = {
  py: 2,
  pr: [3, 4],
  textAlign: "start",
  verticalAlign: "top",
  lineHeight: 1.45,
  "&:last-of-type": { pr: 0 },
};

/** The styles that components share, in theme-ui's groups. */
export const variants = {
  cards,
  buttons: {
    primary: {
      ...control,
      ...inverted,
      ...underPointer({ bg: "pressed", borderColor: "pressed" }),
    },
    secondary: { ...control, ...quiet },
    // Looks like a link on phones, where each button would take a row.
    compact: {
      ...control,
      minHeight: [0, "target"],
      px: [0, "1.15rem"],
      py: [1, 2],
      border: ["none", "strong"],
      textDecoration: ["underline", "none"],
      textUnderlineOffset: "0.2em",
      textAlign: ["inherit", "center"],
      ...quiet,
    },
    icon: {
      ...control,
      width: ["2.5rem", "target"],
      px: 0,
      flex: "none",
      borderColor: "transparent",
      ...quiet,
    },
    text: { ...bareButton, ...underline },
  },
  text: {
    display: { ...headline("display"), width: "100%", containerType: "inline-size" },
    statement: { ...headline("display"), fontSize: "statement" },
    heading: headline("heading"),
    title: headline("title"),
    inkTitle: { ...headline("title"), ...ink },
    // Drawn figures have a size of their own.
    figure: { ...headline("figure"), ...ink, whiteSpace: "nowrap" },
    lead: { fontSize: "lead", color: "muted", maxWidth: "measure", textWrap: shortText },
    body: { maxWidth: "measure" },
    muted: { maxWidth: "measure", color: "muted" },
    small: { fontSize: "small", color: "muted", textWrap: shortText },
    hidden: {
      position: "absolute",
      width: "1px",
      height: "1px",
      m: "-1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
    label: { fontSize: "small", fontWeight: "strong", color: "muted" },
    inkLabel: { fontSize: "small", fontWeight: "strong", ...ink },
  },
  links: {
    text: link,
    plain: {
      display: "inline-block",
      color: "inherit",
      textDecoration: "none",
      "@media (hover: hover)": {
        "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.25em" },
      },
    },
  },
  layout: {
    // Paper has margins of its own.
    page: { width: "100%", maxWidth: "page", mx: "auto", px: [4, 5, 6], "@media print": { px: 0 } },
  },
  styles: {
    // The text of guides; GlobalStyles takes the margins off these elements everywhere else.
    h2: {
      ...headline("heading"),
      fontSize: "section",
      mt: 8,
      "@media print": { mt: 5 },
    },
    h3: { ...headline("title"), mt: 6, "@media print": { mt: 4 } },
    p: { ...prose, mt: 4 },
    a: link,
    ul: { ...prose, listStyle: "disc", pl: "1.25em", mt: 4 },
    ol: { ...prose, listStyle: "decimal", pl: "1.5em", mt: 4 },
    li: { mt: 2, pl: 1, "&::marker": { color: "var(--ink)", fontWeight: "strong" } },
    blockquote: {
      ...prose,
      mt: 5,
      py: 3,
      borderBlock: "rule",
      breakInside: "avoid",
      "& > p": { mt: 0 },
      "& > p + p": { mt: 3 },
    },
    strong: { fontWeight: "strong" },
    hr: { border: 0, borderTop: "rule", my: 6 },
    table: { width: "100%", mt: 5, borderCollapse: "collapse", borderBottom: "strong" },
    th: {
      ...cell,
      fontSize: "small",
      fontWeight: "strong",
      verticalAlign: "bottom",
      borderBottom: "strong",
    },
    td: {
      ...cell,
      fontSize: ["small", "body"],
      borderTop: "rule",
      "tr:first-of-type > &": { borderTop: 0 },
    },
  },
} as const satisfies Partial<Theme>;

export type VariantName = {
  [Group in keyof typeof variants]: `${Group}.${keyof (typeof variants)[Group] & string}`;
}[keyof typeof variants];

/** A variant, for `sx`, such as `text.lead`. theme-ui accepts any name; here, a wrong name doesn't compile. */
export const variant = <Name extends VariantName>(name: Name): { variant: Name } => ({
  variant: name,
});

/** The colors of a theme for the elements inside, for `sx`. Without a name, an element inherits its colors. */
export const themed = (name?: ThemeName | null): { variant: VariantName } | undefined =>
  name ? variant(`cards.${name}`) : undefined;
