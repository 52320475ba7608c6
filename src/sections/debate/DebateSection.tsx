import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { DebateColumns } from "../../debate/DebateColumns";
import { DebateFigure } from "../../debate/DebateFigure";
import DebateSheet from "../../debate/DebateSheet";
import { ReaderRings } from "../../debate/ReaderRings";
import type { DebateProps } from "../../debate/walk";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import { OutcomeDocument } from "./OutcomeDocument";

export const fragment = graphql`
  fragment DebateSection on DebateSection {
    anchor label title lead lang
    debate { ...Debate }
    readersOf { ...ReaderRings }
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

export interface DebateSectionProps {
  section: Queries.DebateSectionFragment;
}

/** A debate to go through or to read, its readers before and after, or the document that it ends in. */
export default function DebateSection({ section }: DebateSectionProps): ReactElement {
  const { anchor, debate, outcomeOf, readersOf } = section;
  const Shown = debate?.status ? DebateList : DebateSheet;
  return (
    <Section heading={section}>
      {debate && <Shown debate={debate} />}
      {readersOf?.readers && <ReaderRings debate={readersOf} readers={readersOf.readers} />}
      {outcomeOf?.outcome && (
        <OutcomeDocument
          debate={outcomeOf}
          outcome={outcomeOf.outcome}
          titleId={`${anchor}-outcome`}
        />
      )}
    </Section>
  );
}
