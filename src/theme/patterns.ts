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
