import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { FlowSheet } from "../components/flowSheet/FlowSheet";
import { ScaleReading } from "../components/flowSheet/SentimentScale";
import { CallToAction } from "./CallToAction";
import { CardGrid } from "./cards/CardGrid";
import { Checklists } from "./guides/Checklists";
import { PhaseList } from "./guides/PhaseList";
import { BeforeAfter } from "./lists/BeforeAfter";
import { LinkList } from "./lists/LinkList";
import { ShareBars } from "./lists/ShareBars";
import { StatRow } from "./lists/StatRow";
import { StepList } from "./lists/StepList";
import { TermList } from "./lists/TermList";
import { Prose } from "./Prose";
import { SectionFrame } from "./SectionFrame";

export const fragment = graphql`
  fragment PageSections on PageSection {
    __typename ...StatRow ...CardGrid ...PhaseList ...StepList ...TermList ...BeforeAfter
    ...Checklists ...Prose ...ShareBars ...FlowSheet ...LinkList ...CallToAction
  }
`;

const FlowSection = ({ section }: { section: Queries.FlowSheetFragment }) => {
  const { scaleStart, scaleNow, caption } = section;
  const hasScale = scaleStart != null && scaleNow != null;
  return (
    <SectionFrame heading={section} layout="stacked">
      <FlowSheet
        sheet={section}
        scale={hasScale && <ScaleReading start={scaleStart} now={scaleNow} />}
        caption={caption}
      />
    </SectionFrame>
  );
};

type Section = Queries.PageSectionsFragment;

/** Doesn't compile when a kind of section has no component. */
const components: {
  [Kind in Section["__typename"]]: ComponentType<{
    section: Extract<Section, { __typename: Kind }>;
  }>;
} = {
  StatsSection: StatRow,
  CardsSection: CardGrid,
  PhasesSection: PhaseList,
  StepsSection: StepList,
  ListSection: TermList,
  ComparisonSection: BeforeAfter,
  ChecklistsSection: Checklists,
  ProseSection: Prose,
  SharesSection: ShareBars,
  FlowSection,
  LinksSection: LinkList,
  CallToActionSection: CallToAction,
};

/** The body of a page that consists of a list of sections. */
export const PageSections = ({ sections }: { sections: readonly Section[] }) => (
  <>
    {sections.map((section) => {
      // TypeScript can't tell that a section and the component of its kind belong together.
      const Component = components[section.__typename] as ComponentType<{ section: Section }>;
      return <Component key={section.anchor} section={section} />;
    })}
  </>
);
