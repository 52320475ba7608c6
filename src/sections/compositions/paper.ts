import { type CompositionStyle, slot } from "./CompositionStyle";

/** The style of briefs: a sheet that also fits on one printed page. */
export const paper: CompositionStyle = {
  page: {
    pb: [6, 8],
    "@media print": {
      pb: 0,
      "& > div:first-of-type > div": { pt: 2, pb: 4, gap: 2 },
      "& h1": { fontSize: "21pt" },
      "& h2": { fontSize: "12pt" },
      "& h3, & p, & li, & dt, & dd": { fontSize: "9pt", lineHeight: 1.3 },
      // A figure, above its description.
      "& dd:has(+ dd)": { fontSize: "15pt" },
      "& dl > div, & ol > li": { py: 2 },
      [`& ${slot("content")} > dl`]: {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(8.25rem, 1fr))",
        columnGap: 4,
      },
      [`& ${slot("content")} > dl > div`]: { border: 0, pl: 0, alignContent: "start" },
      [`& ${slot("content")} > dl > div:first-of-type`]: { pt: 2 },
    },
  },
  frame: (layout) => ({
    borderTop: "strong",
    py: [5, null, 6],
    display: "grid",
    columnGap: 7,
    rowGap: 4,
    gridTemplateColumns: [
      "minmax(0, 1fr)",
      "minmax(0, 1fr)",
      layout === "hung" ? "minmax(0, 3fr) minmax(0, 9fr)" : "minmax(0, 1fr)",
    ],
    "@media print": { py: 3, rowGap: 2 },
  }),
  header: () => ({ display: "grid", gap: 2, alignContent: "start" }),
  title: { fontSize: "title" },
  lead: { fontSize: "body" },
};
