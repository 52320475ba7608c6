import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { DebateColumns } from "../../debate/DebateColumns";
import { DebateFigure } from "../../debate/DebateFigure";
import DebateSheet from "../../debate/DebateSheet";
import type { DebateProps } from "../../debate/walk";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import { OutcomeDocument } from "./OutcomeDocument";

export const fragment = graphql`
  fragment DebateSection on DebateSection {
    anchor label title lead lang
    debate { ...Debate }
    outcomeOf { question lang outcome { ...OutcomeParts note lang signatures { title text lang } } }
  }
`;

/** A debate to read whole, which says where it stands. */
const DebateList = ({ debate }: DebateProps) => (
  <DebateFigure
    title={debate.question}
    titleLang={langOf(debate)}
    status={
      <p lang={langOf(debate)} sx={variant("text.small")}>
        {debate.status}
      </p>
    }
    caption={debate.note}
    captionLang={langOf(debate)}
  >
    <DebateColumns debate={debate} mode={{ kind: "list" }} Heading="p" />
  </DebateFigure>
);

interface DebateSectionProps {
  section: Queries.DebateSectionFragment;
}

/** A debate to go through or to read, or the document that one ends in. */
export default function DebateSection({ section }: DebateSectionProps): ReactElement {
  const { anchor, debate, outcomeOf } = section;
  const Shown = debate?.status ? DebateList : DebateSheet;
  return (
    <Section heading={section}>
      {outcomeOf?.outcome ? (
        <OutcomeDocument
          question={outcomeOf.question}
          questionLang={langOf(outcomeOf)}
          outcome={outcomeOf.outcome}
          titleId={`${anchor}-outcome`}
        />
      ) : (
        debate && <Shown debate={debate} />
      )}
    </Section>
  );
}
