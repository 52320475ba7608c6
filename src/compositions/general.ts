import type { ThemeUIStyleObject } from "theme-ui";
import { cover, sheetColumns } from "../theme/mixins";
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

/** The columns of the sheet. The gap centers the middle one, so that hairlines are at its edges. */
const sheetGrid: ThemeUIStyleObject = {
  gridTemplateColumns: ["minmax(0, 1fr)", null, sheetColumns],
  columnGap: 4,
};

const hairlines: ThemeUIStyleObject = {
  position: "relative",
  isolation: "isolate",
  "&::before": {
    ...cover,
    content: ["none", null, "''"],
    gridColumn: "2 / 3",
    zIndex: -1,
    borderInline: "rule",
  },
};

const inColumn = (column: number | string) => ({ gridColumn: ["auto", null, column] });
const title = { fontSize: ["heading", null, "clamp(1.75rem, 0.8rem + 1.7vw, 2.5rem)"] };

export const sheet: CompositionStyle = {
  section: {
    "--columns-3": sheetColumns,
    borderTop: "rule",
    [slot("ruled")]: { borderTop: 0 },
  },
  frame: (layout) => ({
    ...sheetGrid,
    // Next to a stacked heading, cells would be empty; its content has lines of its own.
    ...(layout === "sideHeading" && hairlines),
    pt: [5, 6, 7],
    pb: [4, 5, 6],
    rowGap: layout === "band" ? [4, 5] : [3, 4],
    "& > *": inColumn("1 / -1"),
    ...(layout === "sideHeading" && {
      [`& > ${slot("header")}`]: inColumn(1),
      [`& > ${slot("content")}`]: {
        ...inColumn("2 / -1"),
        ml: [0, null, 4],
        // No hairline passes below its words.
        bg: "background",
      },
    }),
  }),
  header: (layout) => ({
    ...(layout === "sideHeading" ? stacked : sheetGrid),
    rowGap: 3,
    alignContent: "start",
    alignItems: "end",
    // Over two columns, with the lead in the third.
    "& > h2": inColumn(layout === "sideHeading" ? 1 : "1 / 3"),
  }),
  title,
  lead: { ...inColumn(-2), fontSize: "body" },
  closing: {
    ...sheetGrid,
    ...hairlines,
    alignItems: "start",
    py: [5, 6, 7],
    "& > *": { gridRow: ["auto", null, 1] },
    "& > h2": { ...title, ...inColumn(1) },
    "& > div": { ...inColumn(2), px: [0, null, 4], "& > *": { width: ["auto", null, "100%"] } },
    "& > p": inColumn(3),
  },
};

export const ledger: CompositionStyle = {
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
        "& > *": { border: 0, pl: 0, py: 2, alignContent: "start" },
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
