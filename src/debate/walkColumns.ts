import type { ThemeUIStyleObject } from "theme-ui";
import { sheetColumns } from "../theme/mixins";
import { variant } from "../theme/variant";
import { listSheet, narrowColumns, type Points, whole, wideColumns } from "./columns";
import { columnLayout, largeText, narrow, roomy, stripLayout, wide } from "./layouts";
import { drawn, drawnParts, part } from "./parts";

/* How the arguments of a debate stand while a reader goes through it, and at the end. */

const path = drawnParts("turn", "ahead");

/** Focus on an argument scrolls the page until it, the line above it and some of its reasons are clear of the strip. */
const clearOfStrip = {
  scrollMarginTop: "var(--above)",
  scrollMarginBottom: "calc(var(--strip) + min(7rem, 20vh))",
};

/** One argument in full, and on wide screens what it answers across from it. */
const reading: ThemeUIStyleObject = {
  "& > [data-side]": { visibility: "hidden" },
  "& > [data-place=read]": { visibility: "visible" },
  [drawnParts("heads", "arrow", "sample", "end")]: { display: "none" },
  [`${path}, & b`]: { display: "block" },
  [`& ${part("answers")}`]: variant("text.hidden"),
  [`& ${part("claim")}`]: { ...variant("text.title"), mt: 1 },
  [stripLayout]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto repeat(var(--turns), calc(5.5rem / var(--turns)))",
    "&::before": { display: "none" },
    // Room for what it answers, in a few lines above it.
    "& > [data-side]": { gridArea: "1 / 1", pt: "var(--above)" },
    "& :is(a, [tabindex])": clearOfStrip,
    [drawnParts("above")]: {
      display: "grid",
      alignContent: "end",
      gridArea: "1 / 1",
      height: "var(--above)",
      pb: 2,
    },
    // Above the scale, and as wide.
    [path]: { gridColumn: 1, mr: "calc(var(--inset) + var(--button-room))" },
  },
  [columnLayout]: {
    // The longest makes room, so that nothing below moves.
    "& > [data-side]": { gridRow: "1 / -1" },
    "& > [data-place=across]": { visibility: "visible" },
    [drawnParts("answer", "waiting", "paper")]: { display: "block" },
    // It draws itself. CommonGround.tsx says why its keyframes are here.
    [drawnParts("answer")]: {
      "@keyframes across": { from: { clipPath: "inset(-8px 100% -8px 0)" } },
      clipPath: "inset(-8px 0 -8px 0)",
      animation: "across 250ms ease-out",
    },
  },
  [roomy]: {
    "& > [data-place=read]": {
      [`& ${part("claim")}`]: { fontSize: "1.625rem" },
      [`& ${part("text")}`]: { fontSize: "body" },
    },
  },
  // Older browsers, which know neither layout: only what is read takes room.
  "@supports not (container-type: inline-size)": {
    "& > [data-side]:not([data-place=read])": { display: "none" },
    [path]: { display: "none" },
  },
};

/** The first argument where the strip is below it: nothing is answered yet, so no path is drawn. */
const first: ThemeUIStyleObject = {
  [stripLayout]: {
    gridTemplateRows: "auto",
    "& > [data-side]": { pt: 0 },
    [`${path}, & > [data-side]:not([data-place])`]: { display: "none" },
  },
};

/** All claims in their columns. */
const ended: ThemeUIStyleObject = {
  "& > [data-side] > p": { display: "none" },
  // The columns say the same.
  [`& ${part("side")}`]: variant("text.hidden"),
  [`& ${part("mark")}`]: { display: "none" },
  [narrow]: narrowColumns,
  // Two lines fit into the rows in which the path grew, so that it stays where it is.
  [wide]: {
    "& > [data-side]": { pb: 0 },
    [`& ${part("name")}, & ${part("claim")}`]: { display: "inline" },
  },
};

/** The arguments of a debate to read one at a time. Without scripts and on paper, all of it is there. */
export const walkStyle = (points: Points): ThemeUIStyleObject => ({
  ...whole(points),
  ...wideColumns,
  // The sample's path is there instead.
  [`[data-sample=true] > & > ${drawn("turn")}`]: { display: "none" },
  "@media screen": {
    "html.js [data-state=reading] > &": reading,
    "html.js [data-first] > &": first,
    "html.js [data-state=ended] > &": ended,
  },
});

/** The sheet around the arguments and the reader's controls, which stand in the column in the middle where there is room. */
export const walkSheet: ThemeUIStyleObject = {
  ...listSheet,
  "--above": "4.1rem",
  "@container (max-width: 20rem)": { "--above": "5.3rem" },
  "@container (min-width: 36rem)": { "--above": "2.75rem" },
  "@media screen": {
    "html.js &[data-state=reading]": {
      [stripLayout]: {
        display: "flex",
        flexDirection: "column",
        "--inset": "1.6rem",
        "--strip": "5.5rem",
        "--button": "9.75rem",
        "--button-room": "calc(var(--button) + 12px)",
        // The strip never goes above this much of an argument: its name and its claim.
        "--uncovered": "6.5rem",
        "&:not([data-first]) > ol": { mb: "calc(-1 * var(--uncovered))" },
        [`&:not([data-first]) ${part("start")}, &[data-first] ${part("back")}`]: {
          display: "none",
        },
      },
      "@container (max-width: 21rem)": { "--button": "6.5rem" },
      [largeText]: { "--strip": "9.5rem", "--button-room": "0px" },
      "@container (min-width: 30rem)": { "--button": "14rem" },
      [columnLayout]: {
        display: "grid",
        columnGap: 4,
        gridTemplateColumns: sheetColumns,
        "& > ol": { gridArea: "1 / 1 / 2 / -1" },
      },
    },
  },
};
