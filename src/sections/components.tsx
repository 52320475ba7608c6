import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { bundled, type MaybeBundled } from "../components/bundled";
import { CallToAction } from "./callToAction/CallToAction";
import { CardGrid } from "./cards/CardGrid";
import { LinkList } from "./links/LinkList";
import { Points, TermList } from "./list/TermList";
import { Prose } from "./prose/Prose";
import { Faq, Questions } from "./questions/Questions";
import { StatRow } from "./stats/StatRow";
import { StepList } from "./steps/StepList";

export const fragment = graphql`
  fragment PageSection on Section {
    __typename
    ...CallToAction ...CardGrid ...Checklists ...BeforeAfter ...DebateSection ...Draft ...PlanEstimate
    ...Faq ...FigureList ...LinkList ...TermList ...OrganizationCards ...OutcomeDocument
    ...Papers ...PhaseList ...PlanComparison ...PlanPicker ...Points ...PolicyDocument ...Prose ...Questions
    ...RoleCards ...ScenarioCards ...SectorCards ...StatRow ...StepList ...UseCases
  }
`;

type AnySection = Queries.PageSectionFragment;

const UseCards = bundled(
  async () => (await import(/* webpackChunkName: "useCards" */ "./useCards/UseCards")).UseCards,
);

/** Doesn't compile when a kind of section has no component. Kinds of few pages have bundles; those of one name share a file. */
const components: {
  [Kind in AnySection["__typename"]]: (props: {
    section: Extract<AnySection, { __typename: Kind }>;
  }) => ReactElement | null;
} = {
  CallToActionSection: CallToAction,
  CardsSection: CardGrid,
  ChecklistsSection: bundled(async () => (await import("./checklists/Checklists")).Checklists),
  ComparisonSection: bundled(async () => (await import("./comparison/BeforeAfter")).BeforeAfter),
  DebateSection: bundled(
    async () =>
      (await import(/* webpackChunkName: "debate" */ "./debate/DebateSection")).DebateSection,
  ),
  DraftSection: bundled(async () => (await import("./draft/Draft")).Draft),
  EstimateSection: bundled(
    async () =>
      (await import(/* webpackChunkName: "plans" */ "./estimate/PlanEstimate")).PlanEstimate,
  ),
  FaqSection: Faq,
  FiguresSection: bundled(async () => (await import("./stats/FigureList")).FigureList),
  LinksSection: LinkList,
  ListSection: TermList,
  OrganizationsSection: UseCards,
  OutcomeSection: bundled(
    async () =>
      (await import(/* webpackChunkName: "debate" */ "./outcome/OutcomeDocument")).OutcomeDocument,
  ),
  PapersSection: bundled(
    async () => (await import(/* webpackChunkName: "debate" */ "./papers/Papers")).Papers,
  ),
  PhasesSection: bundled(async () => (await import("./phases/PhaseList")).PhaseList),
  PlanComparisonSection: bundled(
    async () =>
      (await import(/* webpackChunkName: "plans" */ "./planComparison/PlanComparison"))
        .PlanComparison,
  ),
  PlansSection: bundled(
    async () => (await import(/* webpackChunkName: "plans" */ "./plans/PlanPicker")).PlanPicker,
  ),
  PointsSection: Points,
  PolicySection: bundled(async () => (await import("./policy/PolicyDocument")).PolicyDocument),
  ProseSection: Prose,
  QuestionsSection: Questions,
  RolesSection: UseCards,
  ScenariosSection: bundled(async () => (await import("./scenarios/ScenarioCards")).ScenarioCards),
  SectorsSection: bundled(async () => (await import("./sectors/SectorCards")).SectorCards),
  StatsSection: StatRow,
  StepsSection: StepList,
  UseCasesSection: bundled(async () => (await import("./scenarios/UseCases")).UseCases),
};

// TypeScript can't tell that a section and the component of its kind belong together.
const componentOf = ({ __typename }: AnySection) =>
  components[__typename] as MaybeBundled<{ section: AnySection }>;

export const preloadSections = (sections: readonly AnySection[]) =>
  Promise.all(sections.map((section) => componentOf(section).preload?.()));

/** Whether a section is more than lists without entries, such as guides that are gone. */
const hasContent = (section: AnySection) => {
  const lists = Object.values(section).filter(Array.isArray);
  return lists.length === 0 || lists.some(({ length }) => length);
};

export const PageSections = ({ sections }: { sections: readonly AnySection[] }) => (
  <>
    {sections.filter(hasContent).map((section) => {
      const Component = componentOf(section);
      return <Component key={section.anchor} section={section} />;
    })}
  </>
);
