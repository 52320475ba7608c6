import { type ReactElement, useEffect, useId, useRef } from "react";
import { rangeSlider } from "../theme/rangeSlider";
import { variant } from "../theme/variant";
import { scaleEnd } from "./geometry";
import { columnLayout } from "./layouts";
import { SideName } from "./Side";
import { BelowKnob, scaleGradient } from "./strokes";

interface SentimentScaleProps {
  /** The language of its words. */
  lang: string | undefined;
  label: string;
  /** Where the sides are, for screen readers. */
  ends: string;
  /** The id of what says how to use it. */
  describedBy: string | undefined;
  position: number;
  standing: string;
  onMove(position: number): void;
}

/** The scale on which the reader says where they stand, from For at the left to Against at the right. */
export function SentimentScale(props: SentimentScaleProps): ReactElement {
  const { lang, label, ends, describedBy, position, standing, onMove } = props;
  const id = useId();
  const endsId = `${id}ends`;
  const input = useRef<HTMLInputElement>(null);
  const touched = useRef(position);

  // A visitor can move it before the page is hydrated.
  useEffect(() => {
    const set = -Number(input.current?.value ?? -position);
    if (set !== position) onMove(set);
  });

  return (
    <div
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr)",
        gap: 1,
        // Its parts are rows of the column.
        [columnLayout]: { display: "contents" },
      }}
    >
      <label htmlFor={id} lang={lang} sx={variant("text.hidden")}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        lang={lang}
        type="range"
        // After a reload, the debate begins again, and the browser would restore the position.
        autoComplete="off"
        min={-scaleEnd}
        max={scaleEnd}
        value={-position}
        aria-valuetext={standing}
        aria-describedby={describedBy ? `${describedBy} ${endsId}` : endsId}
        onChange={(event) => onMove(-Number(event.target.value))}
        onPointerDown={() => {
          touched.current = position;
        }}
        // The finger scrolls the page.
        onPointerCancel={() => onMove(touched.current)}
        sx={{
          ...rangeSlider({
            height: 8,
            borderRadius: 4,
            backgroundImage: scaleGradient,
            "@media (forced-colors: active)": { border: "1px solid" },
          }),
          width: "auto",
          mx: "calc(var(--inset) - var(--knob) / 2)",
          // As high as its knob for what stands above and below.
          my: "calc((var(--knob) - 2.75rem) / 2)",
          touchAction: "pan-y",
        }}
      />
      <span id={endsId} lang={lang} hidden>
        {ends}
      </span>
      <div aria-hidden sx={{ order: -1, [columnLayout]: { order: 0 } }}>
        <BelowKnob position={position} lang={lang}>
          {standing}
        </BelowKnob>
      </div>
      <div
        aria-hidden
        sx={{
          order: 1,
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          // As wide as the bar.
          [columnLayout]: { px: "calc(var(--inset) - var(--knob) / 2)" },
        }}
      >
        <SideName side="for" />
        <SideName side="against" sx={{ flexDirection: "row-reverse" }} />
      </div>
    </div>
  );
}
