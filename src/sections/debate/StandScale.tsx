import { useEffect, useId, useRef } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { scaleTrack } from "../../components/flowSheet/ScaleReading";
import { SideMark } from "../../components/flowSheet/SideMark";
import { useSite } from "../../components/useSite";
import { rangeSlider } from "../../theme/rangeSlider";
import { variant } from "../../theme/variant";
import type { DebateWords } from "./types";
import { scaleEnds } from "./walk";
import { positionInWords } from "./walkWords";

interface StandScaleProps {
  words: DebateWords;
  label: string;
  position: number;
  /** The position before this step, shown as a dashed ring. */
  before: number;
  /** A line below it. */
  remark: string;
  onMove(position: number): void;
  className?: string;
}

const knob = "28px";
const slider: ThemeUIStyleObject = {
  // The track is an element of its own, so that the ring of the position before is between track and knob.
  ...rangeSlider({ height: 28, bg: "transparent" }),
  display: "block",
  position: "relative",
  height: "target",
  // A vertical swipe that begins on the scale scrolls the page.
  touchAction: "pan-y",
};

const centered: ThemeUIStyleObject = { position: "absolute", top: "50%", pointerEvents: "none" };
const end: ThemeUIStyleObject = { display: "flex", alignItems: "center", gap: 2, flex: "1 1 0" };

/** The horizontal place of a position: where the middle of the knob is. */
const along = (position: number) => {
  const part = (position - scaleEnds.against) / (scaleEnds.for - scaleEnds.against);
  return `calc(${knob} / 2 + (100% - ${knob}) * ${part})`;
};

/** The sentiment scale as a slider. */
export function StandScale({
  words,
  label,
  position,
  before,
  remark,
  onMove,
  className,
}: StandScaleProps) {
  const { messages: shared } = useSite();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const standing = positionInWords(position, words);

  // A visitor can move it before the page is hydrated, and the browser can restore it after a reload.
  useEffect(() => {
    const set = Number(input.current?.value ?? position);
    if (set !== position) onMove(set);
  });

  return (
    <div
      className={className}
      sx={{ display: "grid", gap: 1, px: [4, null, 5], py: 4, borderTop: "rule" }}
    >
      <div
        sx={{
          display: "flex",
          flexDirection: ["column", "row"],
          justifyContent: "space-between",
          columnGap: 4,
          fontWeight: "strong",
        }}
      >
        <label htmlFor={id}>{label}</label>
        <span sx={{ fontVariantNumeric: "tabular-nums" }}>{standing}</span>
      </div>
      <div sx={{ position: "relative" }}>
        <span
          aria-hidden
          sx={{
            ...centered,
            left: 0,
            right: 0,
            height: 8,
            mt: "-4px",
            borderRadius: 4,
            backgroundImage: scaleTrack,
            "@media (forced-colors: active)": { border: "1px solid" },
          }}
        />
        <span
          aria-hidden
          style={{ left: along(before) }}
          sx={{
            ...centered,
            width: knob,
            height: knob,
            borderRadius: "50%",
            transform: "translate(-50%, -50%)",
            border: "2px dashed",
            borderColor: "text",
            bg: "sheet",
            transition: "left 400ms ease-out",
          }}
        />
        <input
          ref={input}
          id={id}
          type="range"
          min={scaleEnds.against}
          max={scaleEnds.for}
          value={position}
          aria-valuetext={standing}
          onChange={(event) => onMove(Number(event.target.value))}
          sx={slider}
        />
      </div>
      <div
        aria-hidden
        sx={{ display: "flex", flexWrap: "wrap", gap: 2, fontSize: "small", fontWeight: "strong" }}
      >
        <span sx={{ ...end, color: "against" }}>
          <SideMark side="against" />
          {shared.sideAgainst}
        </span>
        <span sx={{ color: "muted" }}>{words.undecided}</span>
        <span sx={{ ...end, justifyContent: "end", color: "for" }}>
          {shared.sideFor}
          <SideMark side="for" />
        </span>
      </div>
      {/* Two lines on phones, so that nothing moves below while the scale moves. */}
      <p role="status" sx={{ ...variant("text.small"), pt: 1, minHeight: ["3.5em", 0] }}>
        {remark}
      </p>
    </div>
  );
}
