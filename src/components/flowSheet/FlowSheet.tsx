import { type ReactNode, useId } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { fillPlaceholders } from "../../fields/tokens";
import { draw, drawnInView, inline, paperSheet } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { useSite } from "../useSite";
import { FlowArrow } from "./FlowArrow";
import { FlowPoint, type FlowPointContent } from "./FlowPoint";
import { arrowsBetween, placePoints } from "./flowPlacement";
import { type Side, SideName } from "./Side";

interface FlowSheetProps {
  sheet: {
    readonly question: string;
    readonly status?: string;
    readonly points: readonly FlowPointContent[];
  };
  scale?: ReactNode;
  caption: ReactNode;
  /** Whether the sheet is on the first screen; then its animation starts at once. */
  aboveFold?: boolean;
}

const sides: readonly Side[] = ["for", "against", "common"];
const gutter = "2.25rem";
const grid: ThemeUIStyleObject = {
  display: ["block", "grid"],
  gridTemplateColumns: `minmax(0, 1fr) ${gutter} minmax(0, 1fr) ${gutter} minmax(0, 1fr)`,
  px: [4, null, 5],
};

/** Draws arrows and ring from claim to answer, one after the other. */
const drawnAtOnce: ThemeUIStyleObject = {
  "@media (prefers-reduced-motion: no-preference)": {
    animation: `${draw} 600ms ease-out both`,
    animationDelay: "calc(var(--turn) * 180ms)",
  },
};

/** A debate as competitive debaters note it: a column for each side, arrows from claims to answers. */
export function FlowSheet({ sheet, scale, caption, aboveFold }: FlowSheetProps) {
  const { messages } = useSite();
  const id = useId();
  const placed = placePoints(sheet.points);
  const rows = Math.max(...placed.map(({ row }) => row)) + 1;
  const referenceOf = ({ side, answers }: FlowPointContent) =>
    answers &&
    fillPlaceholders(side === "common" ? messages.joins : messages.answers, {
      points: placed
        .flatMap(({ point, number }) => (answers.includes(point.slug) ? [number] : []))
        .join(" + "),
    });

  return (
    <figure
      aria-labelledby={id}
      sx={{
        ...paperSheet,
        overflow: "hidden",
        "& [data-drawn]": aboveFold ? drawnAtOnce : drawnInView,
        // A whole sheet would often leave half a page empty before it.
        "@media print": { breakInside: "auto" },
      }}
    >
      <div
        sx={{
          ...inline,
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
            <SideName
              key={side}
              side={side}
              sx={{ gridColumn: index * 2 + 1, color: "muted", lineHeight: "body" }}
            />
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
            <FlowPoint key={entry.point.slug} {...entry} reference={referenceOf(entry.point)} />
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
