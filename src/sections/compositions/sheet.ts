import { type CompositionStyle, followsContent } from "./CompositionStyle";

/** The default style: a rule, the heading on the column grid, and the content. */
export const sheet: CompositionStyle = {
  frame: (layout) => ({
    borderTop: "rule",
    py: [5, 7, 8],
    display: "grid",
    columnGap: 7,
    rowGap: [4, 6],
    gridTemplateColumns: [
      "minmax(0, 1fr)",
      "minmax(0, 1fr)",
      layout === "hung" ? "minmax(0, 4fr) minmax(0, 7fr)" : "minmax(0, 1fr)",
    ],
  }),
  header: (layout) =>
    layout === "hung"
      ? { display: "grid", gap: 3, alignContent: "start", ...followsContent }
      : {
          display: "grid",
          gap: 3,
          columnGap: 7,
          gridTemplateColumns: ["1fr", null, "minmax(0, 6fr) minmax(0, 5fr)"],
          alignItems: "end",
        },
};
