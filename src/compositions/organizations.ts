import { wideScreens } from "../theme/media";
import { type CompositionStyle, followsContent, slot, stacked } from "./CompositionStyle";

export const position: CompositionStyle = {
  section: {
    // A debate leaves no room below it.
    [`&:has(${slot("debate")}) + section`]: { pt: [4, 5, 6] },
  },
  frame: () => ({ ...stacked, gap: [3, 5], py: [4, 5, 6] }),
  header: () => ({ justifyItems: "center", gap: 3, textAlign: "center" }),
  lead: { fontSize: "body", textWrap: "balance" },
};

const cell = { p: [0, null, 5], py: [4, null, 5] };

export const decisionRecord: CompositionStyle = {
  page: {
    // The document ends before the closing invitation.
    "& > section:nth-last-of-type(2)": {
      pb: [0, null, 6],
      [slot("frame")]: { borderBottom: ["none", null, "strong"] },
    },
  },
  section: {
    // The entry already has a rule above the steps and the questions.
    [slot("questions")]: { borderTop: 0, mt: [0, null, -3] },
    [slot("ruled")]: { borderTop: 0, "& > :first-of-type": { pt: 0 } },
    // The sheet takes the whole document, below the entry's name.
    [`${slot("frame")}:has(${slot("debate")})`]: {
      ...stacked,
      "& > *": { borderRight: 0 },
      [`& > ${slot("content")}`]: { p: 0, pt: [3, null, 0] },
    },
  },
  sheet: {
    [wideScreens]: {
      "--sheet-pad": "24px",
      "--sheet-bleed": "24px",
      "&::before": { left: 0, right: 0, borderTop: "rule" },
    },
  },
  frame: () => ({
    gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 3fr) minmax(0, 9fr)"],
    borderTop: "strong",
    borderInline: ["none", null, "strong"],
  }),
  headerCell: {
    ...cell,
    pb: [0, null, 5],
    borderRight: ["none", null, "rule"],
    bg: ["transparent", null, "sheet"],
  },
  header: () => ({ ...followsContent, gap: 2 }),
  label: {
    fontFamily: "heading",
    fontWeight: "heading",
    fontSize: "body",
    lineHeight: "title",
  },
  title: { fontSize: ["section", null, "1.75rem"] },
  lead: { fontSize: "body", lineHeight: 1.45 },
  content: cell,
};
