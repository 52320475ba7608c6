import { graphql } from "gatsby";
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
    default:
      // Doesn't compile when a kind of section has no case above.
      return section satisfies never;
  }
};

export const PageSections = ({
  sections,
}: {
  sections: readonly Queries.PageSectionsFragment[];
}) => (
  <>
    {sections.map((section) => (
      <PageSection key={section.anchor} section={section} />
    ))}
  </>
);
