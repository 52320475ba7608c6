import { memo } from "react";
import { arrowsBetween, columnOf, columnWidths, placePoints } from "./geometry";
import { SideName, SideSign } from "./Side";
import { drawing, FlowArrow } from "./strokes";
import type { Debate, DebateProps } from "./walk";

const grid = {
  display: "grid",
  gridTemplateColumns: columnWidths("minmax(1.5rem, 12%)"),
} as const;

/** Where a sheet has room for the track next to the argument. */
export const wideSheet = "@container (min-width: 38rem)";

interface TrackPointProps {
  argument: Debate["arguments"][number];
  number: number;
  row: number;
  known: boolean;
  current: boolean;
}

const TrackPoint = memo(({ argument, number, row, known, current }: TrackPointProps) => {
  const { side, label } = argument;
  return (
    <li
      aria-hidden={!known || undefined}
      aria-current={current ? "step" : undefined}
      style={{ gridRow: `${row} / span 2` }}
      sx={{
        gridColumn: columnOf[side],
        color: "muted",
        "&[aria-current]": { color: side, fontWeight: "strong" },
        // Below the argument, the number of a later one would be an empty line.
        "&[aria-hidden]": { display: "none", [wideSheet]: { display: "block" } },
      }}
    >
      {/* As wide as a word: the number goes above its label where both don't fit. */}
      {known && <SideSign side={side} sx={{ mr: 1 }} />}
      <span>{known ? `${number} ${label}` : number}</span>
    </li>
  );
});

/** The arguments read so far as a small flow sheet, which grows as the visitor reads. */
export const Track = memo(
  ({ debate, seen, step }: DebateProps & { seen: number; step: number }) => {
    const placed = placePoints(debate.arguments);
    return (
      <div
        sx={{
          display: "flex",
          flexDirection: "column",
          height: "100%",
          px: 4,
          py: [3, 4],
          // On phones, a size that the page has already: a further one takes a slow phone 10 ms of the first press.
          fontSize: ["small", "0.875rem"],
          lineHeight: "title",
        }}
      >
        <p aria-hidden sx={{ ...grid, display: ["none", "grid"], pb: 3 }}>
          <SideName side="for" />
          <SideName side="against" sx={{ gridColumn: columnOf.against }} />
        </p>
        <ol
          aria-label={debate.words.track}
          sx={{
            ...grid,
            gridAutoRows: "minmax(1.5rem, 1fr)",
            flex: 1,
            maxHeight: "28rem",
            ...drawing("[data-drawn]"),
          }}
        >
          {placed.map(({ point, number, row }) => (
            <TrackPoint
              key={point.slug}
              argument={point}
              number={number}
              row={row}
              known={number <= seen}
              current={number === step}
            />
          ))}
          {arrowsBetween(placed.slice(0, seen)).map((arrow) => (
            <FlowArrow key={`${arrow.row} ${arrow.toRow}`} {...arrow} />
          ))}
        </ol>
      </div>
    );
  },
);
