import { useCallback } from "react";
import { FlowSheet } from "../../components/flowSheet/FlowSheet";
import { ScaleReading, SentimentScale } from "../../components/flowSheet/SentimentScale";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../content/tokens";
import { inline, scriptsOnly } from "../../theme/patterns";
import { CardLink, pageTarget } from "../cards/CardLink";
import { type DebateProps, positionAt, useWalk } from "./walk";
import { changeInWords, positionInWords } from "./words";

/** How many arguments the sheet shows. */
const shown = 2;

/** The scale, which the walk shares. Without scripts and on paper, it is one reader's. */
function SheetScale({ debate, words }: DebateProps) {
  const { messages } = useSite();
  const [walk, act] = useWalk();
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

/** The first argument of each side and where they meet, with a scale to move. */
export function DebateSheet({ debate, words, address }: DebateProps & { address: string }) {
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
            to={pageTarget(address)}
            label={fillPlaceholders(words.readOn, { total: debate.arguments.length })}
          />
          {words.sample}
        </span>
      }
      aboveFold
    />
  );
}
