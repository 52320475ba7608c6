import { FlowSheet } from "../../components/flowSheet/FlowSheet";
import { ScaleReading } from "../../components/flowSheet/ScaleReading";
import { useSite } from "../../components/useSite";
import { fillPlaces } from "../../content/tokens";
import { CardLink } from "../cards/CardLink";
import { StandScale } from "./StandScale";
import type { Debate, DebateWords } from "./types";
import { positionAt } from "./walk";
import { useWalk } from "./walkState";
import { changeInWords } from "./walkWords";

interface DebateSheetProps {
  debate: Debate;
  words: DebateWords;
  /** The address of the whole debate. */
  address: string;
}

/** How many arguments the sheet shows. */
const shown = 2;

/** The scale, which the walk shares. Without scripts and on paper, where nothing moves, it is one reader's. */
function SheetScale({ debate, words }: Omit<DebateSheetProps, "address">) {
  const { messages } = useSite();
  const [walk, act] = useWalk();
  const position = positionAt(walk, 0);
  const remark =
    position === 0
      ? words.readFirst
      : fillPlaces(words.movedAfter, { change: changeInWords(position, words), number: shown });
  return (
    <>
      <div sx={{ "html:not(.js) &": { display: "none" }, "@media print": { display: "none" } }}>
        <StandScale
          words={words}
          label={messages.standNow}
          position={position}
          before={0}
          remark={remark}
          onMove={(moved) => act({ type: "begin", position: moved })}
        />
      </div>
      <div sx={{ "@media screen": { "html.js &": { display: "none" } } }}>
        <ScaleReading start={debate.scaleStart} now={debate.scaleNow} />
      </div>
    </>
  );
}

/** The first argument of each side and where they meet, with a scale to move, and a link to the whole debate. */
export function DebateSheet({ debate, words, address }: DebateSheetProps) {
  const first = debate.arguments
    .slice(0, shown)
    .map(({ slug, side, claim, answers }) => ({ slug, side, text: claim, answers }));
  const slugs = first.map(({ slug }) => slug);
  const meeting = debate.commonGround.find(({ joins }) =>
    joins.some((slug) => slugs.includes(slug)),
  );
  const common = meeting
    ? [
        {
          slug: "common",
          side: "common" as const,
          text: meeting.claim,
          answers: meeting.joins.filter((slug) => slugs.includes(slug)),
        },
      ]
    : [];
  return (
    <FlowSheet
      sheet={{ question: debate.question, points: [...first, ...common] }}
      scale={<SheetScale debate={debate} words={words} />}
      caption={
        <span
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "baseline",
            justifyContent: "space-between",
            columnGap: 4,
          }}
        >
          <CardLink
            to={{ href: address, form: null, newTab: false }}
            label={fillPlaces(words.readOn, { total: debate.arguments.length })}
          />
          {words.sample}
        </span>
      }
      first
    />
  );
}
