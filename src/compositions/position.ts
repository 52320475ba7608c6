import type { CompositionStyle } from "./CompositionStyle";

/** Like a position that several groups sign: headings in the middle, and no rules but those of the content. */
export const position: CompositionStyle = {
  frame: () => ({
    display: "grid",
    gap: [3, 5],
    py: [4, 5, 6],
    gridTemplateColumns: "minmax(0, 1fr)",
  }),
  header: () => ({ display: "grid", justifyItems: "center", gap: 3, textAlign: "center" }),
  lead: { fontSize: "body", textWrap: "balance" },
};
