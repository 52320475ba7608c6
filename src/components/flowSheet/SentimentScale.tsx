import { memo, useEffect, useId, useRef } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { fillPlaceholders } from "../../fields/tokens";
import { sideReference } from "../../theme/colors";
import { printed } from "../../theme/patterns";
import { rangeSlider } from "../../theme/rangeSlider";
import { variant } from "../../theme/variant";
import { useSite } from "../useSite";
import { SideName } from "./Side";

/** The ends of the scale; the middle is 0. */
export const scaleEnds = { against: -50, for: 50 };

interface SentimentScaleProps {
  label: string;
  position: number;
  standing?: string;
  /** The earlier position, shown as a dashed circle. */
  before: number;
  middle?: string;
  /** A line below it. */
  remark: string;
  /** Makes the scale a slider. */
  onMove?(position: number): void;
  className?: string;
}

const knob = "28px";
const circle: ThemeUIStyleObject = {
  top: "50%",
  width: knob,
  height: knob,
  borderRadius: "50%",
  transform: "translate(-50%, -50%)",
  borderColor: "text",
};

/** The horizontal place of a position: where the middle of the knob is. */
const along = (position: number) => {
  const part = (position - scaleEnds.against) / (scaleEnds.for - scaleEnds.against);
  return `calc(${knob} / 2 + (100% - ${knob}) * ${part})`;
};

/** The sentiment scale: an earlier position, and the present one, which a visitor can move. */
export const SentimentScale = memo((props: SentimentScaleProps) => {
  const { label, position, standing, before, middle, remark, onMove, className } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // A visitor can move it before the page is hydrated, and the browser can restore it after a reload.
  useEffect(() => {
    const set = Number(input.current?.value ?? position);
    if (set !== position) onMove?.(set);
  });

  return (
    <div
      className={className}
      sx={{
        display: "grid",
        gap: 1,
        px: [4, null, 5],
        py: 4,
        borderTop: "rule",
        breakInside: "avoid",
      }}
    >
      <div
        sx={{
          display: "flex",
          flexDirection: ["column", "row"],
          justifyContent: "space-between",
          columnGap: 4,
          fontWeight: "strong",
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {onMove ? <label htmlFor={id}>{label}</label> : <span>{label}</span>}
        <span>{standing}</span>
      </div>
      <div
        sx={{
          position: "relative",
          height: "target",
          "& > span": { position: "absolute", pointerEvents: "none" },
        }}
      >
        <span
          aria-hidden
          sx={{
            ...printed,
            left: 0,
            right: 0,
            top: "calc(50% - 4px)",
            height: 8,
            borderRadius: 4,
            // From side to side, through common ground.
            backgroundImage: `linear-gradient(90deg, ${sideReference("against")}, ${sideReference("common")} 50%, ${sideReference("for")})`,
            "@media (forced-colors: active)": { border: "1px solid" },
          }}
        />
        <span
          aria-hidden
          style={{ left: along(before) }}
          sx={{ ...circle, border: "2px dashed", bg: "sheet", transition: "left 400ms ease-out" }}
        />
        {onMove ? (
          <input
            ref={input}
            id={id}
            type="range"
            min={scaleEnds.against}
            max={scaleEnds.for}
            value={position}
            aria-valuetext={standing}
            onChange={(event) => onMove(Number(event.target.value))}
            sx={{
              // The bar is an element of its own, so that the dashed circle is between bar and knob.
              ...rangeSlider({ height: 28, bg: "transparent" }),
              display: "block",
              position: "relative",
              height: "target",
              // A vertical swipe that begins on the scale scrolls the page.
              touchAction: "pan-y",
            }}
          />
        ) : (
          <span
            aria-hidden
            style={{ left: along(position) }}
            sx={{ ...circle, border: "3px solid", bg: "background" }}
          />
        )}
      </div>
      <div
        aria-hidden={onMove && true}
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          columnGap: 2,
          ...variant("text.label"),
        }}
      >
        <SideName side="against" />
        <span>{middle}</span>
        <SideName side="for" sx={{ flexDirection: "row-reverse" }} />
      </div>
      {/* Two lines on phones, so that nothing moves below while the scale moves. */}
      <p
        role={onMove && "status"}
        sx={{ ...variant("text.small"), pt: 1, minHeight: [onMove ? "3.5em" : 0, 0] }}
      >
        {remark}
      </p>
    </div>
  );
});

interface ScaleReadingProps {
  /** From 0 (against) to 100 (for). */
  start: number;
  now: number;
}

/** How far one reader moved on the scale. */
export function ScaleReading({ start, now }: ScaleReadingProps) {
  const { messages } = useSite();
  return (
    <SentimentScale
      label={messages.sentimentScale}
      before={start + scaleEnds.against}
      position={now + scaleEnds.against}
      remark={fillPlaceholders(messages.standMoved, { points: Math.abs(now - start) })}
    />
  );
}
