import { graphql } from "gatsby";
import { useMemo } from "react";
import { CardLink } from "../../components/CardLink";
import { useSite } from "../../components/useSite";
import { ruledColumns } from "../../theme/mixins";
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
  <SectionFrame heading={section} layout="sideHeading">
    <Accordion items={section.questions} />
  </SectionFrame>
);

/** Questions with an answer in an accordion, and below it those without, as links to a form that asks them. */
export function Questions({ section }: { section: Queries.QuestionsFragment }) {
  const { messages } = useSite();
  const { items } = section;
  // The same list at each render: the accordion opens what a new list or location asks for.
  const answered = useMemo(
    () => items.flatMap(({ answer, ...item }) => (answer ? { ...item, answer } : [])),
    [items],
  );
  const open = items.flatMap(({ ask, ...item }) => (ask ? { ...item, ask } : []));
  const hasAnswers = answered.length > 0;
  return (
    <SectionFrame heading={section} layout={hasAnswers ? "sideHeading" : "stacked"}>
      {hasAnswers && <Accordion items={answered} />}
      {open.length > 0 && (
        <>
          <p sx={{ ...variant("text.small"), pt: hasAnswers ? [3, 4] : 0, pb: [2, 3] }}>
            {messages.openQuestions}
          </p>
          <ul sx={{ ...ruledColumns(open.length), ...(hasAnswers && { borderTop: "rule" }) }}>
            {open.map(({ slug, question, ask }) => (
              <li key={slug} id={slug} sx={{ py: [1, 3], borderBottom: "rule" }}>
                <CardLink to={ask} label={question} />
              </li>
            ))}
          </ul>
        </>
      )}
    </SectionFrame>
  );
}
