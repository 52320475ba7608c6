import { type CompositionStyle, columns, followsContent, header, slot } from "./CompositionStyle";

/** The usual style: a rule, the heading on the column grid, and the content. */
export const standard: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "rule",
    py: [5, 7, 8],
    rowGap: [4, 6],
    ...columns(layout, "minmax(0, 4fr) minmax(0, 7fr)"),
  }),
  header,
};

/** Like a ledger: strong rules, and headings in the column of entries. */
export const ledger: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "strong",
    py: [4, 5, 7],
    rowGap: [3, 5],
    ...columns(layout, "minmax(0, 4fr) minmax(0, 8fr)"),
  }),
  header: (layout) => ({
    display: "grid",
    gap: 3,
    alignContent: "start",
    ...(layout === "sideHeading" && followsContent),
  }),
};

/** For lists and leaflets: titles in the left column; printed, it fits on one page. */
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
  header: () => ({ display: "grid", gap: 2, alignContent: "start" }),
  title: { fontSize: "title" },
  lead: { fontSize: "body" },
};
