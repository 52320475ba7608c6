import { memo } from "react";
import { Ring } from "../components/Ring";
import type { HeadingTag } from "./MapEntry";
import { SideName } from "./Side";

interface CommonGroundProps {
  points: Queries.DebateFragment["commonGround"];
  Heading: HeadingTag;
  referenceTo(how: "joins", slugs: readonly string[]): string;
}

/** What both sides accept, in a ring. */
export const CommonGround = memo(({ points, Heading, referenceTo }: CommonGroundProps) => (
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
