import type { ThemeUIStyleObject } from "theme-ui";
import { wideScreens } from "../theme/media";
import { drawnInView } from "../theme/patterns";
import { type CompositionStyle, slot } from "./CompositionStyle";

const edge = "2.75rem";
const bend = "4.75rem";

const Bend = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    data-slot="mark"
    sx={{
      display: ["none", null, "block"],
      position: "absolute",
      // In the middle of the lines that it joins, which are 2 px wide.
      insetInline: "1px",
      top: 0,
      width: "calc(100% - 2px)",
      height: bend,
      overflow: "visible",
      ...drawnInView,
    }}
  >
    <path
      d="M0 0C0 78 100 22 100 100"
      fill="none"
      strokeWidth={2}
      vectorEffect="non-scaling-stroke"
      sx={{ stroke: "var(--ink)", "@media (forced-colors: active)": { stroke: "CanvasText" } }}
    />
  </svg>
);

const line = {
  content: "''",
  position: "absolute",
  width: 0,
  borderLeft: "2px solid var(--ink)",
} as const;

/** The border of the lesson plan, around what follows it on the page. */
const planSheet: ThemeUIStyleObject = { border: "strong", borderRadius: 0 };

/**
 * Like the course of a lesson: a line runs down the page, changes sides from section to section, and has a stop for each part.
 * A heading always comes before its lead.
 */
export const lessonPlan: CompositionStyle = {
  page: { [`& > section:first-of-type ${slot("mark")}`]: { display: "none" } },
  section: {
    [slot("debate")]: {
      ...planSheet,
      [slot("title")]: { bg: "var(--tint)", borderBottom: "strong" },
    },
    [slot("questions")]: { ...planSheet, counterReset: "question" },
    [`${slot("questions")} ${slot("entry")}`]: {
      display: "grid",
      gridTemplateColumns: ["1.25rem minmax(0, 1fr)", null, "6rem minmax(0, 1fr)"],
      columnGap: 3,
      alignItems: "baseline",
      px: 3,
      py: [1, 2],
      "& > *": { gridColumn: "2", minWidth: 0 },
      "&::before": {
        gridColumn: "1",
        color: "var(--ink)",
        fontSize: "small",
        fontWeight: "strong",
        counterIncrement: "question",
        content: "counter(question)",
      },
    },
    // On phones the line stays on the left edge.
    [`${slot("frame")}::before`]: { ...line, left: 0, top: 0, bottom: 0 },
    // The line begins at its first stop.
    [`&:first-of-type ${slot("frame")}::before`]: { top: "1.6rem" },
    [wideScreens]: {
      [`${slot("frame")}::before`]: { ...line, left: 0, top: bend, bottom: 0 },
      [`&:first-of-type ${slot("frame")}`]: { pt: 0 },
      [`&:first-of-type ${slot("frame")}::before`]: { top: "1rem" },
      [`&:nth-of-type(odd) ${slot("mark")}`]: { transform: "scaleX(-1)" },
      [`&:nth-of-type(even) ${slot("frame")}::before`]: { left: "auto", right: 0 },
      [`&:nth-of-type(odd) ${slot("titleMark")}`]: { left: `calc(-${edge} - 5px)` },
      [`&:nth-of-type(even) ${slot("titleMark")}`]: { left: "auto", right: `calc(-${edge} - 5px)` },
      [`&:nth-of-type(even) ${slot("header")}`]: {
        ml: "auto",
        textAlign: "end",
        justifyItems: "end",
      },
    },
  },
  frame: () => ({
    position: "relative",
    pl: ["1.5rem", null, edge],
    pr: [0, null, edge],
    pt: [3, 4, bend],
    pb: [4, 5, 6],
    display: "grid",
    rowGap: [3, 4],
    gridTemplateColumns: "minmax(0, 1fr)",
  }),
  header: () => ({ position: "relative", display: "grid", gap: 2 }),
  label: { fontFamily: "heading", fontWeight: "heading", fontSize: "title", lineHeight: "title" },
  title: { position: "static" },
  lead: { fontSize: "body" },
  Mark: Bend,
  TitleMark: () => (
    <span
      aria-hidden
      data-slot="titleMark"
      sx={{
        position: "absolute",
        left: "calc(-1.5rem - 5px)",
        top: "0.5rem",
        width: "12px",
        height: "12px",
        borderRadius: "50%",
        bg: "var(--ink)",
        outline: "5px solid",
        outlineColor: "background",
      }}
    />
  ),
};
