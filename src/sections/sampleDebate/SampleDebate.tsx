import { graphql } from "gatsby";
import { type ComponentType, useCallback, useRef, useState } from "react";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { inTime } from "../../components/timeout";
import { useWhenNear } from "../../components/useWhenNear";
import { variant } from "../../theme/variant";
import { SectionFrame, type SectionHeading } from "../SectionFrame";
import { ArgumentColumns } from "./ArgumentColumns";
import type { Debate } from "./debate";

export const fragment = graphql`
  fragment SampleDebate on SampleDebate {
    question
    note
    arguments {
      slug
      side
      label
      text
      answers
    }
    commonGround {
      text
      joins
    }
    next {
      ...LinkFields
    }
    words {
      standBefore
      introduction
      begin
      next
      finish
      back
      again
      progress
      track
      howToMove
      thisArgument
      undecided
      onePoint
      points
      positionFor
      positionAgainst
      movedFor
      movedAgainst
      notMoved
      resultMoved
      resultStayed
      before
      now
      movedMost
      noArgument
      plot
      table
      after
      position
      change
      agreed
    }
  }
`;

/** The height of the walk with its longest argument, reserved so that nothing moves when it loads. */
const room = ["56rem", "56rem", "39rem"];

/** A debate that a visitor goes through with a scale. Until its code loads, or if that fails, the debate is a list of arguments. */
export function SampleDebate({ section, debate }: { section: SectionHeading; debate: Debate }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [Walk, setWalk] = useState<ComponentType<{ debate: Debate }>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    inTime(import("./DebateWalk")).then(
      ({ DebateWalk }) => setWalk(() => DebateWalk),
      () => setFailed(true),
    );
  }, []);
  useWhenNear(sheet, load);
  const giveUp = () => {
    setWalk(undefined);
    setFailed(true);
  };

  return (
    <SectionFrame heading={section} layout="stacked">
      <div ref={sheet} sx={{ bg: "sheet", border: "rule", borderRadius: "sheet" }}>
        <h3 sx={{ ...variant("text.title"), px: [4, null, 5], py: 3, borderBottom: "rule" }}>{debate.question}</h3>
        <div
          sx={
            Walk
              ? { "@media screen": { display: "none" } }
              : { "@media screen": { "html.js &": failed ? {} : { height: room, overflow: "hidden" } } }
          }
        >
          <ArgumentColumns debate={debate} />
        </div>
        {Walk && (
          <div sx={{ minHeight: room, display: "grid", "@media print": { display: "none" } }}>
            <ErrorBoundary onError={giveUp}>
              <Walk debate={debate} />
            </ErrorBoundary>
          </div>
        )}
        <p sx={{ ...variant("text.small"), px: [4, null, 5], py: 3, borderTop: "rule" }}>{debate.note}</p>
      </div>
    </SectionFrame>
  );
}
