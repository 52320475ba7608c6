import type { ThemeUIStyleObject } from "theme-ui";
import { FlowArrow } from "../../components/flowSheet/FlowArrow";
import { arrowsBetween, placePoints } from "../../components/flowSheet/flowPlacement";
import { SideMark } from "../../components/flowSheet/SideMark";
import { SideName } from "../../components/flowSheet/SideName";
import { useSite } from "../../components/useSite";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { narrowScreens } from "../../theme/media";
import { variant } from "../../theme/variant";
import type { Debate, DebateWords } from "./types";
import type { Walk } from "./walk";

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

/** On phones, where the step names the argument, its label is for screen readers only. */
const labelOnPhones: ThemeUIStyleObject = { [`@media ${narrowScreens}`]: variant("text.hidden") };

/**
 * The arguments read so far as a small flow sheet, with lines instead of those to come; on phones, a row of their signs and
 * numbers.
 */
export function WalkTrack({
  debate,
  words,
  walk,
}: {
  debate: Debate;
  words: DebateWords;
  walk: Walk;
}) {
  const { messages: shared } = useSite();
  const placed = placePoints(debate.arguments);
  const names = { for: shared.sideFor, against: shared.sideAgainst };
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
        <SideName side="for">{names.for}</SideName>
        <SideName side="against" sx={{ gridColumn: columns.against }}>
          {names.against}
        </SideName>
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
        {placed.map(({ point: { slug, side, label }, number, row }) => {
          const known = number <= walk.seen;
          const current = number === walk.step;
          return (
            <li
              key={slug}
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
                {/* A no-break space keeps the number on the line of its label. */}
                {known && <span sx={labelOnPhones}>{`\u00a0${label}`}</span>}
              </span>
              {(side === "for" || !known) && (
                <span
                  aria-hidden
                  sx={{ display: ["none", "block"], flex: 1, borderBottom: "rule" }}
                />
              )}
            </li>
          );
        })}
        {arrowsBetween(placed.slice(0, walk.seen)).map(({ key, ...arrow }) => (
          <FlowArrow key={key} {...arrow} />
        ))}
      </ol>
    </div>
  );
}
