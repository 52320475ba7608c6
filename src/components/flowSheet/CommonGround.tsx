import { memo } from "react";
import { Ring } from "../Ring";
import type { HeadingTag, MapPoint } from "./MapEntry";
import { SideName } from "./Side";

interface CommonGroundProps {
  points: readonly MapPoint[];
  Heading: HeadingTag;
  referenceOf(point: MapPoint): string | undefined;
}

/** What both sides accept, in a ring. */
export const CommonGround = memo(({ points, Heading, referenceOf }: CommonGroundProps) => (
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
));
