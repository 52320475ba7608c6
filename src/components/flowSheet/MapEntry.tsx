import { type CSSProperties, memo } from "react";
import { colorReference } from "../../theme/colors";
import { variant } from "../../theme/variant";
import type { PlacedPoint, Point } from "./flowPlacement";
import { SideMark, useSideNames } from "./Side";

export interface MapPoint extends Point {
  readonly label?: string;
  readonly claim: string;
  readonly text?: string | null;
  readonly note?: string | null;
}

export type HeadingTag = "h3" | "h4" | "p";

const paper = colorReference("sheet");

interface MapEntryProps extends PlacedPoint<MapPoint> {
  Heading: HeadingTag;
  reference: string | undefined;
  moved: string | undefined;
  current: boolean;
}

/** A point in the column of its side. */
export const MapEntry = memo((entry: MapEntryProps) => {
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
        sx={{ fontSize: "inherit", fontWeight: "strong", lineHeight: 1.36, color: "muted" }}
      >
        <SideMark side={side} sx={{ mr: 2 }} />
        <span data-part="side" sx={{ mr: 1, fontSize: "small", color: side }}>
          {names[side]}{" "}
        </span>
        {number}
        {label && `\u00A0${label}`}{" "}
        {moved && <span sx={{ display: "inline-block", color: "text" }}>{moved}</span>}{" "}
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
