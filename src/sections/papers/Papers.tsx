import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { CardLink } from "../../components/CardLink";
import { langOf } from "../../shared/langOf";
import { themed, variant } from "../../theme/variant";
import { DocumentParts } from "../debate/OutcomeDocument";
import { outcomeVariants } from "../debate/outcomeVariants";
import { Section } from "../Section";

export const fragment = graphql`
  fragment Papers on PapersSection {
    anchor label title lead lang
    papers {
      title text lang theme label
      to { ...LinkTarget }
      debate { question lang outcomeTop { ...OutcomeParts } }
    }
  }
`;

interface PapersProps {
  section: Queries.PapersFragment;
}

/** The tops of documents, each next to words about it, and cut off where the next one begins. */
const Papers = ({ section }: PapersProps): ReactElement => (
  <Section heading={section}>
    <ul data-slot="flush" sx={{ "& > li:not(:first-of-type)": { borderTop: "rule" } }}>
      {section.papers.map(({ title, text, lang, theme, label, to, debate }) => (
        <li
          key={title}
          sx={{
            display: "grid",
            gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 3fr) minmax(0, 5fr)"],
            rowGap: 4,
            pt: 5,
            ...themed(theme),
          }}
        >
          <div
            lang={langOf({ lang })}
            sx={{ display: "grid", gap: 2, alignContent: "start", pb: [0, null, 4], pr: 4 }}
          >
            <h3 sx={variant("text.inkTitle")}>{title}</h3>
            <p sx={variant("text.muted")}>{text}</p>
            <p>
              <CardLink to={to} label={label} lang={lang} />
            </p>
          </div>
          {debate.outcomeTop && (
            <div
              sx={{
                containerType: "inline-size",
                height: "17rem",
                overflow: "hidden",
                ml: [0, null, 4],
              }}
            >
              <div
                sx={{
                  ...outcomeVariants[debate.outcomeTop.variant].document,
                  fontSize: "0.875rem",
                  gridTemplateRows: "auto 1fr",
                  // Its lower edge is out of sight.
                  minHeight: "calc(100% + 12px)",
                }}
              >
                <DocumentParts
                  question={debate.question}
                  questionLang={langOf(debate)}
                  outcome={debate.outcomeTop}
                />
              </div>
            </div>
          )}
        </li>
      ))}
    </ul>
  </Section>
);

export default Papers;
