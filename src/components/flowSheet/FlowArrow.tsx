import type { CSSProperties } from "react";
import type { Arrow } from "./flowPlacement";
import type { Side } from "./SideMark";

const column: Record<Side, number> = { for: 1, against: 2, common: 3 };

/** From the end of the column through the gutter to the answer. An arrow over a whole column runs along its bottom. */
const curves = {
  right: "M0 0C60 0 40 100 100 100",
  left: "M100 0C40 0 60 100 0 100",
  across: "M0 0V82Q0 100 12 100H100",
};

/** An arrow on a flow sheet, in the color of the answer. Hidden from screen readers, because the words say the same. */
export function FlowArrow({ from, to, fromRow, toRow }: Omit<Arrow, "key">) {
  const forwards = column[to] > column[from];
  const across = Math.abs(column[to] - column[from]) > 1;
  const first = Math.min(column[from], column[to]) * 2;
  const last = Math.max(column[from], column[to]) * 2 - 1;
  const curve = across ? curves.across : forwards ? curves.right : curves.left;
  return (
    <li
      aria-hidden
      data-drawn
      style={
        { gridArea: `${fromRow} / ${first} / ${toRow} / ${last}`, "--turn": toRow } as CSSProperties
      }
      sx={{
        display: ["none", "block"],
        position: "relative",
        // Between points at the same height, the line is level; an SVG without height would not show it.
        minHeight: "1px",
        mt: across ? "2.25em" : "0.75em",
        // The words of common ground are lower, inside their ring, and the arrow ends at the ring.
        mb: to === "common" ? "calc(-0.75em - 14px)" : "-0.75em",
        ml: 1,
        mr: to === "common" ? "1.3rem" : 1,
        color: to,
        pointerEvents: "none",
        "&::after": {
          content: "''",
          position: "absolute",
          bottom: "-4px",
          [forwards ? "right" : "left"]: "1px",
          width: "8px",
          height: "8px",
          borderTop: "1.75px solid",
          [forwards ? "borderRight" : "borderLeft"]: "1.75px solid",
          transform: forwards ? "rotate(45deg)" : "rotate(-45deg)",
        },
      }}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        sx={{ position: "absolute", inset: 0, width: "100%", height: "100%", overflow: "visible" }}
      >
        <path
          d={curve}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={across ? "2 5" : undefined}
        />
      </svg>
    </li>
  );
}
