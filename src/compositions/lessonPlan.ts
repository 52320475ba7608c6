import { type CompositionStyle, slot } from "./CompositionStyle";

const edge = ["1.5rem", null, "2.75rem"];

/** Like the course of a lesson: a line runs down the page, with a stop for each part. */
export const lessonPlan: CompositionStyle = {
  section: {
    // The border of the lesson plan in the hero, around the debate that follows it.
    [slot("debate")]: {
      border: "strong",
      borderRadius: 0,
      [slot("title")]: { bg: "var(--tint)", borderBottom: "strong" },
    },
    // The line begins at its first stop.
    [`&:first-of-type ${slot("frame")}`]: { pt: 0 },
  },
  frame: () => ({
    borderLeft: "2px solid var(--ink)",
    pl: edge,
    pt: [3, 4, 5],
    pb: [4, 5, 6],
    display: "grid",
    rowGap: [3, 4],
    gridTemplateColumns: "minmax(0, 1fr)",
  }),
  header: () => ({
    position: "relative",
    display: "grid",
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
