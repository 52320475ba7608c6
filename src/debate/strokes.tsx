import { type ComponentProps, memo, type ReactElement, type ReactNode } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../components/useSite";
import { isRightToLeft } from "../shared/languages";
import { colorReference } from "../theme/colors";
import { cover, printed } from "../theme/mixins";
import { alongScale, columnOf, curveBetween, directionOf, type Point, rowOf } from "./geometry";

/* Lines in the reader's column of a debate. Hidden from screen readers, because the words say the same. */

/** The scale from side to side, through common ground. */
export const scaleGradient = `linear-gradient(90deg, ${colorReference("for")}, ${colorReference("common")} 50%, ${colorReference("against")})`;

const layer: ThemeUIStyleObject = {
  position: "relative",
  pointerEvents: "none",
  "& > svg": { position: "absolute", width: "100%", height: "100%", overflow: "visible" },
};

/** A line through a grid area, which is 100 wide and 100 high whatever its size. */
const Line = ({ className, ...path }: ComponentProps<"path">) => (
  <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={className}>
    <path fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" {...path} />
  </svg>
);

const arrow: ThemeUIStyleObject = {
  ...layer,
  gridColumn: columnOf.you,
  mx: 1,
  mt: "0.7em",
  "&::after": {
    content: "''",
    position: "absolute",
    bottom: "-4px",
    right: "1px",
    width: "8px",
    height: "8px",
    border: "solid",
    borderWidth: "1.75px 1.75px 0 0",
    transform: "rotate(45deg)",
  },
};

/* Lines differ only in inline styles, because a new rule makes browsers compute every style again. */

interface FlowArrowProps {
  to: Queries.ArgumentSide;
  rows?: string;
}

/** An arrow in the color of the answer. The one to the argument that is read has no rows, and draws itself. */
export const FlowArrow = memo(({ to, rows }: FlowArrowProps) => (
  <li
    aria-hidden
    data-drawn={rows ? "arrow" : "answer"}
    style={{
      color: colorReference(to),
      transform: to === "for" ? "scaleX(-1)" : "none",
      ...(rows ? { gridRow: rows, marginBottom: "-0.7em" } : { gridRow: 1, height: "1px" }),
    }}
    sx={arrow}
  >
    <Line d={rows ? "M0 0C55 0 45 100 100 100" : "M0 0H100"} strokeWidth={1.5} />
  </li>
));

const circle: ThemeUIStyleObject = {
  ...printed,
  position: "absolute",
  width: "18px",
  height: "18px",
  m: "-9px",
  borderRadius: "50%",
  bg: "sheet",
  color: "text",
};

interface Pen {
  color: Queries.ArgumentSide | "text" | "muted";
  width: number;
  dashes?: string;
}

/** What draws a path: toward a side, where the reader stayed, and ahead of them. */
const pens: Record<Queries.ArgumentSide | "stayed" | "ahead", Pen> = {
  for: { color: "for", width: 5 },
  against: { color: "against", width: 5 },
  stayed: { color: "text", width: 3 },
  ahead: { color: "muted", width: 1.5, dashes: "1 6" },
};

interface PathPartProps {
  from: number;
  to: number;
  /** The numbers of the turns that it begins at, and ends before. */
  turn: number;
  end: number;
  /** `ahead` is the way to the scale that the reader has not read yet. */
  drawn: "turn" | "sample" | "ahead";
  /** At the edge of the column, which the path doesn't reach. */
  side?: Queries.ArgumentSide;
}

interface TurnNumberProps {
  turn: number;
  side: Queries.ArgumentSide;
}

/** The number of an argument at the edge of the reader's column, on its side. */
const TurnNumber = ({ turn, side }: TurnNumberProps) => (
  <b
    style={{
      [side === "for" ? "left" : "right"]: "calc(6px - var(--inset))",
      color: colorReference(side),
    }}
    sx={{
      position: "absolute",
      top: "50%",
      transform: "translateY(-50%)",
      fontSize: "0.8125rem",
      lineHeight: 1,
    }}
  >
    {turn}
  </b>
);

