import { graphql } from "gatsby";
import { FlowSheet } from "../components/FlowSheet";
import { SectionFrame } from "./SectionFrame";

export const fragment = graphql`
  fragment FlowSheet on FlowSection {
    anchor
    title
    lead
    question
    status
    caption
    scaleStart
    scaleNow
    points {
      slug
      side
      text
      note
      answers
    }
  }
`;

/** A flow sheet under a heading of its own. */
export const FlowSection = ({ section }: { section: Queries.FlowSheetFragment }) => (
  <SectionFrame heading={section} layout="stacked">
    <FlowSheet sheet={section} />
  </SectionFrame>
);
