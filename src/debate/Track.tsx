import { memo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { variant } from "../theme/variant";
import { FlowArrow } from "./FlowArrow";
import { arrowsBetween, placePoints } from "./geometry";
import { SideMark, SideName, useSideNames } from "./Side";
import type { Debate, DebateProps } from "./walk";

const grid = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(1.5rem, 12%) minmax(0, 1fr)",
} as const;
const columns = { for: 1, against: 3 };

/** Where a sheet has room for the track next to the argument. */
export const wideSheet = "@container (min-width: 38rem)";

/** Draws strokes inside an element from top to bottom. */
export const drawing = (strokes: string, delay = "0s"): ThemeUIStyleObject => ({
  // Unlike keyframes of emotion, these share the style element of the classes, and its hash.
  "@keyframes draw": {
    from: { clipPath: "inset(-10% -10% 110% -10%)" },
    to: { clipPath: "inset(-10% -10% -20% -10%)" },
  },
  "@media (prefers-reduced-motion: no-preference)": {
    [`& ${strokes}`]: { animation: `draw 500ms ease-out ${delay} both` },
  },
});

interface TrackPointProps {
  argument: Debate["arguments"][number];
  number: number;
  row: number;
  known: boolean;
  current: boolean;
}

const TrackPoint = memo(({ argument, number, row, known, current }: TrackPointProps) => {
  const { side, label } = argument;
  const names = useSideNames();
  return (
    <li
      aria-hidden={!known || undefined}
      aria-current={current ? "step" : undefined}
      style={{ gridRow: `${row} / span 2` }}
      sx={{
        gridColumn: columns[side],
        color: "muted",
        "&[aria-current]": { color: side, fontWeight: "strong" },
        // Below the argument, the number of a later one would be an empty line.
        "&[aria-hidden]": { display: "none", [wideSheet]: { display: "block" } },
      }}
    >
      {known && (
        <>
          {/* As wide as a word: the number goes above its label where both don't fit. */}
          <SideMark side={side} sx={{ mr: 1 }} />
          <span sx={variant("text.hidden")}>{names[side]}: </span>
        </>
      )}
      <span>{known ? `${number} ${label}` : number}</span>
    </li>
  );
});

/** The arguments read so far as a small flow sheet, which grows as the visitor reads. */
export const Track = memo(
  ({ debate, words, seen, step }: DebateProps & { seen: number; step: number }) => {
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
          <SideName side="against" sx={{ gridColumn: columns.against }} />
        </p>
        <ol
          aria-label={words.track}
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
          {arrowsBetween(placed.slice(0, seen)).map(({ key, ...arrow }) => (
            <FlowArrow key={key} {...arrow} />
          ))}
        </ol>
      </div>
    );
  },
);
