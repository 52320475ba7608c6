import { variant } from "../theme/variant";
import { type CompositionStyle, followsContent, slot } from "./CompositionStyle";

const margin = "6.5rem";

/** Like a docket: the double margin line of a legal pad, and a number for each section. */
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
  frame: (layout) => ({
    pl: [0, null, margin],
    py: [5, null, 7],
    display: "grid",
    columnGap: 7,
    rowGap: 5,
    gridTemplateColumns: [
      "minmax(0, 1fr)",
      "minmax(0, 1fr)",
      layout === "sideHeading" ? "minmax(0, 4fr) minmax(0, 7fr)" : "minmax(0, 1fr)",
    ],
    "@media print": { py: 3 },
  }),
  header: (layout) => ({
    display: "grid",
    gap: 3,
    columnGap: 7,
    alignContent: "start",
    alignItems: "baseline",
    gridTemplateColumns: [
      "1fr",
      "1fr",
      layout === "sideHeading" ? "1fr" : "minmax(0, 6fr) minmax(0, 5fr)",
    ],
    position: ["static", null, "relative"],
    ...(layout === "sideHeading" && followsContent),
    "&::before": {
      display: ["none", null, "block"],
      content: "counter(item, decimal-leading-zero)",
      position: "absolute",
      left: `-${margin}`,
      ...variant("text.heading"),
      color: "var(--ink)",
    },
  }),
};
