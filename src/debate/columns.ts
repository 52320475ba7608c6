import type { ThemeUIStyleObject } from "theme-ui";
import { sheetColumns } from "../theme/mixins";
import { variant } from "../theme/variant";
import { columnOf } from "./geometry";

/* How the arguments of a debate stand: below each other, in columns, or one at a time. */

/** Where a sheet has room for words next to the reader's column. */
const wide = "@container (min-width: 38rem)";
const narrow = "@container (max-width: 37.99rem)";
const roomy = "@container (min-width: 60rem)";

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
  ...inColumns("minmax(0, 1fr) 4.25rem minmax(0, 1fr)"),
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

/** One argument in full, and on wide screens what it answers across from it. */
const reading: ThemeUIStyleObject = {
  "& > [data-side]": { visibility: "hidden" },
  "& > [data-place=read]": { visibility: "visible" },
  [drawnParts("heads", "arrow", "sample", "end")]: { display: "none" },
  [`${drawnParts("turn", "ahead")}, & b`]: { display: "block" },
  "& [data-part=answers]": variant("text.hidden"),
  "& [data-part=claim]": { ...variant("text.title"), mt: 1 },
  [narrow]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "auto repeat(var(--turns), 0.6rem)",
    // Room for what it answers, in a few lines above it.
    "& > [data-side]": { gridArea: "1 / 1", pt: "var(--above)" },
    [drawnParts("above", "start")]: {
      display: "grid",
      alignContent: "end",
      gridArea: "1 / 1",
      height: "var(--above)",
      pb: 2,
    },
    [drawnParts("turn", "ahead")]: { gridColumn: 1 },
  },
  [wide]: {
    // The longest makes room, so that nothing below moves.
    "& > [data-side]": { gridRow: "1 / -1" },
    "& > [data-place=across]": { visibility: "visible" },
    [drawnParts("answer", "start")]: { display: "block" },
    // It draws itself. CommonGround.tsx says why its keyframes are here.
    [drawnParts("answer")]: {
      "@keyframes across": { from: { clipPath: "inset(-8px 100% -8px 0)" } },
      clipPath: "inset(-8px 0 -8px 0)",
      animation: "across 250ms ease-out",
    },
    [drawnParts("start")]: { gridColumn: columnOf.against },
  },
  [roomy]: {
    "& > [data-place=read]": {
      "& [data-part=claim]": { fontSize: "1.625rem" },
      "& [data-part=text]": { fontSize: "body" },
    },
  },
};

/** Published studies: claims as large as where they are read, and columns next to the arrows once they have room for that. */
const studies: ThemeUIStyleObject = {
  "& [data-part=claim]": { ...variant("text.title"), mt: 1 },
  "& [data-part=text]": { mt: 3, fontSize: "body" },
  "& [data-part=answers]": { mt: 2 },
  "& > [data-side]": { pb: 5 },
  [roomy]: { ...inColumns("minmax(0, 1fr) 6rem minmax(0, 1fr)"), columnGap: 2 },
};

interface ListedPoint {
  text?: unknown;
  source?: unknown;
}

/** The list of arguments. Without scripts and on paper, all of it is there; on phones, only short arguments stand in columns. */
export const columnsStyle = (points: readonly ListedPoint[]): ThemeUIStyleObject => ({
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
  ...(points.some(({ source }) => source)
    ? studies
    : { [wide]: { ...inColumns(sheetColumns), columnGap: 4 } }),
  // The sample's path is there instead.
  "[data-sample=true] > & > [data-drawn=turn]": { display: "none" },
  "@media screen": {
    "html.js [data-state=reading] > &": reading,
    "html.js [data-state=ended] > &": ended,
  },
});

/** The sheet around the list and the reader's controls, which stand in the column in the middle where there is room. */
export const sheetStyle: ThemeUIStyleObject = {
  "--knob": "28px",
  "--heads": "1.9rem",
  "--turn": "2.9rem",
  "--inset": "12px",
  "--above": "4.1rem",
  "@container (max-width: 20rem)": { "--above": "5.3rem" },
  px: "var(--sheet-pad, 1rem)",
  pt: 3,
  [wide]: { "--turn": "1.55rem", "--inset": "calc(1.5rem + var(--knob) / 2)" },
  "@media screen": {
    "html.js &[data-state=reading]": {
      [narrow]: { "--inset": "calc(1.25rem + var(--knob) / 2)" },
      [wide]: {
        display: "grid",
        columnGap: 4,
        gridTemplateColumns: sheetColumns,
        "& > ol": { gridArea: "1 / 1 / 2 / -1" },
        "& > :last-child": {
          gridArea: "1 / 2",
          mt: "calc(var(--heads) + var(--turns) * var(--turn) - var(--knob) / 2)",
        },
      },
    },
  },
};
