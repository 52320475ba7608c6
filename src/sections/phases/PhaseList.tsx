import { graphql } from "gatsby";
import { Details } from "../../components/Details";
import { PointList } from "../../components/PointList";
import { useSite } from "../../components/useSite";
import { themed } from "../../theme/themes";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment PhaseFields on Phase {
    slug phase title description timeline color activities outcomes
  }
  fragment PhaseList on PhasesSection {
    anchor label title lead
    phases { ...PhaseFields }
  }
`;

const Phase = ({ phase }: { phase: Queries.PhaseFieldsFragment }) => {
  const { messages } = useSite();
  const titleId = `${phase.slug}-title`;
  return (
    <li
      sx={{
        ...themed(phase.color),
        display: "grid",
        gridTemplateColumns: ["1fr", "9rem minmax(0, 1fr)"],
        columnGap: 5,
        rowGap: 2,
        py: [4, 5],
        "& + &": { borderTop: "rule" },
        // Browsers keep a heading with the first words of a block, but not of a grid.
        "@media print": { display: "block", breakInside: "auto" },
      }}
    >
      <div
        sx={{
          display: "flex",
          flexDirection: ["row", "column"],
          gap: [3, 1],
          alignItems: "baseline",
          breakAfter: "avoid",
        }}
      >
        <p
          sx={{
            fontFamily: "heading",
            fontWeight: "heading",
            color: "var(--ink)",
            lineHeight: "title",
          }}
        >
          {phase.phase}
        </p>
        <p sx={variant("text.small")}>{phase.timeline}</p>
      </div>
      <div
        sx={{
          display: "grid",
          gap: [2, 3],
          justifyItems: "start",
          "@media print": { display: "block" },
        }}
      >
        <h3 id={titleId} sx={variant("text.title")}>
          {phase.title}
        </h3>
        <p sx={variant("text.muted")}>{phase.description}</p>
        <Details
          labelledBy={titleId}
          sx={{ gridTemplateColumns: ["1fr", null, "1fr 1fr"], gap: 5 }}
        >
          <PointList heading={messages.keyActivities} points={phase.activities} />
          <PointList heading={messages.expectedOutcomes} points={phase.outcomes} />
        </Details>
      </div>
    </li>
  );
};

/** Phases in order, each with details that a button opens. */
export const PhaseList = ({ section }: { section: Queries.PhaseListFragment }) => (
  <SectionFrame heading={section}>
    <ol data-slot="ruled" sx={{ borderTop: "strong" }}>
      {section.phases.map((phase) => (
        <Phase key={phase.slug} phase={phase} />
      ))}
    </ol>
  </SectionFrame>
);
