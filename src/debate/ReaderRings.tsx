import { graphql } from "gatsby";
import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useDrawing } from "../components/useDrawing";
import { langOf } from "../shared/langOf";
import { fillPlaceholders } from "../shared/tokens";
import { colorReference } from "../theme/colors";
import { cover, printed } from "../theme/mixins";
import { variant } from "../theme/variant";
import { alongScale } from "./geometry";
import { countMoves, curvesOf } from "./readerMoves";
import { SideMark, SideName } from "./Side";
import { scaleGradient } from "./strokes";

export const fragment = graphql`
  fragment ReaderRings on Debate {
    note lang
    arguments { slug }
    readers { label lang moves { before after } }
    words { readersMoved lang }
  }
`;

type Readers = NonNullable<Queries.ReaderRingsFragment["readers"]>;

/** The group between the sides, or below them where it has no room. */
const labels: ThemeUIStyleObject = {
  ...variant("text.label"),
  display: "grid",
  gridTemplateColumns: "minmax(max-content, 1fr) auto minmax(max-content, 1fr)",
  columnGap: 2,
  pt: 3,
  lineHeight: "title",
  textAlign: "center",
  "@container (max-width: 20rem)": {
    "& > :nth-of-type(2)": { gridArea: "2 / 1 / auto / -1" },
    "& > :nth-of-type(3)": { gridColumn: 3 },
  },
};

const picture: ThemeUIStyleObject = {
  "--before": ["11px", "15px"],
  "--after": ["13px", "18px"],
  position: "relative",
  height: "clamp(14.5rem, 19vw, 18rem)",
  mt: 2,
  // The middle of the scale.
  "&::before": { ...cover, content: "''", right: "50%", borderRight: "rule" },
};

const scale: ThemeUIStyleObject = {
  ...printed,
  forcedColorAdjust: "none",
  position: "absolute",
  bottom: "calc(var(--after) / 2 - 2.5px)",
  width: "100%",
  height: "5px",
  borderRadius: "3px",
  backgroundImage: scaleGradient,
};

/** Between the rings and the scale. */
const curves: ThemeUIStyleObject = {
  position: "absolute",
  top: "var(--before)",
  width: "100%",
  height: "calc(100% - var(--before) - var(--after) / 2)",
  overflow: "visible",
};

const drawnDownward: ThemeUIStyleObject = {
  "@media screen and (prefers-reduced-motion: no-preference)": {
    "&[data-motion=waiting]": { visibility: "hidden" },
    "&[data-motion=drawing]": {
      // CommonGround.tsx says why its keyframes are here.
      "@keyframes downward": { from: { clipPath: "inset(0 -9px 100% -9px)" } },
      clipPath: "inset(0 -9px 0 -9px)",
      animation: "downward 900ms ease-in-out",
    },
  },
};

const ringsOf = (size: string, style: ThemeUIStyleObject): ThemeUIStyleObject => ({
  "& > span": {
    position: "absolute",
    width: size,
    height: size,
    mx: `calc(${size} / -2)`,
    borderRadius: "50%",
    ...style,
  },
});

const ringsBefore = ringsOf("var(--before)", { top: 0, border: "1.5px dashed" });
const ringsAfter = ringsOf("var(--after)", {
  ...printed,
  bottom: 0,
  border: "2px solid",
  bg: "background",
});

interface RingsProps {
  positions: readonly number[];
  className?: string;
}

/** Rings at positions of the scale. Places are in percent, so that they stay round at every width. */
const Rings = ({ positions, className }: RingsProps) => (
  <div className={className}>
    {positions.map((position, index) => {
      // Several readers can stand at the same place.
      const key = `${index} ${position}`;
      return <span key={key} style={{ left: `${alongScale(position)}%` }} />;
    })}
  </div>
);

/** Readers on the scale: before at the top, after at the bottom, and a curve between, thicker where somebody moved far. */
function Drawing({ moves }: Pick<Readers, "moves">) {
  const [svg, motion] = useDrawing<SVGSVGElement>();
  return (
    <div sx={picture}>
      <div sx={scale} />
      <div data-drawn="readers" sx={cover}>
        <svg
          aria-hidden
          ref={svg}
          data-motion={motion}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          strokeLinecap="round"
          sx={{ ...curves, ...drawnDownward }}
        >
          {curvesOf(moves).map(({ direction, isFar, path }) => (
            <path
              key={`${direction} ${isFar}`}
              d={path}
              vectorEffect="non-scaling-stroke"
              stroke={colorReference(direction ?? "outline")}
              strokeWidth={isFar ? 3.4 : 2}
              strokeDasharray={direction ? undefined : "0 6"}
            />
          ))}
        </svg>
        <Rings positions={moves.map(({ before }) => before)} sx={ringsBefore} />
        <Rings positions={moves.map(({ after }) => after)} sx={ringsAfter} />
      </div>
    </div>
  );
}

interface CountProps {
  of: "for" | "against" | "stayed";
  count: number;
}

/** A number of readers in the line, with the sign of the side that they moved toward. */
const Count = ({ of, count }: CountProps) => (
  <b
    sx={{
      ...variant("text.title"),
      fontSize: "lead",
      whiteSpace: "nowrap",
      color: of === "stayed" ? "text" : of,
    }}
  >
    {of !== "stayed" && <SideMark side={of} sx={{ mr: 1 }} />}
    {count}
  </b>
);

interface ReaderRingsProps {
  debate: Queries.ReaderRingsFragment;
  readers: Readers;
}

/** A group's change of mind: where its readers stood on the scale before a debate and after it, drawn, and counted in a line. */
export function ReaderRings({ debate, readers }: ReaderRingsProps): ReactElement {
  const { words, note } = debate;
  const { moves, label } = readers;
  const counts = countMoves(moves);
  const line = fillPlaceholders(words.readersMoved, { arguments: debate.arguments.length });
  return (
    <figure>
      <div sx={labels}>
        <SideName side="for" />
        <span lang={langOf(readers)}>{fillPlaceholders(label, { number: moves.length })}</span>
        <SideName side="against" sx={{ flexDirection: "row-reverse" }} />
      </div>
      <Drawing moves={moves} />
      <figcaption sx={{ mt: 3, fontSize: "small" }}>
        <span lang={langOf(words)}>
          {line.split(/\{(\w+)\}/).map((piece, index) => {
            const of = piece as CountProps["of"];
            return index % 2 ? <Count key={of} of={of} count={counts[of]} /> : piece;
          })}
        </span>{" "}
        <span lang={langOf(debate)} sx={{ color: "muted" }}>
          {note}
        </span>
      </figcaption>
    </figure>
  );
}
