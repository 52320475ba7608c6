import { graphql } from "gatsby";
import { useMemo } from "react";
import { CardLink } from "../../components/CardLink";
import { deferred, oneOf } from "../../components/deferred";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { ruledColumns } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import { Accordion } from "./Accordion";
import { answeredQuestions, openQuestions } from "./answers";

export const fragment = graphql`
  fragment Questions on QuestionsSection {
    anchor label title lead lang asForm
    questions { slug question answer lang ask { ...LinkTarget } }
    faq { slug question answer lang }
  }
`;

export interface QuestionsProps {
  section: Queries.QuestionsFragment;
}

/** Questions with an answer in an accordion, and below it those without, as links to a form that asks them. */
function QuestionList({ section }: QuestionsProps) {
  const { messages, langOfText } = useSite();
  const { faq, questions } = section;
  // The same list at each render: the accordion opens what a new list or location asks for.
  const answered = useMemo(() => [...faq, ...answeredQuestions(questions ?? [])], [faq, questions]);
  const open = openQuestions(questions ?? []);
  const hasAnswers = answered.length > 0;
  return (
    <Section heading={section} layout={hasAnswers ? "sideHeading" : "stacked"}>
      {hasAnswers && <Accordion items={answered} />}
      {open.length > 0 && (
        <>
          <p
            lang={langOfText("openQuestions")}
            sx={{ ...variant("text.small"), pt: hasAnswers ? [3, 4] : 0, pb: [2, 3] }}
          >
            {messages.openQuestions}
          </p>
          <ul sx={{ ...ruledColumns(open.length), ...(hasAnswers && { borderTop: "rule" }) }}>
            {open.map(({ slug, question, lang, ask }) => (
              <li
                key={slug}
                id={slug}
                lang={langOf({ lang })}
                sx={{ py: [1, 3], borderBottom: "rule" }}
              >
                <CardLink to={ask} label={question} lang={lang} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

const Questionnaire = deferred<QuestionsProps>(() => import("./Questionnaire"));

/** Questions as a list, or as a form to print. */
export const Questions = oneOf(({ section }: QuestionsProps) =>
  section.asForm ? Questionnaire : QuestionList,
);
