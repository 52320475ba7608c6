import type { ThemeUIStyleObject } from "theme-ui";
import { Ring } from "../../components/Ring";
import { wideScreens } from "../../theme/media";
import { drawnInView } from "../../theme/patterns";
import { type CompositionStyle, slot } from "./CompositionStyle";

const gap = "2.5rem";
/** Half the height of a ring between voices. */
const half = "5.5rem";

/** The ring around a title. */
export const TitleRing = () => <Ring sx={{ ...drawnInView, color: "var(--ink)" }} />;

/** A dotted line from a voice to the position. */
export const tie = {
  content: "''",
  position: "absolute",
  borderTop: "2px dotted var(--ink)",
} as const;

/** Two voices next to the ring and one below it. */
const around: ThemeUIStyleObject = {
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)",
  gridTemplateRows: "auto auto",
  gap,
  pb: 7,
  [slot("header")]: { gridColumn: "2", gridRow: "1", position: "relative", zIndex: 1 },
  // The ring is as wide as its column, where the ties end.
  [slot("title")]: {
    display: "grid",
    alignContent: "center",
    width: "100%",
    minHeight: `calc(2 * ${half})`,
  },
  [slot("content")]: {
    gridColumn: "1 / -1",
    gridRow: "1 / -1",
    display: "grid",
    grid: "subgrid / subgrid",
    containerType: "normal",
  },
  [slot("voices")]: {
    gridColumn: "1 / -1",
    gridRow: "1 / -1",
    display: "grid",
    grid: "subgrid / subgrid",
    "& > li": { border: 0, py: 0 },
  },
  [`${slot("voices")} > :nth-of-type(1)`]: {
    gridColumn: "1",
    gridRow: "1 / -1",
    "&::after": {
      ...tie,
      top: half,
      left: "calc(100% + 0.75rem)",
      width: `calc(${gap} - 0.75rem)`,
    },
  },
  [`${slot("voices")} > :nth-of-type(2)`]: {
    gridColumn: "3",
    gridRow: "1 / -1",
    "&::after": {
      ...tie,
      top: half,
      right: "calc(100% + 0.75rem)",
      width: `calc(${gap} - 0.75rem)`,
    },
  },
  [`${slot("voices")} > :nth-of-type(3)`]: {
    gridColumn: "2",
    gridRow: "2",
    "&::after": {
      ...tie,
      top: `-${gap}`,
      left: "50%",
      height: `calc(${gap} - 0.75rem)`,
      borderTop: 0,
      borderLeft: "2px dotted var(--ink)",
    },
  },
};

/** The style of the non-profits page: each heading is a position in a ring, with what belongs to it around it. */
export const ring: CompositionStyle = {
  section: {
    [slot("debate")]: {
      border: "1.75px solid var(--ink)",
      borderRadius: ["1.25rem", "2.25rem"],
      overflow: "clip",
    },
    [`${slot("debate")} ${slot("title")}`]: { textAlign: "center" },
    [slot("guides")]: {
      display: "grid",
      gap: 5,
      justifyItems: "center",
      textAlign: "center",
      // Browsers keep a heading with the first entry of a block.
      "@media print": { display: "block" },
    },
    [`${slot("guides")} ${slot("entry")}`]: {
      display: "block",
      maxWidth: "40rem",
      mx: "auto",
      border: 0,
      py: 0,
    },
  },
  frame: (layout) => ({
    display: "grid",
    gap: [4, 5],
    pt: [4, 6],
    pb: [5, 6, 7],
    gridTemplateColumns: "minmax(0, 1fr)",
    ...(layout === "around" && {
      [wideScreens]: { "@supports (grid: subgrid / subgrid)": around },
    }),
  }),
  header: () => ({
    display: "grid",
    justifyItems: "center",
    alignContent: "start",
    gap: 3,
    textAlign: "center",
  }),
  closing: {
    [slot("title")]: {
      position: "relative",
      px: [4, 7],
      py: [3, 4],
      fontSize: ["title", null, "heading"],
    },
    justifyItems: "center",
    textAlign: "center",
    [slot("invitation")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "center",
      maxWidth: "60rem",
      "& > *": { maxWidth: "none", justifyContent: "center" },
    },
  },
  title: { position: "relative", maxWidth: "18em", px: [4, 7], py: [3, 4] },
  lead: { fontSize: "body", textWrap: "balance" },
  TitleMark: TitleRing,
};
