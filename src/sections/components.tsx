import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { deferred, type MaybeDeferred } from "../components/deferred";
import { CallToAction } from "./callToAction/CallToAction";
import { Cards } from "./cards/Cards";
import { Debate } from "./debate/Debate";
import { Entries } from "./entries/Entries";
import { Links } from "./links/Links";
import { List } from "./list/List";
import { Plans } from "./plans/Plans";
import { Prose } from "./prose/Prose";
import { Questions } from "./questions/Questions";
import { Scenarios } from "./scenarios/Scenarios";
import { Stats } from "./stats/Stats";

export const fragment = graphql`
  fragment PageSection on Section {
    __typename
    ...CallToAction ...Cards ...Checklists ...BeforeAfter ...DebateSection ...Draft ...Entries
    ...PlanEstimate ...Links ...List ...Papers ...PhaseList ...Plans ...PolicyDocument ...Prose
    ...Questions ...Scenarios ...Stats
  }
`;

type AnySection = Queries.PageSectionFragment;

/** Doesn't compile when a kind of section has no component. Kinds of few pages have bundles; those of one name share a file. */
const components: {
  [Kind in AnySection["__typename"]]: (props: {
    section: Extract<AnySection, { __typename: Kind }>;
  }) => ReactElement | null;
} = {
  BeforeAfterSection: deferred(() => import("./beforeAfter/BeforeAfter")),
  CallToActionSection: CallToAction,
  CardsSection: Cards,
  ChecklistsSection: deferred(() => import("./checklists/Checklists")),
  DebateSection: Debate,
  DraftSection: deferred(() => import("./draft/Draft")),
  EntriesSection: Entries,
  EstimateSection: deferred(
    () => import(/* webpackChunkName: "plans" */ "./estimate/PlanEstimate"),
  ),
  LinksSection: Links,
  ListSection: List,
  PapersSection: deferred(() => import(/* webpackChunkName: "debate" */ "./papers/Papers")),
  PhasesSection: deferred(() => import("./phases/PhaseList")),
  PlansSection: Plans,
  PolicySection: deferred(() => import("./policy/PolicyDocument")),
  ProseSection: Prose,
  QuestionsSection: Questions,
  ScenariosSection: Scenarios,
  StatsSection: Stats,
};

// TypeScript can't tell that a section and the component of its kind belong together.
const componentOf = ({ __typename }: AnySection) =>
  components[__typename] as MaybeDeferred<{ section: AnySection }>;

/** Loads the bundles of sections; the promise waits for all of them. */
export const preloadSections = (sections: readonly AnySection[]): Promise<unknown> =>
  Promise.all(sections.map((section) => componentOf(section).preload?.({ section })));

/** Whether a section is more than lists without entries, such as guides that are gone. */
const hasContent = (section: AnySection) => {
  const lists = Object.values(section).filter(Array.isArray);
  return lists.length === 0 || lists.some(({ length }) => length);
};

interface PageSectionsProps {
  sections: readonly AnySection[];
}

/** The sections of a page, each by the component of its kind. */
export const PageSections = ({ sections }: PageSectionsProps): ReactElement => (
  <>
    {sections.filter(hasContent).map((section) => {
      const Component = componentOf(section);
      return <Component key={section.anchor} section={section} />;
    })}
  </>
);
