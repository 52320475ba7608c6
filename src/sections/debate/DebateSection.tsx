import { graphql } from "gatsby";
import { DebateList, FollowingMap } from "../../debate/DebateMap";
import { DebateSheet } from "../../debate/DebateSheet";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
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
