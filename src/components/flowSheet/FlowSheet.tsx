import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { fillPlaces } from "../../content/tokens";
import { draw, drawnInView } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { useSite } from "../useSite";
import { FlowArrow } from "./FlowArrow";
import { FlowPoint, type FlowPointContent } from "./FlowPoint";
import { arrowsBetween, placePoints } from "./flowPlacement";
import { type Side, SideMark } from "./SideMark";

export const fragment = graphql`
  fragment FlowSheet on FlowSection {
    anchor
    title
    lead
    question
    status
    caption
    scaleStart
    scaleNow
    points {
      slug
      side
      text
      note
      answers
    }
  }
`;

interface FlowSheetProps {
  sheet: {
    readonly question: string;
    readonly status?: string;
    readonly points: readonly FlowPointContent[];
  };
  /** The scale below the arguments. */
  scale?: ReactNode;
  caption: ReactNode;
  /** Whether the sheet is on the first screen; then its animation starts at once. */
  first?: boolean;
}

const sides: readonly Side[] = ["for", "against", "common"];
const gutter = "2.25rem";
const columns = `minmax(0, 1fr) ${gutter} minmax(0, 1fr) ${gutter} minmax(0, 1fr)`;

/** Animates arrows and ring from claim to answer, one after the other. */
const drawn = (first: boolean): ThemeUIStyleObject => ({
  "& [data-drawn]": first
    ? {
        "@media (prefers-reduced-motion: no-preference)": {
          animation: `${draw} 600ms ease-out both`,
          animationDelay: "calc(var(--turn) * 180ms)",
        },
      }
    : drawnInView,
});

const grid = { display: ["block", "grid"], gridTemplateColumns: columns, px: [4, null, 5] };

/** A debate in the notation of competitive debaters: a column for each side, and arrows from claims to answers. */
export function FlowSheet({ sheet, scale, caption, first = false }: FlowSheetProps) {
  const { messages } = useSite();
  const id = useId();
  const names: Record<Side, string> = {
    for: messages.sideFor,
    against: messages.sideAgainst,
    common: messages.sideCommon,
  };
  const placed = placePoints(sheet.points);
  const numbers = new Map(placed.map(({ point, number }) => [point.slug, number]));
  const rows = Math.max(...placed.map(({ row }) => row)) + 1;

  return (
    <figure
      aria-labelledby={id}
      sx={{
        bg: "sheet",
        border: "rule",
        borderRadius: "sheet",
        overflow: "hidden",
        ...drawn(first),
        // A whole sheet would often leave half a page empty before it.
        "@media print": { breakInside: "auto" },
      }}
    >
      <div
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "baseline",
          justifyContent: "space-between",
          columnGap: 4,
          px: [4, null, 5],
          py: 3,
          borderBottom: "rule",
          breakInside: "avoid",
          breakAfter: "avoid",
        }}
      >
        <p id={id} sx={{ ...variant("text.title"), fontSize: "lead" }}>
          {sheet.question}
        </p>
        {sheet.status && <p sx={variant("text.small")}>{sheet.status}</p>}
      </div>
      <div sx={{ position: "relative", py: 4 }}>
        <div
          aria-hidden
          sx={{
            ...grid,
            display: ["flex", "grid"],
            flexWrap: "wrap",
            columnGap: [4, 0],
            pb: 3,
            breakAfter: "avoid",
          }}
        >
          {sides.map((side, index) => (
            <span
              key={side}
              style={{ gridColumn: index * 2 + 1 }}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 2,
                fontSize: "small",
                fontWeight: "strong",
                color: "muted",
              }}
            >
              <SideMark side={side} />
              {names[side]}
            </span>
          ))}
        </div>
        {[1, 2].map((line) => (
          <span
            key={line}
            aria-hidden
            style={{ left: `${(line * 100) / 3}%` }}
            sx={{
              display: ["none", "block"],
              position: "absolute",
              top: 0,
              bottom: 0,
              borderLeft: "rule",
            }}
          />
        ))}
        {/* A row is high enough for an arrow between neighbors to have a line. */}
        <ol
          aria-labelledby={id}
          style={{ gridTemplateRows: `repeat(${rows}, minmax(1.75rem, auto))` }}
          sx={{ ...grid, position: "relative", rowGap: 3 }}
        >
          {placed.map((entry) => (
            <FlowPoint
              key={entry.point.slug}
              {...entry}
              sideName={names[entry.point.side]}
              reference={
                entry.point.answers &&
                fillPlaces(entry.point.side === "common" ? messages.joins : messages.answers, {
                  points: entry.point.answers
                    .map((slug) => numbers.get(slug) ?? 0)
                    .sort((a, b) => a - b)
                    .join(" + "),
                })
              }
            />
          ))}
          {arrowsBetween(placed).map(({ key, ...arrow }) => (
            <FlowArrow key={key} {...arrow} />
          ))}
        </ol>
      </div>
      {scale}
      <figcaption
        sx={{
          ...variant("text.small"),
          px: [4, null, 5],
          py: 3,
          borderTop: "rule",
          breakBefore: "avoid",
        }}
      >
        {caption}
      </figcaption>
    </figure>
  );
}
