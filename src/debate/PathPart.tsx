import { type CSSProperties, memo } from "react";
import type { PartOfPath } from "./geometry";
import { alongScale } from "./SentimentScale";

/** A part of a reader's path down the sheet, to the left toward For and to the right toward Against. */
export const PathPart = memo(({ from, to, row, toRow }: PartOfPath) => {
  const [start, stop] = [alongScale(from), alongScale(to)];
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
        "& path": { stroke: to > from ? "for" : to < from ? "against" : "text" },
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          d={`M${start} 0C${start} 50 ${stop} 50 ${stop} 100`}
          fill="none"
          strokeWidth={to === from ? 3 : 6}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </li>
  );
});
