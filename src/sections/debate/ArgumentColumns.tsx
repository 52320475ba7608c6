import type { ThemeUIStyleObject } from "theme-ui";
import { ScaleReading } from "../../components/flowSheet/SentimentScale";
import { SideMark, SideName, useSideNames } from "../../components/flowSheet/Side";
import { useSite } from "../../components/useSite";
import { mediumScreens, narrowScreens } from "../../theme/media";
import { inline } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import type { DebateProps } from "./walk";
import { referenceTo } from "./words";

export function CommonGround({ debate, words, className }: DebateProps & { className?: string }) {
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
          "& > li": {
            display: "grid",
            gridTemplateColumns: "auto minmax(0, 1fr)",
            columnGap: 2,
            rowGap: 1,
            alignContent: "start",
            alignItems: "baseline",
          },
          "& p": { gridColumn: 2 },
        }}
      >
        {debate.commonGround.map(({ claim, text, joins }) => (
          <li key={claim}>
            <SideMark side="common" />
            <p sx={{ ...claimStyle, color: "common" }}>{claim}</p>
            {text && <p>{text}</p>}
            <p sx={variant("text.small")}>{referenceTo(messages.joins, joins, debate.arguments)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const claimStyle = { fontWeight: "strong", lineHeight: 1.36, textWrap: "pretty" } as const;

interface ArgumentColumnsProps extends DebateProps {
  /** Whether a page with scripts shows the claims only, because the walk is on its way. */
  claimsOnly: boolean;
}

/** The whole debate for reading. */
export function ArgumentColumns({ debate, words, claimsOnly }: ArgumentColumnsProps) {
  const { messages } = useSite();
  const names = useSideNames();
  const onScreens = (styles: ThemeUIStyleObject, screens = ""): ThemeUIStyleObject =>
    claimsOnly ? { [`@media screen${screens}`]: { "html.js &": styles } } : {};
  const details = onScreens({ display: "none" });
  // On phones, a claim has the sign and the number next to it, and their names for screen readers only.
  const onPhones = (styles: ThemeUIStyleObject) => onScreens(styles, ` and ${narrowScreens}`);
  const name = onPhones(variant("text.hidden"));
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
                // Nothing follows the claims, and the sheet has a rule of its own below them.
                ...(claimsOnly
                  ? {
                      "@media screen": { "html.js &:last-of-type": { borderBottom: 0 } },
                      [mediumScreens]: { "html.js &:nth-last-of-type(2)": { borderBottom: 0 } },
                    }
                  : {}),
                ...onPhones({
                  gridTemplateColumns: "2rem minmax(0, 1fr)",
                  alignItems: "baseline",
                  py: 1,
                }),
              }}
            >
              <div sx={{ ...inline, columnGap: 3, ...onPhones({ columnGap: 1 }) }}>
                <SideName side={side}>
                  <span sx={name}>{names[side]}</span>
                </SideName>
                <h4 sx={variant("text.small")}>
                  {index + 1} <span sx={name}>{label}</span>
                </h4>
              </div>
              <p sx={{ ...claimStyle, color: side, ...onPhones({ fontSize: "small" }) }}>{claim}</p>
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
