import type { CSSProperties } from "react";
import { Ring } from "../Ring";
import { VisuallyHidden } from "../VisuallyHidden";
import type { PlacedPoint, Point } from "./flowPlacement";
import { type Side, SideMark, useSideNames } from "./Side";

export interface FlowPointContent extends Point {
  readonly text: string;
  readonly note?: string | null;
}

interface FlowPointProps extends PlacedPoint<FlowPointContent> {
  reference?: string | null;
}

const column: Record<Side, number> = { for: 1, against: 3, common: 5 };

/** On phones, the other sides are indented; a ring needs room around common ground. */
const room: Record<Side, object> = {
  for: { mb: [3, 0] },
  against: { ml: ["1.5rem", 0], mb: [3, 0] },
  // The wider a ring, the further its curve comes in.
  common: {
    ml: ["0.75rem", 0],
    mt: [5, 3],
    mb: [4, 3],
    px: "calc(4px + 2.5%)",
    maxWidth: ["26rem", "none"],
  },
};

export function FlowPoint({ point, number, row, reference }: FlowPointProps) {
  const { side, text, note } = point;
  const names = useSideNames();
  return (
    <li
      style={{ gridRow: `${row} / span 2` }}
      sx={{
        position: "relative",
        gridColumn: column[side],
        alignSelf: "start",
        display: "grid",
        gap: 1,
        ...room[side],
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
        <VisuallyHidden>{`${names[side]}: `}</VisuallyHidden>
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
