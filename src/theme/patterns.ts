import type { ThemeUIStyleObject } from "theme-ui";

/** A row under a rule: a name, and beside it on wider screens what it means. */
export const ruledRow: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 2fr) minmax(0, 3fr)"],
  columnGap: 5,
  rowGap: 1,
  py: 3,
  borderTop: "rule",
};

/** A cell of a table that reads like a ledger: words from the left, under a rule. */
export const ledgerCell: ThemeUIStyleObject = {
  py: 2,
  px: 0,
  borderTop: "rule",
  textAlign: "start",
  fontWeight: "body",
  lineHeight: "title",
};

/** A figure in such a table: from the right, digit under digit. */
export const ledgerFigure: ThemeUIStyleObject = {
  ...ledgerCell,
  pl: 3,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
};
