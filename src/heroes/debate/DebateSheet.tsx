import { graphql } from "gatsby";
import { useCallback } from "react";
import { CardLink } from "../../components/CardLink";
import { FlowSheet } from "../../components/flowSheet/FlowSheet";
import { ScaleReading, SentimentScale } from "../../components/flowSheet/SentimentScale";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../fields/tokens";
import { type DebateProps, positionAt, useWalk } from "../../sections/debate/walk";
import { changeInWords, positionInWords } from "../../sections/debate/words";
import { inline, scriptsOnly } from "../../theme/patterns";

/** How many arguments the sheet shows. */
const shown = 2;

/** The scale, which the walk shares. Without scripts and on paper, it is one reader's. */
function SheetScale({ debate, words }: DebateProps) {
  const { messages } = useSite();
  const [walk, act] = useWalk(debate);
  const position = positionAt(walk, 0);
  const move = useCallback((moved: number) => act({ type: "begin", position: moved }), [act]);
  return (
    <>
      <div sx={scriptsOnly}>
        <SentimentScale
          label={messages.standNow}
          position={position}
          standing={positionInWords(position, words)}
          before={0}
          middle={words.undecided}
          remark={
            position === 0
              ? words.readFirst
              : fillPlaceholders(words.movedAfter, {
                  change: changeInWords(position, words),
                  number: shown,
                })
          }
          onMove={move}
        />
      </div>
      <div sx={{ "@media screen": { "html.js &": { display: "none" } } }}>
        <ScaleReading start={debate.scaleStart} now={debate.scaleNow} />
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment DebateHero on DebateHero {
    debate { ...Debate }
    words { ...DebateWords }
    readOn { ...LinkTarget }
  }
`;

/** The first argument of each side and where they meet, with a scale to move. */
export function DebateSheet({
  hero: { debate, words, readOn },
}: {
  hero: Queries.DebateHeroFragment;
}) {
  const first = debate.arguments.slice(0, shown);
  const isFirst = (slug: string) => first.some((argument) => argument.slug === slug);
  const meeting = debate.commonGround.find(({ joins }) => joins.some(isFirst));
  return (
    <FlowSheet
      sheet={{
        question: debate.question,
        points: [
          ...first.map(({ slug, side, claim, answers }) => ({ slug, side, text: claim, answers })),
          ...(meeting
            ? [
                {
                  slug: "common",
                  side: "common" as const,
                  text: meeting.claim,
                  answers: meeting.joins.filter(isFirst),
                },
              ]
            : []),
        ],
      }}
      scale={<SheetScale debate={debate} words={words} />}
      caption={
        <span sx={{ ...inline, justifyContent: "space-between", columnGap: 4 }}>
          <CardLink
            to={readOn}
            label={fillPlaceholders(words.readOn, { total: debate.arguments.length })}
          />
          {words.sample}
        </span>
      }
      aboveFold
    />
  );
}
