import type { ThemeUIStyleObject } from "theme-ui";
import { bordered, inline } from "../../theme/mixins";
import { variant } from "../../theme/variant";

/** Where a line or its group stands in the document. */
export interface Placement {
  inFirstGroup: boolean;
  inLastGroup: boolean;
  isFirstLine: boolean;
}

/** The styles of the parts of an outcome document; those of lines depend on their placement. */
export interface PartsStyle {
  header?: ThemeUIStyleObject;
  /** What the document is, and the question. */
  headerText?: ThemeUIStyleObject;
  facts?: ThemeUIStyleObject;
  fact?: ThemeUIStyleObject;
  term: ThemeUIStyleObject;
  groups?: ThemeUIStyleObject;
  group?(placement: Placement): ThemeUIStyleObject;
  heading?: ThemeUIStyleObject;
  lines?: ThemeUIStyleObject;
  line?(placement: Placement): ThemeUIStyleObject;
  /** Who wrote a line or stands behind it; the numbers that it answers are a span inside. */
  by: ThemeUIStyleObject;
  claim(placement: Placement): ThemeUIStyleObject;
  /** The words of a line that names no point of the debate. */
  text?: ThemeUIStyleObject;
  /** What became of the point above. */
  result?: ThemeUIStyleObject;
  count?: ThemeUIStyleObject;
  source?: ThemeUIStyleObject;
  note?: ThemeUIStyleObject;
}

/** The styles of a whole document. */
interface OutcomeStyle extends PartsStyle {
  document: ThemeUIStyleObject;
  signatures?: ThemeUIStyleObject;
  signature?: ThemeUIStyleObject;
  footer: ThemeUIStyleObject;
}

/** Where the document has more than one column: on wider screens, and on paper. */
const wide = "@container (min-width: 36rem)";

const one = "minmax(0, 1fr)";

const grid = (columns: string, gap = 2): ThemeUIStyleObject => ({
  display: "grid",
  gridTemplateColumns: columns,
  columnGap: gap,
});

const halves = grid("repeat(2, minmax(0, 1fr))", 6);

/** A part of a line that takes the whole of its width. */
const wholeLine: ThemeUIStyleObject = { gridColumn: "1 / -1" };

export const bold: ThemeUIStyleObject = { fontSize: "inherit", fontWeight: "strong" };
const source: ThemeUIStyleObject = {
  ...wholeLine,
  color: "muted",
  svg: { display: "inline", verticalAlign: "-0.125em" },
};

/** What the variants share. */
const plain: Omit<OutcomeStyle, "by" | "claim"> = {
  document: {
    ...bordered,
    ...grid(one),
    px: [3, 6],
    py: [3, 5],
    rowGap: 3,
    fontSize: "small",
    lineHeight: [1.3, 1.4],
    "@media print": { fontSize: "body", breakInside: "avoid" },
    "*": { minWidth: 0 },
  },
  fact: grid(`6rem ${one}`),
  term: bold,
  groups: { position: "relative", display: "grid", rowGap: 3 },
  heading: bold,
  text: wholeLine,
  result: wholeLine,
  source,
  note: wholeLine,
  footer: { ...inline, justifyContent: "space-between", color: "muted" },
};

const ruledHeader: ThemeUIStyleObject = {
  ...grid(one),
  rowGap: 2,
  pb: 3,
  borderBottom: "strong",
  [wide]: halves,
};

/** In the first of two columns, where there are two. */
const firstColumn: ThemeUIStyleObject = { ...wholeLine, [wide]: { gridColumn: 1 } };

const report: OutcomeStyle = {
  ...plain,
  header: ruledHeader,
  groups: { ...plain.groups, [wide]: { ...halves, rowGap: 4 } },
  group: ({ inLastGroup }) =>
    inLastGroup ? { alignSelf: "start", border: "strong", px: 3, py: 2 } : {},
  heading: { ...bold, pb: 1, borderBottom: "rule" },
  line: () => ({
    ...grid(`max-content ${one}`),
    py: 1,
    "& + &": { borderTop: "rule" },
    [wide]: { gridTemplateColumns: `${one} 5.5rem`, py: 2 },
  }),
  by: firstColumn,
  claim: () => ({ ...firstColumn, fontWeight: "medium" }),
  text: firstColumn,
  result: firstColumn,
  count: {
    gridColumn: 1,
    color: "muted",
    b: { color: "text" },
    [wide]: {
      gridColumn: 2,
      gridRow: "1 / 3",
      textAlign: "end",
      lineHeight: "display",
      b: { ...variant("text.heading"), display: "block" },
    },
  },
  source: { ...source, gridColumn: 2, [wide]: { gridColumn: 1 } },
  note: { ...firstColumn, color: "muted" },
};

