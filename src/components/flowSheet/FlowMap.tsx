import { keyframes } from "@emotion/react";
import { type CSSProperties, memo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { fillPlaceholders } from "../../fields/tokens";
import { colorReference } from "../../theme/colors";
import { draw, drawnInView } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { Ring } from "../Ring";
import { useSite } from "../useSite";
import { FlowArrow } from "./FlowArrow";
import { arrowsBetween, type PlacedPoint, type Point, placePoints } from "./flowPlacement";
import { alongScale, ScaleBar, ScaleEnds } from "./SentimentScale";
import { SideName, useSideNames } from "./Side";

export interface MapPoint extends Point {
  readonly label?: string;
  readonly claim: string;
  readonly text?: string | null;
  readonly note?: string | null;
}

type HeadingTag = "h3" | "h4" | "p";

interface FlowMapProps {
  points: readonly MapPoint[];
  Heading?: HeadingTag;
  /** The positions of a reader: before reading, and after each point or only at the end. */
  positions?: readonly number[];
  /** Says how the first and last position and a change are called. */
  inWords?: { before: string; now: string; change(change: number): string };
  /** The number of the point that a page with scripts shows alone. */
  reading?: number;
  /** Whether arrows, path and ring draw themselves at once, and not as they come into view. */
  atOnce?: boolean;
}

const wide = "@container (min-width: 34rem)";
const roomy = "@container (min-width: 60rem)";
const narrow = "@container (max-width: 33.99rem)";

const paper = colorReference("sheet");

const drawnAtOnce: ThemeUIStyleObject = {
  "@media (prefers-reduced-motion: no-preference)": {
    animation: `${draw} 500ms ease-out both`,
    animationDelay: "calc(var(--turn) * 120ms)",
  },
};

const columns: ThemeUIStyleObject = {
  gridTemplateColumns: "minmax(0, 1fr) minmax(2rem, 16%) minmax(0, 1fr)",
  gridAutoRows: "minmax(1.6rem, auto)",
  "& > li": { gridRow: "var(--row) / span 2" },
  "& > [data-side=for]": { gridColumn: 1 },
  "& > [data-side=against]": { gridColumn: 3 },
  "& > [data-drawn]": { display: "block" },
};

/** Each side's arguments come from its own side of the sheet. */
const arrive = (from: string) => ({
  "@media (prefers-reduced-motion: no-preference)": {
    animation: `${keyframes({ from: { opacity: 0, transform: `translateX(${from})` } })} 260ms ease-out`,
  },
});

/** One point at a time, large. All are in the same place, so that the longest makes room and nothing moves. */
const alone: ThemeUIStyleObject = {
  "@media screen": {
    "html.js &": {
      "& > :not(ol), & > ol > [data-drawn]": { display: "none" },
      "& > ol": { gridTemplateColumns: "minmax(0, 1fr)", py: 2 },
      "& > ol > li": { gridArea: "1 / 1", gap: 3, pb: 0, visibility: "hidden" },
      "& > ol > [data-current]": { visibility: "visible" },
      "& > ol > [data-side=for]:not(:first-of-type)": arrive("-0.75rem"),
      "& > ol > [data-side=against]": { pl: [0, 5], ...arrive("0.75rem") },
      "& [data-part=claim]": {
        ...variant("text.title"),
        mt: 2,
        [roomy]: { fontSize: "1.75rem" },
      },
      [roomy]: { "& p": { fontSize: "lead" } },
    },
  },
};

interface MapEntryProps extends PlacedPoint<MapPoint> {
  Heading: HeadingTag;
  reference: string | undefined;
  moved: string | undefined;
  current: boolean;
}

const MapEntry = memo((entry: MapEntryProps) => {
  const { point, number, row, Heading, reference, moved, current } = entry;
  const { side, label, claim, text, note } = point;
  const names = useSideNames();
  return (
    <li
      data-side={side}
      data-current={current || undefined}
      style={{ "--row": row } as CSSProperties}
      sx={{
        position: "relative",
        zIndex: 1,
        display: "grid",
        gap: 1,
        alignContent: "start",
        pb: [3, 4],
        // As on maps, a path passes behind the words.
        textShadow: `0 0 2px ${paper}, 0 0 3px ${paper}, 0 0 4px ${paper}, 0 0 5px ${paper}`,
      }}
    >
      <Heading
        tabIndex={current ? -1 : undefined}
        sx={{ fontSize: "inherit", fontWeight: "strong", lineHeight: 1.36 }}
      >
        <span
          sx={{
            display: label ? "flex" : "inline",
            alignItems: "baseline",
            columnGap: 2,
            color: "muted",
          }}
        >
          <SideName side={side} sx={{ mr: label ? 0 : 2 }}>
            <span data-part="side">{names[side]}</span>
          </SideName>
          <span>
            {number} {label && <span sx={{ mr: 2 }}>{label}</span>}{" "}
            {moved && <span sx={{ display: "inline-block", color: "text" }}>{moved}</span>}
          </span>
        </span>{" "}
        <span
          data-part="claim"
          sx={{ display: label && "block", color: side, textWrap: "balance" }}
        >
          {claim}
        </span>
      </Heading>
      {text && <p sx={{ fontSize: "body", maxWidth: "38em", textWrap: "pretty" }}>{text}</p>}
      {reference && (
        <p data-part="answers" sx={variant("text.small")}>
          {reference}
        </p>
      )}
      {note && <p sx={variant("text.small")}>{note}</p>}
    </li>
  );
});

interface PathPartProps {
  from: number;
  to: number;
  row: number;
  end: number;
}

/** A part of a reader's path down the sheet, to the left toward For and to the right toward Against. */
const PathPart = memo(({ from, to, row, end }: PathPartProps) => {
  const [start, stop] = [alongScale(from), alongScale(to)];
  const shape = {
    d: `M${start} 0C${start} 50 ${stop} 50 ${stop} 100`,
    fill: "none",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <li
      aria-hidden
      data-drawn
      style={{ gridRow: `${row} / ${end}`, "--turn": row } as CSSProperties}
      sx={{
        position: "relative",
        gridColumn: "1 / -1",
        mx: "calc(var(--knob) / 2)",
        pointerEvents: "none",
        "& svg": { position: "absolute", width: "100%", height: "100%", overflow: "visible" },
        "& path:first-of-type": { stroke: "sheet" },
        "& path:last-of-type": { stroke: to > from ? "for" : to < from ? "against" : "text" },
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path {...shape} strokeWidth={12} />
        <path {...shape} strokeWidth={to === from ? 3 : 6} strokeLinecap="round" />
      </svg>
    </li>
  );
});

interface CommonGroundProps {
  points: readonly MapPoint[];
  Heading: HeadingTag;
  referenceOf(point: MapPoint): string | undefined;
}

/** What both sides accept, in a ring. */
const CommonGround = ({ points, Heading, referenceOf }: CommonGroundProps) => (
  <div
    sx={{
      position: "relative",
      display: "grid",
      justifyItems: "center",
      gap: 2,
      width: "fit-content",
      maxWidth: "36rem",
      mx: "auto",
      my: 4,
      px: "calc(1rem + 6%)",
      py: 5,
      textAlign: "center",
      breakInside: "avoid",
    }}
  >
    <Ring data-drawn style={{ "--turn": 10 } as CSSProperties} sx={{ color: "common" }} />
    <Heading sx={{ lineHeight: "title" }}>
      <SideName side="common" />
    </Heading>
    <ul
      sx={{
        display: "grid",
        gap: 3,
        fontSize: "small",
        lineHeight: 1.36,
        "& p": { textWrap: "balance" },
      }}
    >
      {points.map((point) => (
        <li key={point.slug}>
          <p sx={{ color: "common", fontWeight: "strong" }}>{point.claim}</p>
          {point.text && <p>{point.text}</p>}
          <p data-part="answers" sx={{ color: "muted" }}>
            {[referenceOf(point), point.note].filter(Boolean).join(" · ")}
          </p>
        </li>
      ))}
    </ul>
  </div>
);

/**
 * A debate as competitive debaters note it: a column for each side, arrows from claims to answers, a ring around what both accept.
 * A reader's path lies across it.
 */
export const FlowMap = memo((props: FlowMapProps) => {
  const { points, Heading = "h4", positions, inWords, reading, atOnce = false } = props;
  const { messages } = useSite();
  const placed = placePoints(points.filter(({ side }) => side !== "common"));
  const common = points.filter(({ side }) => side === "common");
  const end = Math.max(...placed.map(({ row }) => row)) + 2;
  const [first = 0, last = 0] = [positions?.[0], positions?.[positions.length - 1]];
  // On phones, a map has labels only. Without labels, and to read it whole, it is a list.
  const isMap = !reading && placed.every(({ point }) => point.label);
  const movedBy = (number: number) => {
    const change =
      positions?.[placed.length] === undefined
        ? 0
        : (positions[number] ?? 0) - (positions[number - 1] ?? 0);
    return change ? inWords?.change(change) : undefined;
  };
  const referenceOf = ({ side, answers }: MapPoint) =>
    answers?.length
      ? fillPlaceholders(side === "common" ? messages.joins : messages.answers, {
          points: placed
            .filter(({ point }) => answers.includes(point.slug))
            .map(({ point, number }) => [number, point.label].filter(Boolean).join(" "))
            .join(", "),
        })
      : undefined;

  return (
    <div
      sx={{
        "--knob": "28px",
        px: [4, null, 5],
        py: 3,
        "& [data-drawn]": atOnce ? drawnAtOnce : drawnInView,
        // The signs, columns and arrows say the same.
        ...(!reading && {
          [isMap ? "&" : wide]: {
            "& [data-part=side], & [data-part=answers]": variant("text.hidden"),
          },
        }),
        ...(isMap && {
          [narrow]: {
            "& > ol": {
              gridTemplateColumns: "minmax(0, 1fr) 1.25rem minmax(0, 1fr)",
              fontSize: "0.8125rem",
            },
            "& [data-part=claim]": variant("text.hidden"),
          },
        }),
        ...(reading ? alone : {}),
      }}
    >
      {positions && (
        <div sx={{ display: "grid", gap: 1, breakAfter: "avoid" }}>
          <ScaleEnds>{inWords?.before}</ScaleEnds>
          <ScaleBar position={first} earlier />
        </div>
      )}
      <ol
        sx={{
          display: "grid",
          fontSize: "small",
          "& > [data-drawn]": { display: "none" },
          [isMap ? "&" : wide]: columns,
        }}
      >
        {placed.map((entry) => (
          <MapEntry
            key={entry.point.slug}
            {...entry}
            Heading={Heading}
            reference={referenceOf(entry.point)}
            moved={movedBy(entry.number)}
            current={entry.number === reading}
          />
        ))}
        {arrowsBetween(placed).map(({ key, ...arrow }) => (
          <FlowArrow key={key} {...arrow} />
        ))}
        {positions?.slice(1).map((to, index) => (
          <PathPart
            key={placed[index]?.number}
            from={positions[index] ?? 0}
            to={to}
            row={placed[index]?.row ?? 1}
            end={(positions.length > 2 && placed[index + 1]?.row) || end}
          />
        ))}
      </ol>
      {positions && (
        <div sx={{ display: "grid", gap: 1, breakBefore: "avoid" }}>
          <ScaleBar position={last} />
          <ScaleEnds>{inWords?.now}</ScaleEnds>
        </div>
      )}
      {common.length > 0 && (
        <CommonGround points={common} Heading={Heading} referenceOf={referenceOf} />
      )}
    </div>
  );
});
