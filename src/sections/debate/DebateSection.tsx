import { graphql } from "gatsby";
import { SectionFrame } from "../SectionFrame";
import { DebateList, FollowingMap } from "./DebateMap";
import { DebateSheet } from "./DebateSheet";

export const fragment = graphql`
  fragment Debate on Debate {
    question status note
    arguments { slug side label claim text note answers }
    commonGround { claim text joins }
    scaleStart scaleNow
    next { ...LinkFields }
  }
  fragment DebateWords on DebateWords {
    next finish back again progress track privacy thisArgument undecided onePoint points
    positionFor positionAgainst movedFor movedAgainst notMoved resultMoved resultStayed
    oneArgument mostArgument mostArguments noArgument before now
  }
  fragment DebateSection on DebateSection {
    anchor label title lead
    debateLayout: layout
    debate { ...Debate }
    words { ...DebateWords }
  }
`;

export const DebateSection = ({ section }: { section: Queries.DebateSectionFragment }) => {
  const Walk = section.debateLayout === "map" ? FollowingMap : DebateSheet;
  const Shown = section.debate.status ? DebateList : Walk;
  return (
    <SectionFrame heading={section} layout="stacked">
      <Shown debate={section.debate} words={section.words} />
    </SectionFrame>
  );
};
