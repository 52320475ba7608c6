import { wideScreens } from "../theme/media";
import { sheetColumns, sheetGrid } from "../theme/mixins";
import {
  type CompositionStyle,
  columns,
  followsContent,
  header,
  slot,
  stacked,
} from "./CompositionStyle";

export const standard: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "rule",
    py: [5, 7, 8],
    rowGap: [4, 6],
    ...columns(layout, "minmax(0, 4fr) minmax(0, 7fr)"),
  }),
  header,
};

const inColumn = (column: number | string) => ({ gridColumn: ["auto", null, column] });

export const sheet: CompositionStyle = {
  section: {
    "--columns-3": sheetColumns,
    borderTop: "strong",
    [slot("ruled")]: { borderTop: 0, columnGap: [0, null, 4] },
    [`${slot("ruled")} > :is(li, div)`]: {
      [wideScreens]: { border: 0, px: 0, "&:nth-of-type(3n + 2)": { px: 4 } },
    },
  },
  frame: (layout) => ({
    ...sheetGrid,
    pt: [5, 6, 7],
    pb: [4, 5, 6],
    rowGap: layout === "band" ? [4, 5] : [3, null, 6],
    "& > *": inColumn("1 / -1"),
    ...(layout === "sideHeading" && {
      [`& > ${slot("header")}`]: inColumn(1),
      [`& > ${slot("content")}`]: {
        ...inColumn("2 / -1"),
        ml: [0, null, 4],
      },
    }),
  }),
  header: (layout) => ({
    ...(layout === "sideHeading" ? stacked : sheetGrid),
    rowGap: 3,
    alignContent: "start",
    alignItems: "end",
    // Over two columns, with the lead in the third.
    "& > h2": { ...inColumn(layout === "sideHeading" ? 1 : "1 / 3"), alignSelf: "start" },
    // What stands next to the heading takes the last column, and its lead the one in the middle.
    "& > ul": inColumn(3),
    "& > h2:has(~ ul)": inColumn(1),
    "& > p:has(~ ul)": { ...inColumn(2), px: [0, null, 4] },
  }),
  title: {
    fontSize: ["heading", null, "clamp(1.75rem, 3.15vw, 2.6rem)"],
  },
  lead: { ...inColumn(-2), fontSize: "body" },
};

export const ledger: CompositionStyle = {
  section: {
    // A sheet from edge to edge ends at such a rule.
    [`&:has(${slot("debate")}) + section`]: {
      borderTop: "strong",
      [slot("frame")]: { borderTop: 0 },
    },
  },
  frame: (layout) => ({
    borderTop: "strong",
    py: [4, 5, 7],
    rowGap: [3, 5],
    ...columns(layout, "minmax(0, 4fr) minmax(0, 8fr)"),
  }),
  header: (layout) => ({
    gap: 3,
    alignContent: "start",
    ...(layout === "sideHeading" && followsContent),
  }),
};

/** Printed, it fits on one page. */
export const leaflet: CompositionStyle = {
  page: {
    "@media print": {
      zoom: 0.84,
      lineHeight: 1.3,
      [`${slot("terms")}, ${slot("figures")}`]: {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(8.25rem, 1fr))",
        columnGap: 4,
        // The first is level with the others.
        "& > *, & > :first-of-type": { border: 0, pl: 0, py: 2, alignContent: "start" },
      },
    },
  },
  frame: (layout) => ({
    borderTop: "strong",
    py: [5, null, 6],
    rowGap: 4,
    ...columns(layout, "minmax(0, 3fr) minmax(0, 9fr)"),
    "@media print": { py: 3, rowGap: 2 },
  }),
  header: () => ({ gap: 2, alignContent: "start" }),
  title: { fontSize: "title" },
  lead: { fontSize: "body" },
};
