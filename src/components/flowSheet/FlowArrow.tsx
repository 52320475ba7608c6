import { type CSSProperties, memo } from "react";
import type { Side } from "./Side";

const column: Record<Side, number> = { for: 1, against: 2, common: 3 };

/** From the end of a column to the answer. Over a whole column, along its bottom. */
const curves = {
  right: "M0 0C60 0 40 100 100 100",
  left: "M100 0C40 0 60 100 0 100",
  across: "M0 0V82Q0 100 12 100H100",
};

interface FlowArrowProps {
  from: Side;
  to: Side;
  fromRow: number;
  toRow: number;
}

/** An arrow in the color of the answer. Hidden from screen readers, because the words say the same. */
export const FlowArrow = memo(({ from, to, fromRow, toRow }: FlowArrowProps) => {
  const [start, end] = [column[from], column[to]];
  const across = Math.abs(end - start) > 1;
  const side = end > start ? "right" : "left";
  const area = `${fromRow} / ${Math.min(start, end) * 2} / ${toRow} / ${Math.max(start, end) * 2 - 1}`;
  return (
    <li
      aria-hidden
      data-drawn
      style={{ gridArea: area, "--turn": toRow } as CSSProperties}
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
        "& svg": { position: "absolute", width: "100%", height: "100%", overflow: "visible" },
        "&::after": {
          content: "''",
          position: "absolute",
          bottom: "-4px",
          [side]: "1px",
          width: "8px",
          height: "8px",
          border: "solid currentColor",
          borderWidth: side === "right" ? "1.75px 1.75px 0 0" : "1.75px 0 0 1.75px",
          transform: `rotate(${side === "right" ? 45 : -45}deg)`,
        },
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          d={curves[across ? "across" : side]}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={across ? "2 5" : undefined}
        />
      </svg>
    </li>
  );
});
