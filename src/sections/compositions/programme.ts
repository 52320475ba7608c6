import { type CompositionStyle, followsContent } from "./CompositionStyle";

/** The style of the pilot page: headings stay in view in the left column while their content scrolls. */
export const programme: CompositionStyle = {
  frame: () => ({
    borderTop: "strong",
    py: [5, null, 7],
    display: "grid",
    columnGap: 6,
    rowGap: [4, 5],
    gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 4fr) minmax(0, 8fr)"],
  }),
  header: () => ({
    display: "grid",
    gap: 3,
    alignContent: "start",
    ...followsContent,
  }),
};
