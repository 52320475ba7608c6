import type { ThemeUIStyleObject } from "theme-ui";
import { variant } from "../../theme/variant";
import { bold, type PartsStyle } from "../debate/outcomeVariants";

/** The styles of the top of a document in a narrow column. */
interface PaperStyle extends PartsStyle {
  document: ThemeUIStyleObject;
}

const ruledHeader: ThemeUIStyleObject = { pb: 3, mb: 3, borderBottom: "strong" };

/** What the papers share. */
const plain: PaperStyle = {
  document: {
    height: "20.5rem",
    overflow: "hidden",
    p: "20px",
    // The section ends before the paper does.
    pb: 0,
    bg: "background",
    border: "rule",
    borderBottom: 0,
    borderTopLeftRadius: "sheet",
    borderTopRightRadius: "sheet",
    fontSize: "0.875rem",
    lineHeight: 1.42,
  },
  headerText: { "& > p:last-of-type": { fontSize: "1.1875rem" } },
  term: bold,
  heading: bold,
  by: bold,
  claim: () => ({ fontWeight: "medium" }),
};

const report: PaperStyle = {
  ...plain,
  header: ruledHeader,
  groups: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: 3 },
  // The figures are level.
  group: () => ({
    display: "grid",
    gridTemplateRows: "subgrid",
    gridRow: "span 2",
    rowGap: 1,
  }),
  line: () => ({ display: "grid", rowGap: 1, "& + &": { mt: 3 } }),
  count: {
    order: -1,
    color: "muted",
    b: { ...variant("text.heading"), fontSize: "44px", lineHeight: 1, color: "text" },
  },
};

const transcript: PaperStyle = {
  ...plain,
  header: ruledHeader,
  heading: { ...bold, color: "var(--ink)", mb: 1 },
  line: () => ({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) max(35%, 5.25rem)",
    gridTemplateRows: "auto 1fr",
    columnGap: 2,
  }),
  claim: () => ({ gridColumn: 1, pb: 3, fontWeight: "medium" }),
  // Below each other, their rules are the line of the margin.
  note: {
    gridColumn: 2,
    gridRow: "1 / 3",
    pl: 2,
    borderLeft: "1px solid",
    hyphens: "auto",
    fontStyle: "italic",
    color: "var(--ink)",
  },
};

const formRow: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "5.25rem minmax(0, 1fr)",
  px: 3,
  py: 2,
};

const record: PaperStyle = {
  ...plain,
  document: { ...plain.document, p: 0, border: "strong", borderBottom: 0, borderRadius: 0 },
  headerText: { ...plain.headerText, p: 3 },
  fact: { ...formRow, borderTop: "rule" },
  group: () => ({ ...formRow, borderTop: "strong" }),
  lines: { display: "grid", rowGap: 2 },
  claim: ({ inFirstGroup }) => ({ fontWeight: inFirstGroup ? "strong" : "medium" }),
};

const position: PaperStyle = {
  ...plain,
  document: { ...plain.document, textAlign: "center" },
  group: () => ({ position: "relative", mx: "-6px", mt: 3, px: 5, pt: 5, pb: 5 }),
  claim: () => ({ ...variant("text.title"), fontSize: "1.0625rem", my: 1 }),
};

/** The styles of papers, by the variant of the document. */
export const paperStyles: Record<Queries.OutcomeVariant, PaperStyle> = {
  report,
  transcript,
  record,
  position,
};
