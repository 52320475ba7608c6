import { type CompositionStyle, slot } from "./CompositionStyle";

/** The style of the pages for educators, like the parts of a lesson plan: each heading is a tinted row, with what belongs to it below. */
export const lesson: CompositionStyle = {
  section: {
    // The row above is rule enough.
    [`${slot("content")} > :is(ol, ul, dl, table):first-of-type`]: { borderTop: 0 },
  },
  frame: () => ({
    pt: [4, 5],
    pb: [4, 6],
    display: "grid",
    rowGap: [3, 4],
    gridTemplateColumns: "minmax(0, 1fr)",
  }),
  header: () => ({
    display: "grid",
    gap: 1,
    columnGap: 7,
    alignItems: "baseline",
    gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 7fr) minmax(0, 5fr)"],
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
