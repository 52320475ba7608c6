import type { CSSProperties } from "react";
import { Ring } from "../Ring";
import { VisuallyHidden } from "../VisuallyHidden";
import type { PlacedPoint, Point } from "./flowPlacement";
import { type Side, SideMark } from "./SideMark";

/** A point with its words. */
export interface FlowPointContent extends Point {
  readonly text: string;
  readonly note?: string | null;
}

interface FlowPointProps extends PlacedPoint<FlowPointContent> {
  sideName: string;
  /** What it answers, in words. */
  reference?: string | null;
}

const column: Record<Side, number> = { for: 1, against: 3, common: 5 };
const indent: Record<Side, string> = { for: "0", against: "1.5rem", common: "0.75rem" };

/** An argument on a flow sheet, in the color and column of its side. */
export function FlowPoint({
  point: { side, text, note },
  number,
  row,
  sideName,
  reference,
}: FlowPointProps) {
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
        // The wider a ring, the further its curve comes in.
        px: side === "common" ? "calc(4px + 2.5%)" : 0,
        maxWidth: [side === "common" ? "26rem" : "none", "none"],
        display: "grid",
        gap: 1,
      }}
    >
      {side === "common" && (
        <Ring
          data-drawn
          style={{ "--turn": row + 1 } as CSSProperties}
          sx={{
            inset: "-1.1rem -0.9rem -1.1rem -1.15rem",
            width: "calc(100% + 2.05rem)",
            height: "calc(100% + 2.2rem)",
            color: "common",
          }}
        />
      )}
      <p
        sx={{
          fontSize: ["body", "small", "body"],
          fontWeight: "medium",
          lineHeight: 1.36,
          color: side,
          textWrap: "pretty",
        }}
      >
        <span sx={{ display: ["inline-block", "none"], mr: 2 }}>
          <SideMark side={side} />
        </span>
        <VisuallyHidden>{`${sideName}: `}</VisuallyHidden>
        <span sx={{ fontWeight: 700 }}>{number}</span> {text}
      </p>
      {(reference || note) && (
        <p sx={{ fontSize: "0.875rem", lineHeight: 1.35, color: "muted" }}>
          {[reference, note].filter(Boolean).join(" · ")}
        </p>
      )}
    </li>
  );
}
