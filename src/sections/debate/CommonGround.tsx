import type { ThemeUIStyleObject } from "theme-ui";
import { SideMark } from "../../components/flowSheet/SideMark";
import { useSite } from "../../components/useSite";
import { variant } from "../../theme/variant";
import { referenceTo } from "./references";
import type { Debate, DebateWords } from "./types";

interface CommonGroundProps {
  debate: Debate;
  words: DebateWords;
  /** Styles of the text below each claim. */
  details?: ThemeUIStyleObject;
  className?: string;
}

/** The points that both sides accept. */
export function CommonGround({ debate, words, details, className }: CommonGroundProps) {
  const { messages } = useSite();
  return (
    <div className={className} sx={{ display: "grid", gap: [1, 3], alignContent: "start" }}>
      <h4 sx={{ ...variant("text.title"), fontSize: "lead" }}>{words.agreed}</h4>
      <ul
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
          columnGap: 6,
          rowGap: [2, 3],
        }}
      >
        {debate.commonGround.map(({ claim, text, joins }) => (
          <li
            key={claim}
            sx={{
              display: "grid",
              gridTemplateColumns: "auto minmax(0, 1fr)",
              columnGap: 2,
              rowGap: 1,
              alignContent: "start",
              alignItems: "baseline",
              "& > :nth-of-type(n + 2)": { gridColumn: 2 },
            }}
          >
            <SideMark side="common" />
            <p sx={{ fontWeight: "strong", lineHeight: 1.36, color: "common", textWrap: "pretty" }}>
              {claim}
            </p>
            {text && <p sx={details}>{text}</p>}
            <p sx={{ ...variant("text.small"), ...details }}>
              {referenceTo(messages.joins, joins, debate.arguments)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
