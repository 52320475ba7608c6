import { memo, useCallback, useMemo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../components/useSite";
import { fillPlaceholders } from "../shared/tokens";
import { variant } from "../theme/variant";
import { arrowsBetween, columnOf, columnWidths, partsOfPath, placePoints } from "./geometry";
import { type HeadingTag, MapEntry } from "./MapEntry";
import { ScaleBar, ScaleEnds } from "./SentimentScale";
import { SideName } from "./Side";
import { FlowArrow, PathPart, Ring } from "./strokes";
import type { Debate, DebateProps } from "./walk";
import { changeInWords, positionInWords } from "./words";

interface DebateMapProps extends DebateProps {
  /** `one` is a list in the HTML, of which pages with scripts show one argument. On phones, a `map` has labels only. */
  mode: keyof typeof modes;
  Heading: HeadingTag;
  /** The visitor's positions; without them, the map has the path of one sample reader. */
  positions?: readonly number[];
  /** The number of the one argument. */
  reading?: number;
}

const wide = "@container (min-width: 34rem)";
const roomy = "@container (min-width: 60rem)";
const narrow = "@container (max-width: 33.99rem)";

const columns: ThemeUIStyleObject = {
  gridTemplateColumns: columnWidths("minmax(2rem, 16%)"),
  gridAutoRows: "minmax(1.6rem, auto)",
  "& > li": { gridRow: "var(--row) / span 2" },
  "& > [data-side=for]": { gridColumn: columnOf.for },
  "& > [data-side=against]": { gridColumn: columnOf.against },
  "& > [data-drawn]": { display: "block" },
};

/** The signs, columns and arrows say the same. */
const said = { "& [data-part=side], & [data-part=answers]": variant("text.hidden") };

const map: ThemeUIStyleObject = {
  "&": said,
  [narrow]: {
    "& > ol": {
      gridTemplateColumns: columnWidths("1.25rem"),
      fontSize: "0.8125rem",
    },
    "& [data-part=claim]": { display: "none" },
  },
};

/** One point at a time, large. All are in the same place, so that the longest makes room and nothing moves. */
const one: ThemeUIStyleObject = {
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

const modes = { list: { [wide]: said }, map, one };

interface CommonGroundProps {
  points: Debate["commonGround"];
  Heading: HeadingTag;
  referenceTo(how: "joins", slugs: readonly string[]): string;
}

/** What both sides accept, in a ring. */
const CommonGround = memo(({ points, Heading, referenceTo }: CommonGroundProps) => (
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
      pt: 5,
      // The ring curves more at the bottom.
      pb: 6,
      textAlign: "center",
      breakInside: "avoid",
    }}
  >
    <Ring data-drawn="last" sx={{ color: "common" }} />
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
      {points.map(({ claim, text, joins }) => (
        <li key={claim}>
          <p sx={{ color: "common", fontWeight: "strong" }}>{claim}</p>
          {text && <p>{text}</p>}
          <p data-part="answers" sx={{ color: "muted" }}>
            {referenceTo("joins", joins)}
          </p>
        </li>
      ))}
    </ul>
  </div>
));

/**
 * A debate as competitive debaters note it: a column for each side, arrows from claims to answers, a ring around what both accept.
 * A reader's path lies across it.
 */
export const DebateMap = memo((props: DebateMapProps) => {
  const { debate, mode, Heading, positions, reading } = props;
  const { words } = debate;
  const { messages } = useSite();
  // These stay the same from step to step, so that only the entries that change render.
  const placed = useMemo(() => placePoints(debate.arguments), [debate]);
  const path = useMemo(
    () => positions ?? [debate.scaleStart, debate.scaleNow],
    [debate, positions],
  );
  const [first = 0, last = 0] = [path[0], path[path.length - 1]];
  const isMap = mode === "map";
  const standing = (written: string, position: number) =>
    mode !== "list" && fillPlaceholders(written, { position: positionInWords(position, words) });
  const movedBy = (number: number) => {
    const change =
      path[placed.length] === undefined ? 0 : (path[number] ?? 0) - (path[number - 1] ?? 0);
    return change ? changeInWords(change, words) : undefined;
  };
  const referenceTo = useCallback(
    (how: "answers" | "joins", slugs: readonly string[]) =>
      fillPlaceholders(messages[how], {
        points: placed
          .filter(({ point }) => slugs.includes(point.slug))
          .map(({ point, number }) => [number, point.label].filter(Boolean).join(" "))
          .join(", "),
      }),
    [placed, messages],
  );

  return (
    <div
      sx={{
        "--knob": "28px",
        px: [4, null, 5],
        py: 3,
        ...modes[mode],
      }}
    >
      <div sx={{ display: "grid", gap: 1, breakAfter: "avoid" }}>
        <ScaleEnds>{standing(words.before, first)}</ScaleEnds>
        <ScaleBar position={first} earlier />
      </div>
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
            hasText={!isMap}
            reference={entry.point.answers && referenceTo("answers", entry.point.answers)}
            moved={movedBy(entry.number)}
            current={entry.number === reading}
          />
        ))}
        {partsOfPath(path, placed).map((part) => (
          <PathPart key={part.row} {...part} />
        ))}
        {/* Above the path, which would cover the short ones of a narrow map. */}
        {arrowsBetween(placed).map((arrow) => (
          <FlowArrow key={`${arrow.row} ${arrow.toRow}`} {...arrow} />
        ))}
      </ol>
      <div sx={{ display: "grid", gap: 1, breakBefore: "avoid" }}>
        <ScaleBar position={last} />
        <ScaleEnds>{standing(words.now, last)}</ScaleEnds>
      </div>
      <CommonGround points={debate.commonGround} Heading={Heading} referenceTo={referenceTo} />
    </div>
  );
});
