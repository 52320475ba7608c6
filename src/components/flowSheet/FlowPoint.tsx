import type { CSSProperties } from "react";
import { VisuallyHidden } from "../VisuallyHidden";
import { type Side, SideMark } from "./SideMark";

interface FlowPointProps {
  side: Side;
  sideName: string;
  /** Its place in reading order, from 1. */
  number: number;
  /** The grid row in which it begins. */
  row: number;
  text: string;
  note?: string | null;
  /** What it answers, in words. */
  reference?: string | null;
}

const column: Record<Side, number> = { for: 1, against: 3, common: 5 };
const indent: Record<Side, string> = { for: "0", against: "1.5rem", common: "0.75rem" };

/** The ring that debaters draw around what both sides accept. */
const Ring = ({ row }: { row: number }) => (
  <svg
    viewBox="0 0 200 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    data-drawn
    style={{ "--turn": row } as CSSProperties}
    sx={{
      position: "absolute",
      inset: "-1.1rem -0.9rem -1.1rem -1.15rem",
      width: "calc(100% + 2.05rem)",
      height: "calc(100% + 2.2rem)",
      maxWidth: "none",
      overflow: "visible",
    }}
  >
    <path
      d="M30 7C84-2 164-3 188 16c16 16 14 50-4 66-24 18-122 20-166 8C2 84-3 32 12 16 18 9 32 5 46 4"
      fill="none"
      strokeWidth={1.75}
      vectorEffect="non-scaling-stroke"
      sx={{ stroke: "common" }}
    />
  </svg>
);

/** An argument on a flow sheet, in the colour and column of its side. */
export function FlowPoint({ side, sideName, number, row, text, note, reference }: FlowPointProps) {
  return (
    <li
      style={{ gridRow: `${row} / span 2` }}
      sx={{
        position: "relative",
        gridColumn: column[side],
        alignSelf: "start",
        ml: [indent[side], 0],
        mt: [side === "common" ? 5 : 0, side === "common" ? 3 : 0],
        mb: [side === "common" ? 4 : 3, side === "common" ? 3 : 0],
        pl: side === "common" ? 1 : 0,
        pr: side === "common" ? [3, 1] : 0,
        display: "grid",
        gap: 1,
      }}
    >
      {side === "common" && <Ring row={row + 1} />}
      <p sx={{ fontSize: ["body", "small", "body"], fontWeight: "medium", lineHeight: 1.36, color: side, textWrap: "pretty" }}>
        <span sx={{ display: ["inline-block", "none"], mr: 2 }}>
          <SideMark side={side} />
        </span>
        <VisuallyHidden>{`${sideName}: `}</VisuallyHidden>
        <span sx={{ fontWeight: 700 }}>{number}</span> {text}
      </p>
      {(reference || note) && (
        <p sx={{ fontSize: "0.875rem", lineHeight: 1.35, color: "muted" }}>{[reference, note].filter(Boolean).join(" · ")}</p>
      )}
    </li>
  );
}
