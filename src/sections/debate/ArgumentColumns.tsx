import type { ThemeUIStyleObject } from "theme-ui";
import { ScaleReading } from "../../components/flowSheet/ScaleReading";
import { SideName } from "../../components/flowSheet/SideName";
import { useSite } from "../../components/useSite";
import { mediumScreens, narrowScreens } from "../../theme/media";
import { variant } from "../../theme/variant";
import { CommonGround } from "./CommonGround";
import { referenceTo } from "./references";
import type { Debate, DebateWords } from "./types";

interface ArgumentColumnsProps {
  debate: Debate;
  words: DebateWords;
  /** Whether a page with scripts shows the claims only, because the walk is on its way. */
  brief: boolean;
}

/** The whole debate for reading: a column for each side, the common ground, and how far one reader moved. */
export function ArgumentColumns({ debate, words, brief }: ArgumentColumnsProps) {
  const { messages } = useSite();
  const details: ThemeUIStyleObject = brief
    ? { "@media screen": { "html.js &": { display: "none" } } }
    : {};
  // On phones, a brief list has the sign and the number next to the claim, and their names for screen readers only.
  const onPhones = (styles: ThemeUIStyleObject): ThemeUIStyleObject =>
    brief ? { [`@media screen and ${narrowScreens}`]: { "html.js &": styles } } : {};
  const name = onPhones(variant("text.hidden"));
  // Nothing follows a brief list, and the sheet has a rule of its own below it.
  const end: ThemeUIStyleObject = brief
    ? {
        "@media screen": { "html.js &:last-of-type": { borderBottom: 0 } },
        [mediumScreens]: { "html.js &:nth-last-of-type(2)": { borderBottom: 0 } },
      }
    : {};
  return (
    <>
      <ol
        sx={{
          display: "grid",
          gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
        }}
      >
        {debate.arguments.map(({ slug, side, label, claim, text, answers }, index) => {
          const reference = referenceTo(messages.answers, answers, debate.arguments);
          return (
            <li
              key={slug}
              sx={{
                display: "grid",
                gap: 1,
                alignContent: "start",
                px: [4, null, 5],
                py: [2, 3],
                borderBottom: "rule",
                gridColumn: ["auto", side === "for" ? 1 : 2],
                borderLeft: ["none", side === "for" ? "none" : "rule"],
                breakInside: "avoid",
                ...end,
                ...onPhones({
                  gridTemplateColumns: "2rem minmax(0, 1fr)",
                  alignItems: "baseline",
                  py: 1,
                }),
              }}
            >
              <div
                sx={{
                  display: "flex",
                  flexWrap: "wrap",
                  alignItems: "baseline",
                  columnGap: 3,
                  ...onPhones({ columnGap: 1 }),
                }}
              >
                <SideName side={side}>
                  <span sx={name}>{side === "for" ? messages.sideFor : messages.sideAgainst}</span>
                </SideName>
                <h4 sx={variant("text.small")}>
                  {index + 1} <span sx={name}>{label}</span>
                </h4>
              </div>
              <p
                sx={{
                  fontWeight: "strong",
                  lineHeight: 1.36,
                  color: side,
                  textWrap: "pretty",
                  ...onPhones({ fontSize: "small" }),
                }}
              >
                {claim}
              </p>
              <p sx={details}>{text}</p>
              {reference && <p sx={{ ...variant("text.small"), ...details }}>{reference}</p>}
            </li>
          );
        })}
      </ol>
      <div sx={details}>
        <CommonGround debate={debate} words={words} sx={{ px: [4, null, 5], py: [2, 4] }} />
        <ScaleReading start={debate.scaleStart} now={debate.scaleNow} />
      </div>
    </>
  );
}
