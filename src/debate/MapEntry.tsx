import { type CSSProperties, memo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { colorReference } from "../theme/colors";
import { printed } from "../theme/mixins";
import { variant } from "../theme/variant";
import type { PlacedPoint } from "./geometry";
import { SideMark, useSideNames } from "./Side";

export type HeadingTag = "h3" | "h4" | "p";

/** Words have a ground of their own, because a path passes below them as on maps; a trace of it shows. */
const ground: ThemeUIStyleObject = {
  bg: `color-mix(in srgb, ${colorReference("sheet")} 80%, transparent)`,
  ...printed,
};
const line: ThemeUIStyleObject = {
  ...ground,
  display: "inline",
  py: "0.1em",
  WebkitBoxDecorationBreak: "clone",
  boxDecorationBreak: "clone",
};
const below: ThemeUIStyleObject = {
  ...ground,
  mt: 1,
  lineHeight: [1.5, "body"],
  textWrap: "pretty",
};
const small: ThemeUIStyleObject = { ...below, ...variant("text.small") };

interface MapEntryProps extends PlacedPoint<Queries.DebateFragment["arguments"][number]> {
  Heading: HeadingTag;
  hasText: boolean;
  reference: string | null;
  moved: string | undefined;
  current: boolean;
}

/** A point in the column of its side. */
export const MapEntry = memo((entry: MapEntryProps) => {
  const { point, number, row, Heading, hasText, reference, moved, current } = entry;
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
        pb: [3, 4],
        lineHeight: 1.36,
        textWrap: label ? "wrap" : "balance",
      }}
    >
      <Heading
        tabIndex={current ? -1 : undefined}
        sx={{ ...line, fontSize: "inherit", fontWeight: "strong", color: "muted" }}
      >
        <SideMark side={side} sx={{ mr: 2 }} />
        <span data-part="side" sx={{ mr: 1, fontSize: "small", color: side }}>
          {`${names[side]} `}
        </span>
        <span>{`${[number, label].filter(Boolean).join("\u00A0")} `}</span>
        {moved && <span sx={{ color: "text" }}>{`${moved} `}</span>}
        <span
          data-part="claim"
          sx={{ display: label && "block", color: side, textWrap: "balance" }}
        >
          <span sx={line}>{claim}</span>
        </span>
      </Heading>
      {hasText && text && <p sx={{ ...below, fontSize: "body", maxWidth: "38em" }}>{text}</p>}
      {reference && (
        <p data-part="answers" sx={small}>
          {reference}
        </p>
      )}
      {note && <p sx={small}>{note}</p>}
    </li>
  );
});
