import { graphql } from "gatsby";
import { type ComponentType, useCallback, useRef, useState } from "react";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { inTime } from "../../components/loading";
import { useWhenNear } from "../../components/useWhenNear";
import { paperSheet, screenOnly } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";
import { ArgumentColumns } from "./ArgumentColumns";
import type { DebateProps } from "./walk";

export const fragment = graphql`
  fragment Debate on Debate {
    question note
    arguments { slug side label claim text answers }
    commonGround { claim text joins }
    scaleStart scaleNow
    next { ...LinkFields }
  }
  fragment DebateSection on DebateSection {
    anchor label title lead
    debate { ...Debate }
    words { ...DebateWords }
  }
  fragment DebateWords on DebateWords {
    sample readOn readFirst movedAfter standBefore introduction begin next finish back again
    progress track privacy howToMove thisArgument undecided onePoint points positionFor
    positionAgainst movedFor movedAgainst notMoved resultMoved resultStayed before now movedMost
    noArgument plot table after position change agreed
  }
`;

/** The height of the walk before its first argument; the list takes at least as much. */
const room = ["25.5rem", "41.25rem", "25rem"];

/** A debate with a scale. Until its code loads, it is a list of claims; if that fails, of all its words. */
export function WalkableDebate({ debate, words }: DebateProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const [Walk, setWalk] = useState<ComponentType<DebateProps>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    inTime(import(/* webpackChunkName: "debateWalk" */ "./DebateWalk")).then(
      ({ DebateWalk }) => {
        // The walk is as high as the list that it replaces, so that nothing moves.
        setHeight(list.current?.getBoundingClientRect().height);
        setWalk(() => DebateWalk);
      },
      () => setFailed(true),
    );
  }, []);
  useWhenNear(sheet, load);
  const giveUp = () => {
    setWalk(undefined);
    setFailed(true);
  };

  return (
    <div ref={sheet} data-slot="debate" sx={paperSheet}>
      <h3
        data-slot="title"
        sx={{ ...variant("text.title"), px: [4, null, 5], py: 3, borderBottom: "rule" }}
      >
        {debate.question}
      </h3>
      <div
        ref={list}
        sx={{
          "@media screen": Walk
            ? { display: "none" }
            : { "html.js &": failed ? {} : { minHeight: room } },
        }}
      >
        <ArgumentColumns debate={debate} words={words} claimsOnly={!failed} />
      </div>
      {Walk && (
        <div style={{ minHeight: height }} sx={{ display: "grid", ...screenOnly }}>
          <ErrorBoundary onError={giveUp}>
            <Walk debate={debate} words={words} />
          </ErrorBoundary>
        </div>
      )}
      <p
        sx={{
          ...variant("text.small"),
          px: [4, null, 5],
          py: 3,
          borderTop: "rule",
          breakBefore: "avoid",
        }}
      >
        {debate.note} <span sx={screenOnly}>{words.privacy}</span>
      </p>
    </div>
  );
}

export const DebateSection = ({ section }: { section: Queries.DebateSectionFragment }) => (
  <SectionFrame heading={section} layout="stacked">
    <WalkableDebate debate={section.debate} words={section.words} />
  </SectionFrame>
);
