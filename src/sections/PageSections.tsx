import { graphql } from "gatsby";
import { BeforeAfter } from "./BeforeAfter";
import { CallToAction } from "./CallToAction";
import { CardGrid } from "./CardGrid";
import { Checklists } from "./Checklists";
import { FlowSection } from "./FlowSection";
import { LinkList } from "./LinkList";
import { PhaseList } from "./PhaseList";
import { Prose } from "./Prose";
import { ShareBars } from "./ShareBars";
import { StatRow } from "./StatRow";
import { StepList } from "./StepList";
import { TermList } from "./TermList";

export const fragment = graphql`
  fragment PageSections on PageSection {
    __typename
    ...StatRow
    ...CardGrid
    ...PhaseList
    ...StepList
    ...TermList
    ...BeforeAfter
    ...Checklists
    ...Prose
    ...ShareBars
    ...FlowSheet
    ...LinkList
    ...CallToAction
  }
`;

const PageSection = ({ section }: { section: Queries.PageSectionsFragment }) => {
  switch (section.__typename) {
    case "StatsSection":
      return <StatRow section={section} />;
    case "CardsSection":
      return <CardGrid section={section} />;
    case "PhasesSection":
      return <PhaseList section={section} />;
    case "StepsSection":
      return <StepList section={section} />;
    case "ListSection":
      return <TermList section={section} />;
    case "ComparisonSection":
      return <BeforeAfter section={section} />;
    case "ChecklistsSection":
      return <Checklists section={section} />;
    case "ProseSection":
      return <Prose section={section} />;
    case "SharesSection":
      return <ShareBars section={section} />;
    case "FlowSection":
      return <FlowSection section={section} />;
    case "LinksSection":
      return <LinkList section={section} />;
    case "CallToActionSection":
      return <CallToAction section={section} />;
  }
};

/** The body of a page that is a list of sections, from top to bottom. */
export const PageSections = ({ sections }: { sections: readonly Queries.PageSectionsFragment[] }) => (
  <>
    {sections.map((section) => (
      <PageSection key={section.anchor} section={section} />
    ))}
  </>
);
