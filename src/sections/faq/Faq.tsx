import { graphql } from "gatsby";
import { Accordion } from "../questions/Accordion";

export const fragment = graphql`
  fragment Faq on FaqSection {
    anchor label title lead
    questions: items { slug question answer }
  }
`;

export const Faq = ({ section }: { section: Queries.FaqFragment }) => (
  <Accordion section={section} items={section.questions} />
);
