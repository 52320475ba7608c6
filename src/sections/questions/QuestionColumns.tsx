import { CardLink } from "../../components/CardLink";
import { RunningText } from "../../components/RunningText";
import { ruledColumns } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

interface QuestionColumnsProps {
  section: Queries.QuestionsFragment;
  ask: Queries.LinkTargetFragment;
}

/** Questions in ruled columns. One without an answer is a link to the form that asks it. */
export const QuestionColumns = ({ section, ask }: QuestionColumnsProps) => (
  <SectionFrame heading={section} layout="stacked" leadOnPaper={false}>
    <ul sx={{ ...ruledColumns(3), borderTop: "strong" }}>
      {section.items.map(({ slug, question, answer }) => (
        <li
          key={slug}
          id={slug}
          sx={{ py: 4, borderBottom: "rule", display: "grid", gap: 2, alignContent: "start" }}
        >
          {answer ? (
            <>
              <h3 sx={variant("text.title")}>{question}</h3>
              <p sx={variant("text.muted")}>
                <RunningText text={answer} />
              </p>
            </>
          ) : (
            <CardLink to={ask} label={question} subject={question} />
          )}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
