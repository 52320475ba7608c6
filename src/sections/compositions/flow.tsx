import { drawnInView } from "../../theme/patterns";
import { type CompositionStyle, slot } from "./CompositionStyle";

const third = (100 / 3).toFixed(3);

/** The arrow from the previous heading to this one, a third of the page to the right. */
const Arrow = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    data-slot="mark"
    sx={{
      display: ["none", null, "block"],
      position: "absolute",
      top: "-3rem",
      height: "7.5rem",
      width: `${third}%`,
      overflow: "visible",
      color: "var(--ink)",
      ...drawnInView,
    }}
  >
    <path d="M8 0C8 70 50 92 94 92" fill="none" stroke="currentColor" strokeWidth={1.75} vectorEffect="non-scaling-stroke" />
  </svg>
);

/** The style of the about page, like a flow sheet: each heading is a column further to the right. */
export const flow: CompositionStyle = {
  section: {
    "@media (min-width: 56em)": {
      [`&:nth-of-type(3n + 1) ${slot("mark")}`]: { display: "none" },
      "&:nth-of-type(3n + 2)": { [slot("header")]: { ml: `${third}%` }, [`& ${slot("mark")}`]: { left: 0 } },
      "&:nth-of-type(3n)": { [slot("header")]: { ml: `${2 * Number(third)}%` }, [`& ${slot("mark")}`]: { left: `${third}%` } },
    },
  },
  frame: () => ({
    position: "relative",
    borderTop: "rule",
    py: [6, null, 7],
    display: "grid",
    rowGap: 6,
    gridTemplateColumns: "minmax(0, 1fr)",
  }),
  header: () => ({
    position: "relative",
    display: "grid",
    gap: 3,
    width: ["auto", null, `${third}%`],
  }),
  Mark: Arrow,
};
