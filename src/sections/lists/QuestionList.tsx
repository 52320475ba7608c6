import { graphql } from "gatsby";
import { RunningText } from "../../components/RunningText";
import { ruledColumns } from "../../theme/patterns";
import { variant } from "../../theme/variant";
import { CardLink } from "../cards/CardLink";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment QuestionList on AskSection {
    anchor label title lead
    ask { ...LinkTarget }
    items { slug question answer }
  }
`;

/** Questions in ruled columns. One without an answer is a link to the form that asks it. */
export const QuestionList = ({ section }: { section: Queries.QuestionListFragment }) => (
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
            <CardLink to={section.ask} label={question} subject={question} />
          )}
        </li>
      ))}
    </ul>
  </SectionFrame>
);
