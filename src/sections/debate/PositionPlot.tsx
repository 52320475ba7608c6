import { keyframes } from "@emotion/react";
import type { ThemeUIStyleObject } from "theme-ui";
import { SideMark } from "../../components/flowSheet/SideMark";
import { SideName } from "../../components/flowSheet/SideName";
import { useSite } from "../../components/useSite";
import { variant } from "../../theme/variant";
import { plotSteps } from "./plot";
import type { Debate, DebateWords } from "./types";

// In rem and not in percent, because a line that never goes up or down has no height.
const draw = keyframes({
  from: { clipPath: "inset(-2rem 100% -2rem -2rem)" },
  to: { clipPath: "inset(-2rem)" },
});
const line: ThemeUIStyleObject = {
  fill: "none",
  strokeWidth: "1.75px",
  vectorEffect: "non-scaling-stroke",
};
const hairline: ThemeUIStyleObject = { ...line, strokeWidth: "1px", stroke: "rule" };

/** The reader's positions as a line. Hidden from screen readers, because MovesTable says the same in words. */
export function PositionPlot({
  debate,
  words,
  path,
}: {
  debate: Debate;
  words: DebateWords;
  path: readonly number[];
}) {
  const { messages: shared } = useSite();
  const { points, outline, rises } = plotSteps(path);
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
          <SideName side="for">{shared.sideFor}</SideName>
          <span sx={{ ...variant("text.label"), lineHeight: "title" }}>{words.undecided}</span>
          <SideName side="against">{shared.sideAgainst}</SideName>
        </div>
        <div
          sx={{
            position: "relative",
            height: ["11rem", "13rem"],
            "@media (prefers-reduced-motion: no-preference)": {
              "& [data-drawn]": { animation: `${draw} 1200ms ease-out` },
            },
          }}
        >
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            sx={{ position: "absolute", width: "100%", height: "100%", overflow: "visible" }}
          >
            {points.map(({ x }) => (
              <path key={x} d={`M${x} 0V100`} sx={hairline} />
            ))}
            {[0, 50, 100].map((y) => (
              <path
                key={y}
                d={`M0 ${y}H100`}
                sx={{ ...hairline, stroke: y === 50 ? "outline" : "rule" }}
              />
            ))}
            <g data-drawn>
              <path d={outline} sx={{ ...line, stroke: "text" }} />
              {rises.map(({ d, towards }) => (
                <path key={d} d={d} sx={{ ...line, stroke: towards, strokeWidth: "4px" }} />
              ))}
            </g>
          </svg>
          {points.map(({ x, y }, index) => {
            const side = debate.arguments[index - 1]?.side;
            return (
              <span
                key={x}
                style={{ left: `${x}%`, top: `${y}%` }}
                sx={{
                  position: "absolute",
                  display: "grid",
                  p: "2px",
                  borderRadius: "50%",
                  bg: "sheet",
                  transform: "translate(-50%, -50%)",
                  ...(side
                    ? {}
                    : {
                        width: "1.125rem",
                        height: "1.125rem",
                        border: "2px dashed",
                        borderColor: "text",
                      }),
                }}
              >
                {side && <SideMark side={side} />}
              </span>
            );
          })}
        </div>
        <div
          sx={{
            gridColumn: 2,
            display: "grid",
            gridTemplateColumns: `repeat(${path.length}, 1fr)`,
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
