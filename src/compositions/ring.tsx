import type { ThemeUIStyleObject } from "theme-ui";
import { Ring } from "../components/Ring";
import { wideScreens } from "../theme/media";
import { drawnInView } from "../theme/patterns";
import { type CompositionStyle, slot } from "./CompositionStyle";

export const gap = "2.5rem";
/** Half the height of a ring between voices. */
const half = "5.5rem";

export const TitleRing = () => <Ring sx={{ ...drawnInView, color: "var(--ink)" }} />;

export const tie = {
  content: "''",
  position: "absolute",
  borderTop: "2px dotted var(--ink)",
} as const;

const tieLength = `calc(${gap} - 0.75rem)`;
const sideTie = { ...tie, top: half, width: tieLength };
const overRows = {
  gridColumn: "1 / -1",
  gridRow: "1 / -1",
  display: "grid",
  grid: "subgrid / subgrid",
};
const fullHeight = { gridRow: "1 / -1" };

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
  [slot("content")]: { ...overRows, containerType: "normal" },
  [slot("voices")]: { ...overRows, "& > *": { border: 0, py: 0 } },
  [`${slot("voices")} > :nth-of-type(1)`]: {
    ...fullHeight,
    gridColumn: "1",
    "&::after": { ...sideTie, left: "calc(100% + 0.75rem)" },
  },
  [`${slot("voices")} > :nth-of-type(2)`]: {
    ...fullHeight,
    gridColumn: "3",
    "&::after": { ...sideTie, right: "calc(100% + 0.75rem)" },
  },
  [`${slot("voices")} > :nth-of-type(3)`]: {
    gridColumn: "2",
    gridRow: "2",
    "&::after": {
      ...tie,
      top: `-${gap}`,
      left: "50%",
      height: tieLength,
      borderTop: 0,
      borderLeft: tie.borderTop,
    },
  },
};

/** Each heading is a position in a ring, with what belongs to it around it. */
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
