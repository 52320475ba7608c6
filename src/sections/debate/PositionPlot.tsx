import { keyframes } from "@emotion/react";
import { scaleEnds } from "../../components/flowSheet/SentimentScale";
import { SideMark, SideName } from "../../components/flowSheet/Side";
import { variant } from "../../theme/variant";
import type { DebateProps } from "./walk";

// In rem and not in percent, because a line that never goes up or down has no height.
const draw = keyframes({
  from: { clipPath: "inset(-2rem 100% -2rem -2rem)" },
  to: { clipPath: "inset(-2rem)" },
});

/** Places positions in percent of the plot's size; `rises` are the vertical parts of the path `outline`. */
export function plotSteps(positions: readonly number[]) {
  const points = positions.map((position, index) => ({
    x: ((index + 0.5) / positions.length) * 100,
    y: ((scaleEnds.for - position) / (scaleEnds.for - scaleEnds.against)) * 100,
  }));
  const [first, ...later] = points;
  return {
    points,
    outline: first ? `M${first.x} ${first.y}${later.map(({ x, y }) => `H${x}V${y}`).join("")}` : "",
    rises: later.flatMap(({ x, y }, index) => {
      const from = points[index]?.y ?? y;
      const towards: "for" | "against" = y < from ? "for" : "against";
      return from === y ? [] : [{ d: `M${x} ${from}V${y}`, towards }];
    }),
  };
}

export interface PlotProps extends DebateProps {
  positions: readonly number[];
}

/** The reader's positions as a line. Hidden from screen readers: MovesTable says the same in words. */
export function PositionPlot({ debate, words, positions }: PlotProps) {
  const { points, outline, rises } = plotSteps(positions);
  return (
    <figure sx={{ display: "grid", gap: 2, pt: 2 }}>
      <div
        aria-hidden
        sx={{
          display: "grid",
          gridTemplateColumns: "auto minmax(0, 1fr)",
          columnGap: 3,
          rowGap: 1,
        }}
      >
        <div
          sx={{
            display: "flex",
            flexDirection: "column",
            justifyContent: "space-between",
            my: "-0.55rem",
          }}
        >
          <SideName side="for" />
          <span sx={{ ...variant("text.label"), lineHeight: "title" }}>{words.undecided}</span>
          <SideName side="against" />
        </div>
        <div
          sx={{
            position: "relative",
            height: ["11rem", "13rem"],
            "& > span": {
              position: "absolute",
              display: "grid",
              p: "2px",
              borderRadius: "50%",
              bg: "sheet",
              transform: "translate(-50%, -50%)",
            },
            "& > :first-of-type": { p: "7px", border: "2px dashed", borderColor: "text" },
          }}
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            sx={{
              position: "absolute",
              width: "100%",
              height: "100%",
              overflow: "visible",
              "& path": {
                fill: "none",
                stroke: "rule",
                strokeWidth: "1px",
                vectorEffect: "non-scaling-stroke",
              },
              "& > :nth-of-type(2)": { stroke: "outline" },
              "& g path": { stroke: "text", strokeWidth: "1.75px" },
              "& g [data-towards]": { strokeWidth: "4px" },
              "& [data-towards=for]": { stroke: "for" },
              "& [data-towards=against]": { stroke: "against" },
              "@media (prefers-reduced-motion: no-preference)": {
                "& g": { animation: `${draw} 1200ms ease-out` },
              },
            }}
          >
            <path d={`M0 0H100M0 100H100${points.map(({ x }) => `M${x} 0V100`).join("")}`} />
            <path d="M0 50H100" />
            <g>
              <path d={outline} />
              {rises.map(({ d, towards }) => (
                <path key={d} d={d} data-towards={towards} />
              ))}
            </g>
          </svg>
          {points.map(({ x, y }, index) => {
            const side = debate.arguments[index - 1]?.side;
            return (
              <span key={x} style={{ left: `${x}%`, top: `${y}%` }}>
                {side && <SideMark side={side} />}
              </span>
            );
          })}
        </div>
        <div
          sx={{
            gridColumn: 2,
            display: "grid",
            gridTemplateColumns: `repeat(${positions.length}, 1fr)`,
            pt: 1,
            fontSize: "small",
            color: "muted",
            textAlign: "center",
            fontVariantNumeric: "tabular-nums",
          }}
        >
          <span />
          {debate.arguments.map(({ slug }, index) => (
            <span key={slug}>{index + 1}</span>
          ))}
        </div>
      </div>
      <figcaption sx={variant("text.small")}>{words.plot}</figcaption>
    </figure>
  );
}
