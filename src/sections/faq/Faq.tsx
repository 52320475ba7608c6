import { graphql } from "gatsby";
import { Accordion } from "../questions/Accordion";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment Faq on FaqSection {
    anchor label title lead
    questions { slug question answer }
  }
`;

export const Faq = ({ section }: { section: Queries.FaqFragment }) => (
  <SectionFrame heading={section}>
    <Accordion items={section.questions} />
  </SectionFrame>
);
