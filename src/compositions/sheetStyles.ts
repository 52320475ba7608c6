import {
  type CompositionStyle,
  followsContent,
  type SectionLayout,
  slot,
} from "./CompositionStyle";

const oneColumn = "minmax(0, 1fr)";

/** The heading next to hung content, or above content over the whole width. */
const columns = (hung: string) => (layout: SectionLayout) => ({
  display: "grid",
  columnGap: 7,
  gridTemplateColumns: [oneColumn, oneColumn, layout === "hung" ? hung : oneColumn],
});

const header = { display: "grid", gap: 3, alignContent: "start" } as const;

/** Keeps the heading in view next to hung content. */
const followingHeader = (layout: SectionLayout) => ({
  ...header,
  ...(layout === "hung" && followsContent),
});

const sheetColumns = columns("minmax(0, 4fr) minmax(0, 7fr)");

/** The default style: a rule, the heading on the column grid, and the content. */
export const sheet: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "rule",
    py: [5, 7, 8],
    rowGap: [4, 6],
    ...sheetColumns(layout),
  }),
  header: (layout) =>
    layout === "hung"
      ? followingHeader(layout)
      : {
          ...header,
          columnGap: 7,
          gridTemplateColumns: ["1fr", null, "minmax(0, 6fr) minmax(0, 5fr)"],
          alignItems: "end",
        },
};

const ledgerColumns = columns("minmax(0, 4fr) minmax(0, 8fr)");

/** Like a ledger: strong rules, and headings in the column of entries. */
export const ledger: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "strong",
    py: [4, 5, 7],
    rowGap: [3, 5],
    ...ledgerColumns(layout),
  }),
  header: followingHeader,
  title: { fontSize: "heading" },
};

/** Headings stay in view in the left column while their content scrolls. */
export const program: CompositionStyle = {
  frame: () => ({
    borderTop: "strong",
    py: [5, null, 7],
    rowGap: [4, 5],
    ...ledgerColumns("hung"),
    columnGap: 6,
  }),
  header: () => followingHeader("hung"),
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
    px: [3, null, 4],
    py: 3,
    bg: "var(--tint)",
    borderTop: "strong",
    // Where no tint is shown, the heading begins where its content does.
    "@media print, (forced-colors: active)": { px: 0, bg: "transparent" },
  }),
  title: { fontSize: ["title", null, "1.75rem"] },
  lead: { fontSize: "body" },
};

const paperColumns = columns("minmax(0, 3fr) minmax(0, 9fr)");

/** For lists of things to print: titles in the left column. */
export const index: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "strong",
    py: [5, null, 6],
    rowGap: 4,
    ...paperColumns(layout),
    "@media print": { py: 3, rowGap: 2 },
  }),
  header: () => ({ ...header, gap: 2 }),
  title: { fontSize: "title" },
  lead: { fontSize: "body" },
};

/** A sheet that also fits on one printed page. */
export const paper: CompositionStyle = {
  ...index,
  page: {
    pb: [6, 8],
    "@media print": {
      pb: 0,
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
};
