import { drawnInView } from "../../theme/patterns";
import { type CompositionStyle, slot } from "./CompositionStyle";

const edge = "2.75rem";
const bend = "9rem";

const hung = '[data-layout="hung"]';
const stacked = '[data-layout="stacked"]';

/** The bend of the line from one edge of the page to the other. */
const Bend = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    data-slot="mark"
    sx={{
      display: ["none", null, "block"],
      position: "absolute",
      insetInline: 0,
      top: 0,
      width: "100%",
      height: bend,
      overflow: "visible",
      ...drawnInView,
    }}
  >
    <path d="M0 0C0 78 100 22 100 100" fill="none" strokeWidth={2} vectorEffect="non-scaling-stroke" sx={{ stroke: "var(--ink)" }} />
  </svg>
);

const line = { content: "''", position: "absolute", width: 0, borderLeft: "2px solid var(--ink)" } as const;

/**
 * The style of education pages: a line runs down the page along the headings and changes sides from section to section, like a
 * lesson between claim and reply.
 */
export const arc: CompositionStyle = {
  page: { [`& > section:first-of-type ${slot("mark")}`]: { display: "none" } },
  section: {
    // On phones the line stays on the left edge.
    [`${slot("frame")}::before`]: { ...line, left: 0, top: 0, bottom: 0 },
    "@media (min-width: 56em)": {
      [`${slot("frame")}::before`]: { ...line, left: 0, top: bend, bottom: 0 },
      [`&:first-of-type ${slot("frame")}`]: { pt: 6 },
      [`&:first-of-type ${slot("frame")}::before`]: { top: 0 },
      [`&:nth-of-type(odd) ${slot("mark")}`]: { transform: "scaleX(-1)" },
      [`&:nth-of-type(even) ${slot("frame")}::before`]: { left: "auto", right: 0 },
      [`&:nth-of-type(odd) ${slot("titleMark")}`]: { left: `calc(-${edge} - 5px)` },
      [`&:nth-of-type(even) ${slot("titleMark")}`]: { left: "auto", right: `calc(-${edge} - 7px)` },
      [`&:nth-of-type(even) ${hung}`]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)", [slot("header")]: { order: 2 } },
      [`&:nth-of-type(even) ${stacked} ${slot("header")}`]: {
        gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
        [slot("title")]: { order: 2 },
      },
    },
  },
  frame: (layout) => ({
    position: "relative",
    pl: ["1.5rem", null, edge],
    pr: [0, null, edge],
    pt: [5, null, `calc(${bend} + 1rem)`],
    pb: [6, null, 7],
    display: "grid",
    columnGap: 7,
    rowGap: 5,
    gridTemplateColumns: ["minmax(0, 1fr)", "minmax(0, 1fr)", layout === "hung" ? "minmax(0, 4fr) minmax(0, 7fr)" : "minmax(0, 1fr)"],
  }),
  header: (layout) => ({
    position: "relative",
    display: "grid",
    gap: 3,
    columnGap: 7,
    alignContent: "start",
    alignItems: "start",
    gridTemplateColumns: ["1fr", "1fr", layout === "hung" ? "1fr" : "minmax(0, 6fr) minmax(0, 5fr)"],
  }),
  Mark: Bend,
  TitleMark: () => (
    <span
      aria-hidden
      data-slot="titleMark"
      sx={{
        position: "absolute",
        left: "calc(-1.5rem - 5px)",
        top: "0.95rem",
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
