import { memo, type ReactNode, useEffect, useId, useRef } from "react";
import { colorReference } from "../theme/colors";
import { printed } from "../theme/mixins";
import { rangeSlider } from "../theme/rangeSlider";
import { variant } from "../theme/variant";
import { alongScale, scaleEnds } from "./geometry";
import { SideName } from "./Side";

interface ScaleBarProps {
  /** Where the circle is. */
  position: number;
  /** Whether the circle is dashed, for an earlier position. */
  earlier?: boolean;
  children?: ReactNode;
}

/** The bar of the scale. Its circles are as large as `--knob`. */
export const ScaleBar = memo(({ position, earlier = false, children }: ScaleBarProps) => (
  <div
    sx={{
      position: "relative",
      minHeight: "var(--knob)",
      "& > span": { position: "absolute", pointerEvents: "none", top: "50%" },
    }}
  >
    <span
      aria-hidden
      sx={{
        ...printed,
        left: 0,
        right: 0,
        height: 8,
        transform: "translateY(-50%)",
        borderRadius: 4,
        // From side to side, through common ground.
        backgroundImage: `linear-gradient(90deg, ${colorReference("for")}, ${colorReference("common")} 50%, ${colorReference("against")})`,
        "@media (forced-colors: active)": { border: "1px solid" },
      }}
    />
    <span
      aria-hidden
      style={{
        left: `calc(var(--knob) / 2 + (100% - var(--knob)) * ${alongScale(position) / 100})`,
      }}
      sx={{
        ...printed,
        width: "var(--knob)",
        height: "var(--knob)",
        borderRadius: "50%",
        transform: "translate(-50%, -50%)",
        border: earlier ? "2px dashed" : "3px solid",
        borderColor: "text",
        bg: earlier ? "sheet" : "background",
      }}
    />
    {children}
  </div>
));

/** The names of the ends of the scale, and words between them. */
export const ScaleEnds = memo(({ children }: { children?: ReactNode }) => (
  <div
    sx={{
      ...variant("text.label"),
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      alignItems: "baseline",
      columnGap: 2,
      fontVariantNumeric: "tabular-nums",
    }}
  >
    <SideName side="for" />
    <span sx={{ color: "text", textAlign: "center", textWrap: "balance" }}>{children}</span>
    <SideName side="against" sx={{ flexDirection: "row-reverse" }} />
  </div>
));

interface SentimentScaleProps {
  label: string;
  /** The position at first, shown as a dashed circle. */
  before: number;
  position: number;
  /** The position in words. */
  standing: string;
  /** A line above the scale. */
  remark: string;
  onMove(position: number): void;
}

/** The sentiment scale, for a visitor to move. */
export function SentimentScale(props: SentimentScaleProps) {
  const { label, before, position, standing, remark, onMove } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // A visitor can move it before the page is hydrated, and the browser can restore it after a reload.
  useEffect(() => {
    const set = -Number(input.current?.value ?? -position);
    if (set !== position) onMove(set);
  });

  return (
    <div sx={{ "--knob": "28px", px: [4, null, 5], py: 3, borderTop: "rule" }}>
      <div
        sx={{
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "baseline",
          columnGap: 4,
        }}
      >
        <label htmlFor={id} sx={{ fontWeight: "strong" }}>
          {label}
        </label>
        {/* On the narrowest phones, always two lines, so that nothing moves. */}
        <p
          sx={{
            ...variant("text.small"),
            "@container (max-width: 19rem)": { minHeight: "3.2em" },
          }}
        >
          {remark}
        </p>
      </div>
      <ScaleBar position={before} earlier>
        <input
          ref={input}
          id={id}
          type="range"
          min={-scaleEnds.for}
          max={-scaleEnds.against}
          value={-position}
          aria-valuetext={standing}
          onChange={(event) => onMove(-Number(event.target.value))}
          sx={{
            // The bar is an element of its own, so that the dashed circle is between bar and knob.
            ...rangeSlider({ height: 28, bg: "transparent" }),
            display: "block",
            position: "relative",
            height: "target",
            // Outside, the ring of the focus would strike through the words above and below.
            outlineOffset: "-3px",
            // A vertical swipe that begins on the scale scrolls the page.
            touchAction: "pan-y",
          }}
        />
      </ScaleBar>
      <div aria-hidden>
        <ScaleEnds>{standing}</ScaleEnds>
      </div>
    </div>
  );
}
