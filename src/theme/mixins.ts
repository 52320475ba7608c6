import type { ThemeUIStyleObject } from "theme-ui";
import { colorReference } from "./colors";

/** Light words on dark. With forced colors, browsers would put a plate of the background's color behind them. */
export const inverted = { bg: "text", color: "inverse", forcedColorAdjust: "none" } as const;

/** A button that looks like words. */
export const bareButton = {
  p: 0,
  border: 0,
  bg: "transparent",
  textAlign: "start",
  cursor: "pointer",
} as const;

/** A box to tick. Browsers fill theirs with a gray that looks disabled on a dark page. */
export const checkbox: ThemeUIStyleObject = {
  appearance: "none",
  flex: "none",
  display: "grid",
  placeContent: "center",
  width: 20,
  height: 20,
  bg: "background",
  border: "1.5px solid",
  borderColor: "outline",
  borderRadius: "3px",
  "&:checked::before": {
    content: "''",
    width: 6,
    height: 12,
    border: "solid",
    borderColor: "text",
    borderWidth: "0 2.5px 2.5px 0",
    transform: "translateY(-1px) rotate(45deg)",
  },
};

/** A row under a rule: a term, and its explanation below or, on wider screens, next to it. */
export const ruledRow: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 2fr) minmax(0, 3fr)"],
  columnGap: 5,
  rowGap: 1,
  py: [2, 3],
  borderTop: "rule",
  // The section has a rule of its own above the first row.
  "&:first-of-type": { borderTop: "none", pt: 0 },
};

const afterHairline = { pl: 4, borderLeft: "rule" };
const beforeHairline = { "& > *": { pr: [2, 4] } };

/** Ends a grid with the words of its last row, because the next section begins with a rule of its own. */
const openEnd = (columns: number): ThemeUIStyleObject => {
  const first = `& > :nth-of-type(${columns}n + 1):nth-last-of-type(-n + ${columns})`;
  return { [`${first}, ${first} ~ *`]: { borderBottom: "none", pb: 0 } };
};

/** The columns of a debate's sheet on wider screens: For, the reader, Against. */
export const sheetColumns = "minmax(0, 1fr) max(13rem, 25%) minmax(0, 1fr)";

/** These columns, or one on narrower screens. The gap centers the middle one, so that hairlines are at its edges. */
export const sheetGrid: ThemeUIStyleObject = {
  gridTemplateColumns: ["minmax(0, 1fr)", null, sheetColumns],
  columnGap: 4,
};

/** The number of columns, at most four, that divides a number of entries evenly; two if none does. */
const columnsFor = (count: number): 2 | 3 | 4 => (count % 4 === 0 ? 4 : count % 3 === 0 ? 3 : 2);

/** Entries in columns with hairlines: one, two or `columnsFor` in a row, as there is space. A composition can set their widths. */
export const ruledColumns = (entries: number): ThemeUIStyleObject => {
  const columns = columnsFor(entries);
  const roomy = columns * 14;
  return {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    borderTop: "strong",
    // On paper, its upper rule would stay on a page that the first row leaves.
    breakInside: "avoid",
    "@container (max-width: 33.99rem)": openEnd(1),
    [`@container (min-width: 34rem) and (max-width: ${roomy - 0.01}rem)`]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      ...beforeHairline,
      "& > :nth-of-type(even)": afterHairline,
      ...openEnd(2),
    },
    [`@container (min-width: ${roomy}rem)`]: {
      gridTemplateColumns: `var(--columns-${columns}, repeat(${columns}, minmax(0, 1fr)))`,
      ...beforeHairline,
      [`& > :not(:nth-of-type(${columns}n + 1))`]: afterHairline,
      ...openEnd(columns),
    },
  };
};

/** Keeps backgrounds in print, where browsers leave them out. */
export const printed = { WebkitPrintColorAdjust: "exact", printColorAdjust: "exact" } as const;

/** The lines of ruled paper, as a background image: each at the bottom of its row, which is that high. */
export const ruledPaper = (row: string, color: "rule" | "outline"): string =>
  `repeating-linear-gradient(transparent 0 calc(${row} - 1px), ${colorReference(color)} calc(${row} - 1px) ${row})`;

/** The header while it is out of sight. */
export const hiddenHeader = "[data-hidden]:not(:has(:focus-visible, [open]))";

/** Leaves out on paper what can only be pressed. */
export const screenOnly = { "@media print": { display: "none" } };

/** Leaves out what only works with scripts, also on paper. */
export const scriptsOnly = { "html:not(.js) &": { display: "none" }, ...screenOnly };

/** Shows something only on paper and without scripts. */
export const staticOnly = (display: string): ThemeUIStyleObject => ({
  display: "none",
  "html:not(.js) &": { display },
  "@media print": { display },
});

/** Elements on one line, or on several where they don't fit. */
export const inline = { display: "flex", flexWrap: "wrap", alignItems: "baseline" } as const;

/** A border and a background of its own, around a debate or a document. */
export const bordered = { bg: "sheet", border: "rule", borderRadius: "sheet" };

/** Covers the containing block. Not `inset`, which Safari supports only since 14.1. */
export const cover = { position: "absolute", top: 0, right: 0, bottom: 0, left: 0 } as const;

/** Lets the browser repaint only the parts of a page that change; none draws outside its edges. */
export const contained: ThemeUIStyleObject = { "@media screen": { contain: "layout paint" } };

/**
 * A background from edge to edge of the window, under a strong rule or with others, for what stands on the page's grid.
 * It is wider than any window: a contained element around it cuts it off.
 */
export const edgeToEdge = (
  background = "sheet",
  rules: ThemeUIStyleObject = { borderTop: "strong" },
): ThemeUIStyleObject => ({
  "--sheet-pad": "0px",
  "--sheet-bleed": "100vw",
  position: "relative",
  isolation: "isolate",
  bg: "transparent",
  border: 0,
  borderRadius: 0,
  "&::before": {
    ...cover,
    content: "''",
    left: "-100vw",
    right: "-100vw",
    zIndex: -1,
    bg: background,
    ...rules,
    "@media print": { left: 0, right: 0 },
  },
});
