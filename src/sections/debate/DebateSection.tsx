import { graphql } from "gatsby";
import { useDeferredValue, useMemo } from "react";
import { DebateFrame } from "../../debate/DebateFrame";
import { DebateMap } from "../../debate/DebateMap";
import { DebateSheet } from "../../debate/DebateSheet";
import { type DebateProps, positionsOf, useWalk } from "../../debate/walk";
import { resultInWords, sampleInWords } from "../../debate/words";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment DebateSection on DebateSection {
    anchor label title lead layout
    debate { ...Debate }
  }
`;

/** The map of a debate that the visitor reads elsewhere on the page; before they move, it shows a sample reader's path. */
export function FollowingMap({ debate }: DebateProps) {
  // The step that the visitor sees is painted first.
  const walk = useDeferredValue(useWalk(debate).walk);
  const total = debate.arguments.length;
  const own = walk.step > total || Object.keys(walk.moves).length > 0;
  const positions = useMemo(
    () => (own ? positionsOf(walk.moves, total) : undefined),
    [own, walk.moves, total],
  );
  return (
    <DebateFrame
      Title="p"
      title={positions ? resultInWords(positions, debate.words) : sampleInWords(debate)}
    >
      <DebateMap mode="map" debate={debate} positions={positions} Heading="h3" />
    </DebateFrame>
  );
}

/** A debate to read whole, which says where it stands. */
const DebateList = ({ debate }: DebateProps) => (
  <DebateFrame
    title={debate.question}
    status={<p sx={variant("text.small")}>{debate.status}</p>}
    caption={debate.note}
  >
    <DebateMap mode="list" debate={debate} Heading="p" />
  </DebateFrame>
);

export const DebateSection = ({ section }: { section: Queries.DebateSectionFragment }) => {
  const { debate, layout } = section;
  const Walk = layout === "map" ? FollowingMap : DebateSheet;
  const Shown = debate.status ? DebateList : Walk;
  return (
    <SectionFrame heading={section} layout="stacked">
      <Shown debate={debate} />
    </SectionFrame>
  );
};
