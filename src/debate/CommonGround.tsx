import { memo } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { useSite } from "../components/useSite";
import { langOf } from "../shared/langOf";
import type { HeadingTag } from "./DebateArgument";
import { SideName } from "./Side";
import { Ring } from "./strokes";
import type { Debate } from "./walk";

/** Longer than a ring. Browsers measure dashes of such a line in pixels. */
const longest = "2600px";

const drawnInOneStroke: ThemeUIStyleObject = {
  // Unlike keyframes of emotion, these share the style element of the classes, and its hash.
  "@keyframes ring": { from: { strokeDashoffset: longest } },
  strokeDasharray: longest,
  animation: "ring 900ms ease-in-out",
};

interface CommonGroundProps {
  points: Debate["commonGround"];
  Heading: HeadingTag;
  referenceTo(how: "joins", slugs: readonly string[]): string;
}

/** What both sides accept, in a ring across all columns. */
export const CommonGround = memo(({ points, Heading, referenceTo }: CommonGroundProps) => {
  const { langOfText } = useSite();
  return (
    <div
      sx={{
        position: "relative",
        display: "grid",
        justifyItems: "center",
        gap: 2,
        width: "fit-content",
        maxWidth: "48rem",
        mx: "auto",
        my: 4,
        px: "calc(1rem + 7%)",
        pt: 5,
        // The ring curves more at the bottom.
        pb: 6,
        textAlign: "center",
        breakInside: "avoid",
        // Below arguments to read whole.
        "[data-state=list] + & > ul": { fontSize: ["small", "body"] },
        "@media screen": {
          "html.js [data-state=reading] + &": { display: "none" },
          "html.js [data-state=ended] + & > svg": drawnInOneStroke,
        },
      }}
    >
      <Ring />
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
        {points.map(({ claim, text, lang, joins }, index) => (
          <li key={claim} lang={langOf({ lang })}>
            <p sx={{ color: "common", fontWeight: "strong" }}>{claim}</p>
            {text && <p>{text}</p>}
            {/* The ring is narrower at its end. */}
            <p
              lang={langOfText("joins", { lang })}
              sx={{ color: "muted", px: index === points.length - 1 ? "15%" : 0 }}
            >
              {referenceTo("joins", joins)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
});
