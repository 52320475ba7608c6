import { graphql } from "gatsby";
import { CardLink } from "../../components/CardLink";
import { ruledColumns } from "../../theme/mixins";
import { SectionFrame } from "../SectionFrame";
import { Accordion } from "./Accordion";

export const fragment = graphql`
  fragment Questions on QuestionsSection {
    anchor label title lead
    items { slug question answer ask { ...LinkTarget } }
  }
  fragment Faq on FaqSection {
    anchor label title lead
    questions { slug question answer }
  }
`;

export const Faq = ({ section }: { section: Queries.FaqFragment }) => (
  <SectionFrame heading={section} layout="sideHeading">
    <Accordion items={section.questions} />
  </SectionFrame>
);

/** Questions in an accordion. Those to ask, which have no answer, are links to a form, in a section of their own. */
export function Questions({ section }: { section: Queries.QuestionsFragment }) {
  const { items } = section;
  if (items.some(({ answer }) => answer)) return <Faq section={{ ...section, questions: items }} />;
  return (
    <SectionFrame heading={section} leadOnPaper={false}>
      <ul sx={ruledColumns(items.length)}>
        {items.map(
          ({ slug, question, ask }) =>
            ask && (
              <li key={slug} id={slug} sx={{ py: [1, 3], borderBottom: "rule" }}>
                <CardLink to={ask} label={question} />
              </li>
            ),
        )}
      </ul>
    </SectionFrame>
  );
}
