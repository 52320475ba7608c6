import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { Details } from "../../components/Details";
import { PointList } from "../../components/PointList";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { ruledRow } from "../../theme/mixins";
import { themed, variant } from "../../theme/variant";
import { Section } from "../Section";

export const fragment = graphql`
  fragment PhaseList on PhasesSection {
    anchor label title lead lang
    phases { slug phase title description timeline lang theme activities outcomes }
  }
`;

interface PhaseListProps {
  section: Queries.PhaseListFragment;
}

/** Phases in order, each with its activities and outcomes to open. */
export default function PhaseList({ section }: PhaseListProps): ReactElement {
  const { messages, langOfText } = useSite();
  return (
    <Section heading={section}>
      <ol data-slot="ruled" sx={{ borderTop: "strong" }}>
        {section.phases.map((phase) => (
          <li
            key={phase.slug}
            lang={langOf(phase)}
            sx={{ ...themed(phase.theme), ...ruledRow, "&:first-of-type": { borderTop: 0 } }}
          >
            <div>
              <p sx={variant("text.inkLabel")}>
                {phase.phase} · {phase.timeline}
              </p>
              <h3 id={`${phase.slug}-title`} sx={variant("text.title")}>
                {phase.title}
              </h3>
            </div>
            <div>
              <p sx={variant("text.muted")}>{phase.description}</p>
              <Details around={phase} labelledBy={`${phase.slug}-title`} sx={{ gap: 4 }}>
                <PointList
                  heading={messages.keyActivities}
                  headingLang={langOfText("keyActivities", phase)}
                  points={phase.activities}
                />
                <PointList
                  heading={messages.expectedOutcomes}
                  headingLang={langOfText("expectedOutcomes", phase)}
                  points={phase.outcomes}
                />
              </Details>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
