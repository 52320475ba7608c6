import { wideScreens } from "../theme/media";
import { type CompositionStyle, slot } from "./CompositionStyle";
import { docket } from "./docket";

const kinds = "9rem";
const columns = ["minmax(0, 1fr)", null, `${kinds} minmax(0, 1fr)`];

/** Like a staff report: a docket whose numbered items have their kind next to the heading. */
export const staffReport: CompositionStyle = {
  ...docket,
  section: {
    ...docket.section,
    [slot("debate")]: { borderWidth: "1.5px 0 0", borderColor: "text", borderRadius: 0 },
    [slot("questions")]: { borderTop: 0 },
    // On phones, terms run into their words.
    [`${slot("terms")} > div`]: { display: ["block", "grid"], py: [1, 3] },
    [`${slot("terms")} :is(dt, dd)`]: { display: ["inline", "block"] },
    [`${slot("terms")} dt::after`]: { content: ["'. '", "none"] },
    // Lists go below their heading.
    [wideScreens]: {
      [`[data-layout=sideHeading] > ${slot("content")}, ${slot("content")}:has(> ${slot("questions")})`]:
        {
          pl: `calc(${kinds} + 1.5rem)`,
        },
    },
  },
  frame: () => ({ ...docket.frame("stacked"), py: [3, 4, 6], rowGap: [3, 4] }),
  header: () => ({
    position: "relative",
    display: "grid",
    gap: 2,
    columnGap: 5,
    alignItems: "baseline",
    gridTemplateColumns: columns,
  }),
  label: {
    fontSize: "body",
    "&::before": {
      content: ["counter(item) '. '", null, "counter(item, decimal-leading-zero)"],
      position: ["static", null, "absolute"],
      left: "-6.5rem",
      top: 0,
      fontFamily: ["inherit", null, "heading"],
      fontWeight: ["inherit", null, "heading"],
      fontSize: ["inherit", null, "heading"],
      lineHeight: ["inherit", null, "1"],
    },
  },
  title: { fontSize: "title" },
  lead: { gridColumn: ["auto", null, "2"], fontSize: "body" },
};
