import type { ThemeUIStyleObject } from "theme-ui";
import { framed, inline } from "../../theme/mixins";
import { variant } from "../../theme/variant";

/** Where the document has more than one column: on wider screens, and on paper. */
const wide = "@container (min-width: 36rem)";

const grid = (columns: string, gap = 2) => ({
  display: "grid",
  gridTemplateColumns: columns,
  columnGap: gap,
});
const one = "minmax(0, 1fr)";
const halves = grid("repeat(2, minmax(0, 1fr))", 6);
const head: ThemeUIStyleObject = {
  ...grid(one),
  rowGap: 2,
  pb: 3,
  borderBottom: "strong",
  [wide]: halves,
};

/** What the forms share. A part that a form doesn't place takes the whole line. */
const form = (own: ThemeUIStyleObject): ThemeUIStyleObject => ({
  ...framed,
  ...grid(one),
  px: [3, 6],
  py: [3, 5],
  rowGap: 3,
  fontSize: "small",
  lineHeight: [1.3, 1.4],
  "@media print": { fontSize: "body", breakInside: "avoid" },
  "*": { minWidth: 0 },
  "h4, dt": { fontSize: "inherit", fontWeight: "strong" },
  "dl > div": grid(`6rem ${one}`),
  "p.claim": { fontWeight: "medium" },
  "p.source": { color: "muted", svg: { display: "inline", verticalAlign: "-0.125em" } },
  ".groups": { position: "relative", display: "grid", rowGap: 3 },
  footer: { ...inline, justifyContent: "space-between", color: "muted" },
  ...own,
});

export const forms: Record<Queries.OutcomeForm, ThemeUIStyleObject> = {
  report: form({
    header: head,
    // Not `:not([aria-hidden])`, which would compute all styles again when a dialog hides the page.
    "article& .groups > :last-of-type": {
      alignSelf: "start",
      border: "strong",
      px: 3,
      py: 2,
    },
    h4: { pb: 1, borderBottom: "rule" },
    li: { ...grid(`max-content ${one}`), py: 1, "& > *": { gridColumn: "1 / -1" } },
    "li + li": { borderTop: "rule" },
    ".count": { gridColumn: 1, color: "muted", b: { color: "text" } },
    ".source": { gridColumn: 2 },
    ".note": { color: "muted" },
    [wide]: {
      ".groups": { ...halves, rowGap: 4 },
      li: { gridTemplateColumns: `${one} 5.5rem`, py: 2 },
      "li > :not(.count)": { gridColumn: 1 },
      "li > .count": {
        gridColumn: 2,
        gridRow: "1 / 3",
        textAlign: "end",
        lineHeight: "display",
        b: { ...variant("text.heading"), display: "block" },
      },
    },
  }),
  transcript: form({
    header: head,
    h4: { fontFamily: "heading", color: "var(--ink)" },
    li: { pb: 2 },
    ".by": { fontWeight: "strong", span: { fontWeight: "body", color: "muted" } },
    ".note": { position: "relative", pl: 4, fontStyle: "italic", color: "var(--ink)" },
    // The pen points from the margin to the claim.
    ".note::before": {
      content: "''",
      position: "absolute",
      left: 0,
      top: "0.7em",
      width: "0.75rem",
      borderTop: "1px solid",
    },
    [wide]: {
      ".groups::after": {
        content: "''",
        position: "absolute",
        top: 0,
        bottom: 0,
        right: "25%",
        borderLeft: "1px solid color-mix(in srgb, var(--ink) 45%, transparent)",
      },
      li: { display: "grid", grid: `auto 1fr / 16% ${one} 25%` },
      ".by, .note": { gridRow: "1 / 3" },
      ".by": { pr: 2 },
      ".by span": { display: "block" },
      ".claim, .source": { gridColumn: 2, pr: 5 },
      ".note": { gridColumn: 3, pl: 5 },
      ".note::before": { left: "-1rem", width: "2rem" },
    },
  }),
  record: form({
    px: 0,
    py: 0,
    rowGap: 0,
    border: "strong",
    borderRadius: 0,
    "header > div, ul": { px: [3, 4], py: 3 },
    dl: { ...grid("repeat(2, minmax(0, 1fr))", 0), borderTop: "rule" },
    "dl > div": { px: [3, 4], py: 1 },
    ".groups": { display: "block" },
    ".groups > *": { px: 3, py: 2, borderTop: "strong" },
    ol: { display: "grid", rowGap: 2 },
    "ol > li": { ...grid(`fit-content(60%) ${one}`), "& > *": { gridColumn: "1 / -1" } },
    "li > .by": { gridColumn: 1, gridRow: 2, fontWeight: "strong" },
    "li > .source": { gridColumn: 2, gridRow: 2 },
    ".groups > :first-of-type .claim": { gridColumn: "1 / -1", fontWeight: "strong" },
    ul: { ...halves, borderTop: "strong" },
    ".name": { fontStyle: "italic", fontSize: "lead", borderBottom: "rule" },
    "& > footer": { px: [3, 4], pb: 2 },
    [wide]: {
      dl: { gridTemplateColumns: "repeat(4, auto)" },
      "dl > div + div": { borderLeft: "rule" },
      ".groups > *": { ...grid(`8rem ${one}`, 0), p: 0 },
      ".groups > * > *": { px: 4, py: 2 },
      h4: { borderRight: "rule" },
      "ol > li": { gridTemplateColumns: `${one} 11rem`, columnGap: 4 },
      ".claim ~ *": { gridColumn: 1 },
      "li > .claim": { gridColumn: 1, gridRow: "1 / 3" },
      "li > .by": { gridColumn: 2, gridRow: 1 },
    },
  }),
  position: form({
    header: { display: "grid", rowGap: 2, textAlign: "center" },
    dl: { textAlign: "start" },
    ".groups > :first-of-type": { position: "relative", px: 5, pt: [5, 4], pb: 4 },
    ".groups > :first-of-type, .groups > :last-of-type": {
      gridColumn: "1 / -1",
      textAlign: "center",
    },
    li: { ...grid(`max-content ${one}`, 3), py: 1, "& > *": { gridColumn: "1 / -1" } },
    ".count": { gridColumn: 1, order: 1 },
    ".by": { gridColumn: 2, order: 2, color: "muted" },
    ".groups > :first-of-type li": { display: "flex", flexDirection: "column" },
    ".groups > :first-of-type li:first-of-type .claim": variant("text.title"),
    [wide]: {
      dl: { ...inline, justifyContent: "center", columnGap: 5 },
      "dl > div": inline,
      ".groups": { ...halves, rowGap: 4 },
      ".groups > :first-of-type": { px: 8 },
    },
  }),
};
