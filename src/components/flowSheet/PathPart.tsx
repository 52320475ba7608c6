import { type CSSProperties, memo } from "react";
import type { PartOfPath } from "./flowPlacement";
import { alongScale } from "./SentimentScale";

/** A part of a reader's path down the sheet, to the left toward For and to the right toward Against. */
export const PathPart = memo(({ from, to, row, toRow }: PartOfPath) => {
  const [start, stop] = [alongScale(from), alongScale(to)];
  const shape = {
    d: `M${start} 0C${start} 50 ${stop} 50 ${stop} 100`,
    fill: "none",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <li
      aria-hidden
      data-drawn="last"
      style={{ gridRow: `${row} / ${toRow}`, "--turn": row } as CSSProperties}
      sx={{
        position: "relative",
        gridColumn: "1 / -1",
        mx: "calc(var(--knob) / 2)",
        pointerEvents: "none",
        "& svg": { position: "absolute", width: "100%", height: "100%", overflow: "visible" },
        "& path:first-of-type": { stroke: "sheet" },
        "& path:last-of-type": { stroke: to > from ? "for" : to < from ? "against" : "text" },
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path {...shape} strokeWidth={12} />
        <path {...shape} strokeWidth={to === from ? 3 : 6} strokeLinecap="round" />
      </svg>
    </li>
  );
});