/** A part of a reader's path down the middle, to the left toward For and to the right toward Against. A circle begins the first. */
export const PathPart = memo((part: PathPartProps) => {
  const { from, to, turn, end, drawn, side } = part;
  const pen = pens[drawn === "ahead" ? "ahead" : (directionOf(from, to) ?? "stayed")];
  return (
    <li
      aria-hidden
      data-drawn={drawn}
      style={{ gridRow: `${rowOf(turn)} / ${rowOf(end)}`, color: colorReference(pen.color) }}
      sx={{ ...layer, gridColumn: columnOf.you, mx: "var(--inset)" }}
    >
      <Line
        d={curveBetween(from, to)}
        strokeWidth={pen.width}
        strokeLinecap="round"
        strokeDasharray={pen.dashes}
      />
      {turn === 1 && (
        <span
          style={{ left: `${alongScale(from)}%` }}
          sx={{ ...circle, top: 0, border: "2px dashed" }}
        />
      )}
      {side && <TurnNumber turn={turn} side={side} />}
    </li>
  );
});

interface TurnsProps {
  points: readonly Point[];
  /** Before the first turn, and after each. */
  positions: readonly number[];
}

/** The turns of a reader's path, with the numbers of their arguments. */
export const Turns = ({ points, positions }: TurnsProps): ReactElement => (
  <>
    {positions.slice(1).map((position, index) => (
      <PathPart
        key={points[index]?.slug}
        drawn="turn"
        from={positions[index] ?? position}
        to={position}
        turn={index + 1}
        end={index + 2}
        // A number alone counts nothing.
        side={positions.length > 2 ? points[index]?.side : undefined}
      />
    ))}
  </>
);

interface PathEndProps {
  position: number;
  /** The number of the last turn. */
  turn: number;
  lang: string | undefined;
  children: ReactNode;
}

/** The circle at the end of a path, with words below it. */
export const PathEnd = memo(({ position, turn, lang, children }: PathEndProps) => (
  <li
    aria-hidden
    data-drawn="end"
    style={{ gridRow: rowOf(turn + 1) }}
    sx={{ gridColumn: columnOf.you, pt: "14px" }}
  >
    <div sx={{ position: "relative", mx: "var(--inset)", top: "-14px" }}>
      <span
        style={{ left: `${alongScale(position)}%` }}
        sx={{ ...circle, border: "3px solid", bg: "background" }}
      />
    </div>
    <BelowKnob position={position} lang={lang}>
      {children}
    </BelowKnob>
  </li>
));

/** Words below a position of the scale, which end with it at both ends. */
export function BelowKnob({ position, lang, children }: Omit<PathEndProps, "turn">): ReactElement {
  const { language } = useSite();
  const at = `${alongScale(position)}%`;
  const [side, sign] = isRightToLeft(language) ? ["right", ""] : ["left", "-"];
  return (
    <p
      lang={lang}
      style={{ [side]: at, transform: `translateX(${sign}${at})` }}
      sx={{
        position: "relative",
        width: "max-content",
        maxWidth: "100%",
        fontSize: "small",
        fontWeight: "strong",
        lineHeight: "title",
        textAlign: "center",
        fontVariantNumeric: "tabular-nums",
      }}
    >
      {children}
    </p>
  );
}

/** A ring around the element it is in, as debaters draw it by hand around what both sides accept. */
export const Ring = (): ReactElement => (
  <Line
    d="M15 7C42-2 82-3 94 16c8 12.7 7 50-2 66-10 18-61 20-83 8C1 85.6-1.5 32 6 16 9 9.6 16 5 23 4"
    strokeWidth={1.75}
    sx={{ ...cover, width: "100%", height: "100%", overflow: "visible", color: "common" }}
  />
);
