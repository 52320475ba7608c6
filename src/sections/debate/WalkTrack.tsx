import { memo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { FlowArrow } from "../../components/flowSheet/FlowArrow";
import { arrowsBetween, placePoints } from "../../components/flowSheet/flowPlacement";
import { SideMark, SideName, useSideNames } from "../../components/flowSheet/Side";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { narrowScreens } from "../../theme/media";
import { variant } from "../../theme/variant";
import type { Debate, DebateProps, StepProps } from "./walk";

const columns = { for: 1, against: 3 };
const sheet: ThemeUIStyleObject = {
  display: ["none", "grid"],
  // Narrower where the track is next to the step, and there is little room for both.
  gridTemplateColumns: ["2rem", null, "1rem", "2rem"].map(
    (gap) => gap && `minmax(0, 1fr) ${gap} minmax(0, 1fr)`,
  ),
  width: "100%",
  maxWidth: ["26rem", "none", "26rem"],
};

interface TrackPointProps {
  argument: Debate["arguments"][number];
  number: number;
  row: number;
  known: boolean;
  current: boolean;
}

/** An argument that was read, or a line in place of one to come. */
const TrackPoint = memo(({ argument, number, row, known, current }: TrackPointProps) => {
  const { side, label } = argument;
  const names = useSideNames();
  return (
    <li
      aria-hidden={!known || undefined}
      aria-current={current ? "step" : undefined}
      sx={{
        gridColumn: columns[side],
        gridRow: row,
        alignSelf: ["end", "start"],
        display: "flex",
        flexDirection: ["column", "row"],
        alignItems: "center",
        gap: [1, 2],
        pt: "2px",
        // The height of a sign and a number, so that nothing moves when the first sign appears.
        minHeight: ["2.25rem", 0],
        justifyContent: ["end", "start"],
        borderBottom: [current ? "2px solid" : "none", "none"],
        color: current ? side : "muted",
        fontWeight: current ? 700 : "medium",
      }}
    >
      {known && (
        <>
          <SideMark side={side} />
          <VisuallyHidden>{names[side]}: </VisuallyHidden>
        </>
      )}
      <span>
        {number}
        {known && (
          // On phones, where the step names the argument, for screen readers only. A no-break space keeps it on the number's line.
          <span sx={{ [`@media ${narrowScreens}`]: variant("text.hidden") }}>
            {`\u00a0${label}`}
          </span>
        )}
      </span>
      {(side === "for" || !known) && (
        <span aria-hidden sx={{ display: ["none", "block"], flex: 1, borderBottom: "rule" }} />
      )}
    </li>
  );
});

/** The arguments read so far as a small flow sheet; on phones, a row of their signs and numbers. */
export function WalkTrack({ debate, words, walk }: DebateProps & Pick<StepProps, "walk">) {
  const placed = placePoints(debate.arguments);
  return (
    <div
      sx={{
        display: "flex",
        flexDirection: "column",
        px: [4, null, null, 5],
        py: [2, 5],
        borderTop: ["rule", null, "none"],
        borderLeft: ["none", null, "rule"],
        fontSize: "small",
        lineHeight: "title",
      }}
    >
      <p aria-hidden sx={{ ...sheet, pb: 3 }}>
        <SideName side="for" />
        <SideName side="against" sx={{ gridColumn: columns.against }} />
      </p>
      <ol
        aria-label={words.track}
        aria-hidden={walk.seen === 0 || undefined}
        sx={{
          ...sheet,
          display: ["flex", "grid"],
          justifyContent: "space-between",
          flex: 1,
          gridAutoRows: "minmax(1.75rem, 1fr)",
          maxHeight: "28rem",
        }}
      >
        {placed.map(({ point, number, row }) => (
          <TrackPoint
            key={point.slug}
            argument={point}
            number={number}
            row={row}
            known={number <= walk.seen}
            current={number === walk.step}
          />
        ))}
        {arrowsBetween(placed.slice(0, walk.seen)).map(({ key, ...arrow }) => (
          <FlowArrow key={key} {...arrow} />
        ))}
      </ol>
    </div>
  );
}