const transcript: OutcomeStyle = {
  ...plain,
  header: ruledHeader,
  groups: {
    ...plain.groups,
    // The line of the margin.
    [wide]: {
      "&::after": {
        content: "''",
        position: "absolute",
        top: 0,
        bottom: 0,
        right: "25%",
        borderLeft: "1px solid color-mix(in srgb, var(--ink) 45%, transparent)",
      },
    },
  },
  heading: { ...bold, fontFamily: "heading", color: "var(--ink)" },
  line: () => ({ pb: 2, [wide]: { display: "grid", grid: `auto 1fr / 16% ${one} 25%` } }),
  by: {
    fontWeight: "strong",
    span: { fontWeight: "body", color: "muted" },
    [wide]: { gridRow: "1 / 3", pr: 2, span: { display: "block" } },
  },
  claim: () => ({ fontWeight: "medium", [wide]: { gridColumn: 2, pr: 5 } }),
  text: {},
  result: {},
  source: { ...source, [wide]: { gridColumn: 2, pr: 5 } },
  note: {
    position: "relative",
    pl: 4,
    fontStyle: "italic",
    color: "var(--ink)",
    // The pen points from the margin to the claim.
    "&::before": {
      content: "''",
      position: "absolute",
      left: 0,
      top: "0.7em",
      width: "0.75rem",
      borderTop: "1px solid",
    },
    [wide]: {
      gridColumn: 3,
      gridRow: "1 / 3",
      pl: 5,
      "&::before": { left: "-1rem", width: "2rem" },
    },
  },
};

/** A cell of the ruled form. */
const cell: ThemeUIStyleObject = { px: [3, 4], py: 3 };
/** On wider screens, a cell next to the others of its row. */
const besideOthers: ThemeUIStyleObject = { px: 4, py: 2 };

const record: OutcomeStyle = {
  ...plain,
  document: {
    ...plain.document,
    px: 0,
    py: 0,
    rowGap: 0,
    border: "strong",
    borderRadius: 0,
  },
  headerText: cell,
  facts: {
    ...grid("repeat(2, minmax(0, 1fr))", 0),
    borderTop: "rule",
    [wide]: { gridTemplateColumns: "repeat(4, auto)" },
  },
  fact: { px: [3, 4], py: 1, [wide]: { "& + &": { borderLeft: "rule" } } },
  groups: { position: "relative" },
  group: () => ({
    px: 3,
    py: 2,
    borderTop: "strong",
    [wide]: { ...grid(`8rem ${one}`, 0), p: 0 },
  }),
  heading: { ...bold, [wide]: { ...besideOthers, borderRight: "rule" } },
  lines: { display: "grid", rowGap: 2, [wide]: besideOthers },
  line: () => ({
    ...grid(`fit-content(60%) ${one}`),
    [wide]: { gridTemplateColumns: `${one} 11rem`, columnGap: 4 },
  }),
  by: {
    gridColumn: 1,
    gridRow: 2,
    fontWeight: "strong",
    [wide]: { gridColumn: 2, gridRow: 1 },
  },
  claim: ({ inFirstGroup }) => ({
    ...wholeLine,
    fontWeight: inFirstGroup ? "strong" : "medium",
    [wide]: { gridColumn: inFirstGroup ? "1 / -1" : 1, gridRow: "1 / 3" },
  }),
  result: firstColumn,
  count: firstColumn,
  source: { ...source, gridColumn: 2, gridRow: 2 },
  note: firstColumn,
  signatures: { ...halves, ...cell, borderTop: "strong" },
  signature: { fontStyle: "italic", fontSize: "lead", borderBottom: "rule" },
  footer: { ...plain.footer, px: [3, 4], pb: 2 },
};

const position: OutcomeStyle = {
  ...plain,
  header: { display: "grid", rowGap: 2, textAlign: "center" },
  facts: {
    textAlign: "start",
    [wide]: { ...inline, justifyContent: "center", columnGap: 5 },
  },
  fact: { ...plain.fact, [wide]: inline },
  groups: { ...plain.groups, [wide]: { ...halves, rowGap: 4 } },
  group: ({ inFirstGroup, inLastGroup }) => ({
    ...((inFirstGroup || inLastGroup) && { ...wholeLine, textAlign: "center" }),
    // In a ring.
    ...(inFirstGroup && {
      position: "relative",
      px: 5,
      pt: [5, 4],
      pb: 4,
      [wide]: { px: 8 },
    }),
  }),
  line: ({ inFirstGroup }) => ({
    ...grid(`max-content ${one}`, 3),
    py: 1,
    ...(inFirstGroup && { display: "flex", flexDirection: "column" }),
  }),
  by: { gridColumn: 2, order: 2, color: "muted" },
  claim: ({ inFirstGroup, isFirstLine }) => ({
    ...wholeLine,
    fontWeight: "medium",
    ...(inFirstGroup && isFirstLine && variant("text.title")),
  }),
  count: { gridColumn: 1, order: 1 },
};

/** The styles of the document that a debate ends in, by its variant. */
export const outcomeVariants: Record<Queries.OutcomeVariant, OutcomeStyle> = {
  report,
  transcript,
  record,
  position,
};
