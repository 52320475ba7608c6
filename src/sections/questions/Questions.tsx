import { graphql } from "gatsby";
import { Accordion } from "./Accordion";
import { QuestionColumns } from "./QuestionColumns";

export const fragment = graphql`
  fragment Questions on QuestionsSection {
    anchor label title lead
    ask { ...LinkTarget }
    items { slug question answer }
  }
`;

export const Questions = ({ section }: { section: Queries.QuestionsFragment }) =>
  section.ask ? (
    <QuestionColumns section={section} ask={section.ask} />
  ) : (
    <Accordion section={section} items={section.items.filter(({ answer }) => answer)} />
  );
