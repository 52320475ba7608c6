import { type CompositionStyle, followsContent } from "./CompositionStyle";

/** The style of the pricing page, like a ledger: strong rules, and headings in the column of entries. */
export const ledger: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "strong",
    py: [4, 5, 7],
    display: "grid",
    columnGap: 7,
    rowGap: [3, 5],
    gridTemplateColumns: [
      "minmax(0, 1fr)",
      "minmax(0, 1fr)",
      layout === "hung" ? "minmax(0, 4fr) minmax(0, 8fr)" : "minmax(0, 1fr)",
    ],
  }),
  header: (layout) => ({
    display: "grid",
    alignContent: "start",
    gap: 3,
    ...(layout === "hung" && followsContent),
  }),
  title: { fontSize: "heading" },
};
