import { wideScreens } from "../theme/media";
import { variant } from "../theme/variant";
import { type CompositionStyle, columns, header, slot } from "./CompositionStyle";

/** The width of the margin for the numbers of sections. */
const margin = "6.5rem";
const itemNumber = "counter(item, decimal-leading-zero)";

export const docket: CompositionStyle = {
  page: { counterReset: "item" },
  section: {
    counterIncrement: "item",
    borderTop: "rule",
    [slot("page")]: { position: "relative" },
    [`${slot("page")}::before`]: {
      content: ["none", null, "''"],
      position: "absolute",
      top: 0,
      bottom: 0,
      ml: `calc(${margin} - 1.75rem)`,
      width: "5px",
      borderInline: "1px solid color-mix(in srgb, var(--ink) 45%, transparent)",
    },
  },
  // It begins at the page's edge, and the lines run on below it.
  sheet: { ml: [0, null, `-${margin}`] },
  frame: (layout) => ({
    pl: [0, null, margin],
    py: [5, null, 7],
    rowGap: 5,
    ...columns(layout, "minmax(0, 4fr) minmax(0, 7fr)"),
    "@media print": { py: 3 },
  }),
  header: (layout) => ({
    position: ["static", null, "relative"],
    ...header(layout),
    alignItems: "baseline",
    "&::before": {
      content: ["none", null, itemNumber],
      position: "absolute",
      left: `-${margin}`,
      ...variant("text.heading"),
      color: "var(--ink)",
    },
  }),
};

/** The width of the column for the label of a section, such as “Recommendation”. */
const labelColumn = "9rem";

export const staffReport: CompositionStyle = {
  ...docket,
  section: {
    ...docket.section,
    [slot("questions")]: { borderTop: 0 },
    [`${slot("frame")}:has(${slot("debate")})`]: { rowGap: 5 },
    // All but a debate goes below its heading.
    [`${slot("content")}:not(:has(> ${slot("debate")}))`]: {
      pl: [0, null, `calc(${labelColumn} + 1.5rem)`],
    },
  },
  frame: () => ({ ...docket.frame("stacked"), py: [3, 4, 6], rowGap: [3, 4] }),
  header: () => ({
    position: "relative",
    gap: 2,
    columnGap: 5,
    alignItems: "baseline",
    gridTemplateColumns: ["minmax(0, 1fr)", null, `${labelColumn} minmax(0, 1fr)`],
  }),
  label: {
    fontSize: "body",
    "&::before": {
      content: "counter(item) '. '",
      [wideScreens]: {
        content: itemNumber,
        position: "absolute",
        left: `-${margin}`,
        top: 0,
        fontFamily: "heading",
        fontWeight: "heading",
        fontSize: "heading",
        lineHeight: 1,
      },
    },
  },
  title: { fontSize: "section" },
  lead: { gridColumn: ["auto", null, "2"], fontSize: "body" },
};
