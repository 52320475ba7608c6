import type { ThemeUIStyleObject } from "theme-ui";
import { sheetColumns } from "../theme/mixins";
import { variant } from "../theme/variant";
import { columnOf } from "./geometry";

/* How the arguments of a debate stand: below each other, in columns, or one at a time. */

/** Where a sheet has room for words next to the reader's column. */
const wide = "@container (min-width: 38rem)";
const narrow = "@container (max-width: 37.99rem)";

/** Where the reader's controls have a column next to the argument, and where they are a strip below it. */
export const columnLayout = "@container (min-width: 50rem)";
export const stripLayout = "@container (max-width: 49.99rem)";
const roomy = "@container (min-width: 60rem)";
/** Where text is so large that scale and button don't fit next to each other. */
export const largeText = "@container (max-width: 16rem)";

const drawnParts = (...drawn: string[]) =>
  drawn.map((name) => `& > [data-drawn=${name}]`).join(", ");

/** Each argument in the column of its side, at the height of the reader's turn at it. */
const inColumns = (columns: string): ThemeUIStyleObject => ({
  gridTemplateColumns: columns,
  gridTemplateRows: "var(--heads) repeat(var(--turns), minmax(var(--turn), auto)) 1fr",
  "&::before": { display: "block" },
  "& > [data-side]": { gridRow: "var(--row) / span 2" },
  "& > [data-side=for]": { gridColumn: columnOf.for },
  "& > [data-side=against]": { gridColumn: columnOf.against },
  [drawnParts("heads", "arrow", "turn", "sample", "end")]: { display: "block" },
});

const narrowColumns: ThemeUIStyleObject = {
  ...inColumns("minmax(0, 1fr) max(4.25rem, 26%) minmax(0, 1fr)"),
  columnGap: 2,
  fontSize: "0.8125rem",
  hyphens: "auto",
  "& p, & [data-part=name]": { fontSize: "inherit" },
};

const ended: ThemeUIStyleObject = {
  "& > [data-side] > p": { display: "none" },
  // The columns say the same.
  "& [data-part=side]": variant("text.hidden"),
  "& [data-part=mark]": { display: "none" },
  [narrow]: narrowColumns,
  // Two lines fit into the rows in which the path grew, so that it stays where it is.
  [wide]: {
    "& > [data-side]": { pb: 0 },
    "& [data-part=name], & [data-part=claim]": { display: "inline" },
  },
};

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
  "& [data-part=answers]": variant("text.hidden"),
  "& [data-part=claim]": { ...variant("text.title"), mt: 1 },
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
    [path]: { gridColumn: 1, mr: "calc(var(--inset) + var(--beside))" },
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
      "& [data-part=claim]": { fontSize: "1.625rem" },
      "& [data-part=text]": { fontSize: "body" },
    },
  },
  // Older browsers, which know neither layout: only what is read takes room.
  "@supports not (container-type: inline-size)": {
    "& > [data-side]:not([data-place=read])": { display: "none" },
    [path]: { display: "none" },
  },
};

/** Published studies: claims as large as where they are read, and columns next to the arrows once they have room for that. */
const studies: ThemeUIStyleObject = {
  "& [data-part=claim]": { ...variant("text.title"), mt: 1 },
  "& [data-part=text]": { mt: 3, fontSize: "body" },
  "& [data-part=answers]": { mt: 2 },
  "& > [data-side]": { pb: 5 },
  [roomy]: {
    ...inColumns("minmax(0, 1fr) 6rem minmax(0, 1fr)"),
    columnGap: 2,
    // Each study names its side.
    "--heads": "0px",
    [drawnParts("heads")]: { display: "none" },
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

type Points = readonly { text?: unknown; source?: unknown }[];

/** All arguments. On phones, only short ones stand in columns. */
const whole = (points: Points): ThemeUIStyleObject => ({
  display: "grid",
  fontSize: "small",
  "&::before": {
    content: "''",
    display: "none",
    gridColumn: columnOf.you,
    gridRow: "1 / -1",
    borderInline: "rule",
  },
  "& > [data-drawn], & b": { display: "none" },
  [narrow]: points.some(({ text }) => text) ? {} : narrowColumns,
});

const wideColumns = { [wide]: { ...inColumns(sheetColumns), columnGap: 4 } };

/** The arguments of a debate to read whole. */
export const listStyle = (points: Points): ThemeUIStyleObject => ({
  ...whole(points),
  ...(points.some(({ source }) => source) ? studies : wideColumns),
});

/** The arguments of a debate to read one at a time. Without scripts and on paper, all of it is there. */
export const walkStyle = (points: Points): ThemeUIStyleObject => ({
  ...whole(points),
  ...wideColumns,
  // The sample's path is there instead.
  "[data-sample=true] > & > [data-drawn=turn]": { display: "none" },
  "@media screen": {
    "html.js [data-state=reading] > &": reading,
    "html.js [data-first] > &": first,
    "html.js [data-state=ended] > &": ended,
  },
});

/** The sheet around the arguments. */
export const listSheet: ThemeUIStyleObject = {
  "--knob": "28px",
  "--heads": "1.9rem",
  "--turn": "2.9rem",
  "--inset": "12px",
  px: "var(--sheet-pad, 1rem)",
  pt: 3,
  // Less in a low window, so that the first button is in view. The claims at the end have two lines in two turns.
  [wide]: {
    "--turn": "clamp(1.15rem, 3vh, 1.55rem)",
    "--inset": "calc(1.5rem + var(--knob) / 2)",
  },
};

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
        "--beside": "calc(var(--button) + 12px)",
        // The strip never goes above this much of an argument: its name and its claim.
        "--uncovered": "6.5rem",
        "&:not([data-first]) > ol": { mb: "calc(-1 * var(--uncovered))" },
        "&:not([data-first]) [data-part=start], &[data-first] [data-part=back]": {
          display: "none",
        },
      },
      "@container (max-width: 21rem)": { "--button": "6.5rem" },
      [largeText]: { "--strip": "9.5rem", "--beside": "0px" },
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
