import { type CompositionStyle, slot } from "./CompositionStyle";

const cell = { p: [0, null, 6], py: [5, null, 6] };

/** The style of pages for organizations, like a decision record: one ruled document, with each heading to the left of its content. */
export const record: CompositionStyle = {
  page: {
    // The document ends before the closing invitation.
    "& > section:nth-last-of-type(2)": { pb: [0, null, 8] },
    [`& > section:nth-last-of-type(2) ${slot("frame")}`]: { borderBottom: ["none", null, "strong"] },
  },
  frame: () => ({
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 3fr) minmax(0, 9fr)"],
    borderTop: "strong",
    borderInline: ["none", null, "strong"],
  }),
  headerCell: { ...cell, pb: [0, null, 6], borderRight: ["none", null, "rule"], bg: ["transparent", null, "sheet"] },
  header: () => ({ position: ["static", null, "sticky"], top: "6rem", display: "grid", gap: 3 }),
  title: { fontSize: "title" },
  lead: { fontSize: "body" },
  content: { ...cell, minWidth: 0 },
};
