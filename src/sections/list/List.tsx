import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { PointList } from "../../components/PointList";
import { Section } from "../Section";
import { StepList } from "./StepList";
import { TermList } from "./TermList";

export const fragment = graphql`
  fragment List on ListSection {
    anchor label title lead lang variant
    items { title text detail lang }
  }
`;

export interface ListProps {
  section: Queries.ListFragment;
}

const Points = ({ section }: ListProps) => (
  <Section heading={section} layout="sideHeading">
    <PointList points={section.items} />
  </Section>
);

const variants = { terms: TermList, steps: StepList, points: Points };

/** A list in the variant that it names. */
export function List({ section }: ListProps): ReactElement {
  const Variant = variants[section.variant];
  return <Variant section={section} />;
}
