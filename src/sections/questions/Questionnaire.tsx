import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { CardLink } from "../../components/CardLink";
import { RunningText } from "../../components/RunningText";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { printed, ruledPaper } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import { answeredQuestions, openQuestions } from "./answers";
import type { QuestionsProps } from "./Questions";

/** Two columns, where both have room for their words. */
const columns: ThemeUIStyleObject = {
  display: "grid",
  gap: 4,
  "@container (min-width: 34rem)": {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: 0,
    "& > :first-of-type": { pr: 5 },
    "& > :only-child": { gridColumn: "1 / -1", pr: 0 },
    "& > * + *": { pl: 5, borderLeft: "rule" },
  },
};

const entry: ThemeUIStyleObject = { py: 3, borderTop: "rule" };

/** Lines to write an answer on, on paper. */
const answerLines: ThemeUIStyleObject = {
  "@media print": {
    "&::after": {
      content: "''",
      display: "block",
      height: "4.5rem",
      backgroundImage: ruledPaper("1.5rem", "outline"),
      ...printed,
    },
  },
};

/** Questions as a form: on the left those with an answer, on the right those to ask us, with room for ours on paper. */
export default function Questionnaire({ section }: QuestionsProps): ReactElement {
  const { messages, langOfText } = useSite();
  const questions = section.questions ?? [];
  const open = openQuestions(questions);
  const answered = answeredQuestions(questions);
  const heading = (name: "weCanSay" | "askUs") => (
    <h3 lang={langOfText(name)} sx={{ ...variant("text.label"), pb: 2 }}>
      {messages[name]}
    </h3>
  );
  return (
    <Section heading={section} layout="sideHeading">
      <div sx={columns}>
        {answered.length > 0 && (
          <div>
            {heading("weCanSay")}
            <dl>
              {answered.map(({ slug, question, answer, lang }) => (
                <div key={slug} id={slug} lang={langOf({ lang })} sx={entry}>
                  <dt sx={{ fontWeight: "strong", lineHeight: "title" }}>{question}</dt>
                  <dd sx={{ ...variant("text.muted"), pt: 1 }}>
                    <RunningText text={answer} lang={lang} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {open.length > 0 && (
          <div>
            {heading("askUs")}
            <ul>
              {open.map(({ slug, question, lang, ask }) => (
                <li key={slug} id={slug} lang={langOf({ lang })} sx={{ ...entry, ...answerLines }}>
                  <CardLink to={ask} label={question} lang={lang} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
