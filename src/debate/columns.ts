import type { ThemeUIStyleObject } from "theme-ui";
import { sheetColumns } from "../theme/mixins";
import { variant } from "../theme/variant";
import { columnOf } from "./geometry";
import { narrow, roomy, wide } from "./layouts";
import { drawnParts, part } from "./parts";

/* How the arguments of a debate stand when all are there: below each other, or in columns. */

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

/** Columns on a phone. */
export const narrowColumns: ThemeUIStyleObject = {
  ...inColumns("minmax(0, 1fr) max(4.25rem, 26%) minmax(0, 1fr)"),
  columnGap: 2,
  fontSize: "0.8125rem",
  hyphens: "auto",
  [`& p, & ${part("name")}`]: { fontSize: "inherit" },
};

/** Claims as large as where they are read. */
const largeClaims = { [`& ${part("claim")}`]: { ...variant("text.title"), mt: 1 } };

/** Published studies, in columns next to the arrows once they have room for that. */
const studies: ThemeUIStyleObject = {
  ...largeClaims,
  [`& ${part("text")}`]: { mt: 3, fontSize: "body" },
  [`& ${part("answers")}`]: { mt: 2 },
  "& > [data-side]": { pb: 5 },
  [roomy]: {
    ...inColumns("minmax(0, 1fr) 6rem minmax(0, 1fr)"),
    columnGap: 2,
    // Each study names its side.
    "--heads": "0px",
    [drawnParts("heads")]: { display: "none" },
  },
};

export type Points = readonly { text?: unknown; source?: unknown }[];

/** All arguments. On phones, only short ones stand in columns. */
export const whole = (points: Points): ThemeUIStyleObject => ({
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

/** Columns where there is room for words next to the reader's. */
export const wideColumns = { [wide]: { ...inColumns(sheetColumns), columnGap: 4 } };

/** The arguments of a debate to read whole. */
export const listStyle = (points: Points): ThemeUIStyleObject => ({
  ...whole(points),
  ...(points.some(({ source }) => source)
    ? studies
    : { [wide]: { ...wideColumns[wide], ...largeClaims } }),
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
