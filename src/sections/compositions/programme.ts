import type { CompositionStyle } from "./CompositionStyle";

/** The programme of the pilot page: headings stay in the left column while the entries beside them pass. */
export const programme: CompositionStyle = {
  frame: () => ({
    borderTop: "strong",
    py: [6, null, 7],
    display: "grid",
    columnGap: 6,
    rowGap: 5,
    gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 4fr) minmax(0, 8fr)"],
  }),
  header: () => ({
    display: "grid",
    gap: 3,
    alignContent: "start",
    alignSelf: "start",
    position: ["static", null, "sticky"],
    top: "6.5rem",
  }),
};
