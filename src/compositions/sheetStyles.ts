import {
  type CompositionStyle,
  followsContent,
  type SectionLayout,
  slot,
} from "./CompositionStyle";

const oneColumn = "minmax(0, 1fr)";

const columns = (layout: SectionLayout, beside: string) => ({
  display: "grid",
  columnGap: 7,
  gridTemplateColumns: [oneColumn, oneColumn, layout === "sideHeading" ? beside : oneColumn],
});

const header = (layout: SectionLayout) => ({
  display: "grid",
  gap: 3,
  alignContent: "start",
  ...(layout === "sideHeading" && followsContent),
});

/** The default style: a rule, the heading on the column grid, and the content. */
export const sheet: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "rule",
    py: [5, 7, 8],
    rowGap: [4, 6],
    ...columns(layout, "minmax(0, 4fr) minmax(0, 7fr)"),
  }),
  header: (layout) => ({
    ...header(layout),
    ...(layout === "stacked" && {
      columnGap: 7,
      gridTemplateColumns: ["1fr", null, "minmax(0, 6fr) minmax(0, 5fr)"],
      alignItems: "end",
    }),
  }),
};

/** Like a ledger: strong rules, and headings in the column of entries. */
export const ledger: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "strong",
    py: [4, 5, 7],
    rowGap: [3, 5],
    ...columns(layout, "minmax(0, 4fr) minmax(0, 8fr)"),
  }),
  header,
};

/** Like the parts of a lesson plan: each heading is a tinted row, with what belongs to it below. */
export const lesson: CompositionStyle = {
  // The row above is rule enough.
  section: { [slot("ruled")]: { borderTop: 0 } },
  frame: () => ({
    pt: [4, 5],
    pb: [4, 6],
    display: "grid",
    rowGap: [3, 4],
    gridTemplateColumns: oneColumn,
  }),
  header: () => ({
    display: "grid",
    gap: 1,
    columnGap: 7,
    alignItems: "baseline",
    gridTemplateColumns: [oneColumn, null, "minmax(0, 7fr) minmax(0, 5fr)"],
    // The row reaches into the margins, so that heading and content begin on one line.
    mx: -4,
    px: 4,
    py: 3,
    bg: "var(--tint)",
    borderTop: "strong",
    "@media print": { mx: 0, px: 0, bg: "transparent" },
  }),
  title: { fontSize: ["title", null, "1.75rem"] },
  lead: { fontSize: "body" },
};

/** For lists and handouts: titles in the left column; on paper, it fits on one page. */
export const paper: CompositionStyle = {
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
  header: () => ({ display: "grid", gap: 2, alignContent: "start" }),
  title: { fontSize: "title" },
  lead: { fontSize: "body" },
};
