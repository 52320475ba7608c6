import { drawnInView } from "../../theme/patterns";
import { type CompositionStyle, slot } from "./CompositionStyle";

/** The style of pages for non-profits, like a map of a coalition: a dotted line joins the sections, and each heading has a ring. */
export const map: CompositionStyle = {
  frame: () => ({ display: "grid", gap: [5, 6], pb: [6, 7, 8], gridTemplateColumns: "minmax(0, 1fr)" }),
  header: () => ({
    display: "grid",
    justifyItems: "center",
    gap: 4,
    textAlign: "center",
    "&::before": { content: "''", height: ["3.5rem", "5rem"], borderLeft: "2px dotted var(--ink)" },
  }),
  closing: {
    gridTemplateColumns: "minmax(0, 1fr)",
    justifyItems: "center",
    textAlign: "center",
    [slot("invitation")]: { justifyItems: "center", maxWidth: "40rem", "& *": { justifyContent: "center" } },
  },
  title: { position: "relative", maxWidth: "16em", px: [4, 6], py: [3, 4] },
  TitleMark: () => (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 100"
      preserveAspectRatio="none"
      sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", overflow: "visible", ...drawnInView }}
    >
      <path
        d="M34 6C84-3 166-4 188 17c15 15 13 52-5 67-24 17-121 19-165 7C3 83-3 32 13 16 19 9 34 5 50 4"
        fill="none"
        strokeWidth={1.75}
        vectorEffect="non-scaling-stroke"
        sx={{ stroke: "var(--ink)" }}
      />
    </svg>
  ),
};
