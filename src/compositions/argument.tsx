import { drawnInView } from "../theme/patterns";
import { type CompositionStyle, slot } from "./CompositionStyle";

const third = (100 / 3).toFixed(3);

/** The arrow from the rule above a heading to the heading. */
const Arrow = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    data-slot="mark"
    sx={{
      display: ["none", null, "block"],
      position: "absolute",
      // From the rule to the middle of the heading's first line.
      top: 0,
      fontSize: "heading",
      height: "calc(3rem + 0.56em)",
      width: `${third}%`,
      overflow: "visible",
      color: "var(--ink)",
      "@media (forced-colors: active)": { color: "CanvasText" },
      ...drawnInView,
    }}
  >
    <path
      d="M0 0C0 72 42 100 94 100"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

/** Like a flow sheet: each heading is a column further to the right. */
export const argument: CompositionStyle = {
  section: {
    "@media (min-width: 56em)": {
      [`&:nth-of-type(3n + 1) ${slot("mark")}`]: { display: "none" },
      "&:nth-of-type(3n + 2)": {
        [slot("header")]: { ml: `${third}%` },
        [`& ${slot("mark")}`]: { left: 0 },
      },
      "&:nth-of-type(3n)": {
        [slot("header")]: { ml: `${2 * Number(third)}%` },
        [`& ${slot("mark")}`]: { left: `${third}%` },
      },
    },
  },
  frame: () => ({
    position: "relative",
    borderTop: "rule",
    py: [5, null, 7],
    display: "grid",
    rowGap: [4, 6],
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
