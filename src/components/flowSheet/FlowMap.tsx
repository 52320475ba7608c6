import { memo, useCallback, useMemo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { fillPlaceholders } from "../../fields/tokens";
import { variant } from "../../theme/variant";
import { useSite } from "../useSite";
import { CommonGround } from "./CommonGround";
import { FlowArrow } from "./FlowArrow";
import { arrowsBetween, partsOfPath, placePoints } from "./flowPlacement";
import { type HeadingTag, MapEntry, type MapPoint } from "./MapEntry";
import { PathPart } from "./PathPart";
import { ScaleBar, ScaleEnds } from "./SentimentScale";

interface FlowMapProps {
  points: readonly MapPoint[];
  Heading?: HeadingTag;
  /** The positions of a reader: before reading, and after each point or only at the end. */
  positions?: readonly number[];
  /** Says how the first and last position and a change are called. */
  inWords?: { before: string; now: string; change(change: number): string };
  /** The number of the point that a page with scripts shows alone. */
  reading?: number;
}

const wide = "@container (min-width: 34rem)";
const roomy = "@container (min-width: 60rem)";
const narrow = "@container (max-width: 33.99rem)";

const columns: ThemeUIStyleObject = {
  gridTemplateColumns: "minmax(0, 1fr) minmax(2rem, 16%) minmax(0, 1fr)",
  gridAutoRows: "minmax(1.6rem, auto)",
  "& > li": { gridRow: "var(--row) / span 2" },
  "& > [data-side=for]": { gridColumn: 1 },
  "& > [data-side=against]": { gridColumn: 3 },
  "& > [data-drawn]": { display: "block" },
};

/** One point at a time, large. All are in the same place, so that the longest makes room and nothing moves. */
const alone: ThemeUIStyleObject = {
  "@media screen": {
    "html.js &": {
      "& > :not(ol), & > ol > [data-drawn]": { display: "none" },
      "& > ol": { gridTemplateColumns: "minmax(0, 1fr)", py: 2 },
      "& > ol > li": { gridArea: "1 / 1", pb: 0, visibility: "hidden" },
      "& > ol > li > p": { mt: 3 },
      "& > ol > [data-current]": { visibility: "visible" },
      "& > ol > [data-side=against]": { pl: [0, 5] },
      "& [data-part=claim]": {
        ...variant("text.title"),
        display: "block",
        mt: 2,
        [roomy]: { fontSize: "1.75rem" },
      },
      [roomy]: { "& p": { fontSize: "lead" } },
    },
  },
};

/**
 * A debate as competitive debaters note it: a column for each side, arrows from claims to answers, a ring around what both accept.
 * A reader's path lies across it.
 */
export const FlowMap = memo((props: FlowMapProps) => {
  const { points, Heading = "h4", positions, inWords, reading } = props;
  const { messages } = useSite();
  // These stay the same from step to step, so that only the entries that change render.
  const placed = useMemo(
    () => placePoints(points.filter(({ side }) => side !== "common")),
    [points],
  );
  const common = useMemo(() => points.filter(({ side }) => side === "common"), [points]);
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
  const referenceOf = useCallback(
    ({ side, answers }: MapPoint) =>
      answers?.length
        ? fillPlaceholders(side === "common" ? messages.joins : messages.answers, {
            points: placed
              .filter(({ point }) => answers.includes(point.slug))
              .map(({ point, number }) => [number, point.label].filter(Boolean).join(" "))
              .join(", "),
          })
        : undefined,
    [placed, messages],
  );

  return (
    <div
      sx={{
        "--knob": "28px",
        px: [4, null, 5],
        py: 3,
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
            "& [data-part=claim]": { display: "none" },
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
        {positions &&
          partsOfPath(positions, placed, end).map((part) => <PathPart key={part.row} {...part} />)}
        {/* Above the path, which would cover the short ones of a narrow map. */}
        {arrowsBetween(placed).map(({ key, ...arrow }) => (
          <FlowArrow key={key} {...arrow} />
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
