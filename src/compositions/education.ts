import { edgeToEdge } from "../theme/mixins";
import { type CompositionStyle, slot, stacked } from "./CompositionStyle";

export const lesson: CompositionStyle = {
  // The row above is rule enough.
  section: {
    [slot("ruled")]: { borderTop: 0 },
    // The sheet begins at the row.
    [`${slot("frame")}:has(${slot("debate")})`]: { rowGap: 0 },
    // The next row begins where the sheet ends.
    [`&:has(${slot("debate")}) + section ${slot("frame")}`]: { pt: 0 },
  },
  frame: () => ({ ...stacked, pt: [4, 5], pb: [4, 6], rowGap: [3, 4] }),
  header: () => ({
    gap: 1,
    columnGap: 7,
    alignItems: "baseline",
    gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 7fr) minmax(0, 5fr)"],
    py: 3,
    // The row reaches from edge to edge, so that heading and content begin on one line.
    ...edgeToEdge("var(--tint)"),
    // The room below it is for what follows.
    "@media print": { "&::before": { bottom: "var(--reserved)" } },
  }),
  title: { fontSize: ["title", null, "1.75rem"] },
  lead: { fontSize: "body" },
};

const edge = ["1.5rem", null, "2.75rem"];

export const agenda: CompositionStyle = {
  // The line begins at its first stop.
  section: { [`&:first-of-type ${slot("frame")}`]: { pt: 0 } },
  // It begins at the page's edge, and the line runs on below it.
  sheet: { ml: edge.map((width) => width && `calc(-${width} - 2px)`) },
  frame: () => ({
    ...stacked,
    borderLeft: "2px solid var(--ink)",
    pl: edge,
    pt: [3, 4, 5],
    pb: [4, 5, 6],
    rowGap: [3, 4],
  }),
  header: () => ({
    position: "relative",
    gap: 2,
    "&::before": {
      content: "''",
      position: "absolute",
      left: edge.map((width) => width && `calc(-${width} - 7px)`),
      top: "0.5rem",
      width: "12px",
      height: "12px",
      borderRadius: "50%",
      bg: "var(--ink)",
      outline: "5px solid",
      outlineColor: "background",
    },
  }),
  label: { fontFamily: "heading", fontWeight: "heading", fontSize: "title", lineHeight: "title" },
  lead: { fontSize: "body" },
};
