import { graphql } from "gatsby";
import { PointList } from "../../components/PointList";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment Points on PointsSection { anchor label title lead points }
`;

export const Points = ({ section }: { section: Queries.PointsFragment }) => (
  <SectionFrame heading={section}>
    <PointList points={section.points} />
  </SectionFrame>
);
