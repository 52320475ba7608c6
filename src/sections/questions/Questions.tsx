import { graphql } from "gatsby";
import { CardLink } from "../../components/CardLink";
import { useSite } from "../../components/useSite";
import { columnsFor, ruledColumns } from "../../theme/mixins";
import { variant } from "../../theme/variant";
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
  <SectionFrame heading={section}>
    <Accordion items={section.questions} />
  </SectionFrame>
);

/** Questions in an accordion, and below it those to ask, as links to a form. */
export function Questions({ section }: { section: Queries.QuestionsFragment }) {
  const { messages } = useSite();
  const { items } = section;
  const hasAnswers = items.some(({ answer }) => answer);
  const open = items.flatMap(({ answer, ask, ...item }) =>
    answer || !ask ? [] : { ...item, ask },
  );
  const mixed = hasAnswers && open.length > 0;
  return (
    <SectionFrame
      heading={section}
      layout={hasAnswers ? "sideHeading" : "stacked"}
      leadOnPaper={hasAnswers}
    >
      {hasAnswers && <Accordion items={items} />}
      {mixed && (
        <p sx={{ ...variant("text.small"), pt: [3, 4], pb: 3 }}>{messages.openQuestions}</p>
      )}
      {open.length > 0 && (
        <ul sx={{ ...ruledColumns(columnsFor(open.length)), borderTop: mixed ? "rule" : "strong" }}>
          {open.map(({ slug, question, ask }) => (
            <li key={slug} id={slug} sx={{ py: [1, 3], borderBottom: "rule" }}>
              <CardLink to={ask} label={question} />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  );
}
