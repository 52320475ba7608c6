import { type ComponentProps, type CSSProperties, memo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { type Arrow, alongScale, columnOf, type PartOfPath } from "./geometry";

/* Lines on the grid of a debate. Hidden from screen readers, because the words say the same. */

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

const layer: ThemeUIStyleObject = {
  position: "relative",
  pointerEvents: "none",
  "& svg": { position: "absolute", width: "100%", height: "100%", overflow: "visible" },
};

/** A line through a grid area, which is 100 wide and 100 high whatever its size. */
const Line = (path: ComponentProps<"path">) => (
  <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
    <path fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" {...path} />
  </svg>
);

/** From a claim to the answer in the next row; past other rows, close to the column of the claim. */
const curves = { near: "M0 0C60 0 40 100 100 100", far: "M0 0C45 0 0 100 100 100" };

/** An arrow in the color of the answer. */
export const FlowArrow = memo(({ to, row, toRow }: Arrow) => (
  <li
    aria-hidden
    data-drawn
    style={{ gridArea: `${row} / ${columnOf.between} / ${toRow}` }}
    sx={{
      ...layer,
      mt: "0.7em",
      mb: "-0.7em",
      mx: 1,
      color: to,
      transform: to === "for" ? "scaleX(-1)" : "none",
      "&::after": {
        content: "''",
        position: "absolute",
        bottom: "-4px",
        right: "1px",
        width: "8px",
        height: "8px",
        border: "solid currentColor",
        borderWidth: "1.75px 1.75px 0 0",
        transform: "rotate(45deg)",
      },
    }}
  >
    <Line d={toRow - row > 1 ? curves.far : curves.near} strokeWidth={1.75} />
  </li>
));

/** A part of a reader's path down the sheet, to the left toward For and to the right toward Against. */
export const PathPart = memo(({ from, to, row, toRow }: PartOfPath) => {
  const [start, stop] = [alongScale(from), alongScale(to)];
  return (
    <li
      aria-hidden
      data-drawn="last"
      style={{ gridRow: `${row} / ${toRow}`, "--turn": row } as CSSProperties}
      sx={{
        ...layer,
        gridColumn: "1 / -1",
        mx: "calc(var(--knob) / 2)",
        color: to > from ? "for" : to < from ? "against" : "text",
      }}
    >
      <Line
        d={`M${start} 0C${start} 50 ${stop} 50 ${stop} 100`}
        strokeWidth={to === from ? 3 : 6}
        strokeLinecap="round"
      />
    </li>
  );
});

/** A ring around the element it is in, as debaters draw it by hand around what both sides accept. */
export const Ring = (props: ComponentProps<"svg">) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 200 100"
    preserveAspectRatio="none"
    {...props}
    sx={{
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      maxWidth: "none",
      overflow: "visible",
    }}
  >
    <path
      d="M30 7C84-2 164-3 188 16c16 16 14 50-4 66-24 18-122 20-166 8C2 84-3 32 12 16 18 9 32 5 46 4"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);
