import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { bundled } from "../components/bundled";
import { PrintButton } from "../components/PrintButton";
import { SmartLink } from "../components/SmartLink";
import { useSite } from "../components/useSite";
import { DebateSheet } from "../debate/bundledSheet";
import { screenOnly } from "../theme/mixins";
import { variant } from "../theme/variant";
import { Hero } from "./Hero";
import { VideoButton } from "./lessonPlan/VideoButton";
import { BackLink } from "./scenario/BackLink";

export const fragment = graphql`
  fragment HeroPicture on Hero {
    ... on HeadlineHero { picture { ...Picture } }
  }
  fragment PageHero on Hero {
    __typename ...HeroWords ...HeroPicture ...LessonPlanHero ...VoicesHero
    ... on HeadlineHero { pictureBeside }
    ... on DebateHero { debate { ...Debate } words { ...DebateWords } }
  }
`;

const LessonPlan = bundled(
  async () =>
    (await import(/* webpackChunkName: "lessonPlan" */ "./lessonPlan/LessonPlan")).LessonPlan,
);
const VoicesHero = bundled(
  async () => (await import(/* webpackChunkName: "position" */ "./voices/VoicesHero")).VoicesHero,
);
const RecordHero = bundled(
  async () =>
    (await import(/* webpackChunkName: "decisionRecord" */ "./record/RecordHero")).RecordHero,
);

type AnyHero = Queries.PageHeroFragment;

function Handout({ hero: { actions, ...hero } }: { hero: Queries.HeroWordsFragment }) {
  const { messages } = useSite();
  return (
    <Hero hero={hero}>
      <PrintButton label={messages.printBrief} sx={variant("buttons.primary")} />
      {actions.map(({ label, to }) => (
        <SmartLink key={label} to={to} sx={{ ...variant("buttons.secondary"), ...screenOnly }}>
          {label}
        </SmartLink>
      ))}
    </Hero>
  );
}

/** Doesn't compile when a kind of hero has no component. */
const heroes: {
  [Kind in AnyHero["__typename"]]: (
    hero: Extract<AnyHero, { __typename: Kind }>,
    number?: number,
  ) => ReactNode;
} = {
  HeadlineHero: (hero, number) => (
    <Hero
      hero={hero}
      picture={hero.picture}
      layout={hero.pictureBeside ? "split" : "headline"}
      before={number && <BackLink scenario={number} />}
    />
  ),
  HandoutHero: (hero) => <Handout hero={hero} />,
  DebateHero: (hero) => <Hero hero={hero} layout="split" aside={<DebateSheet {...hero} first />} />,
  LessonPlanHero: (hero) => (
    <Hero hero={hero} layout="plan" aside={<LessonPlan hero={hero} />}>
      <VideoButton label={hero.videoLabel} video={hero.integrations.introductionVideo} />
    </Hero>
  ),
  VoicesHero: (hero) => <VoicesHero hero={hero} />,
  RecordHero: (hero) => <RecordHero hero={hero} />,
};

const bundles: Partial<Record<AnyHero["__typename"], { preload(): Promise<unknown> }>> = {
  DebateHero: DebateSheet,
  LessonPlanHero: LessonPlan,
  VoicesHero,
  RecordHero,
};

/** Loads the bundle of a hero that has one. */
export const preloadHero = ({ __typename }: AnyHero) => bundles[__typename]?.preload();

/**
 * The first screen of a page.
 * @param number of a scenario
 */
export function PageHero({ hero, number }: { hero: AnyHero; number?: number }) {
  // TypeScript can't tell that a hero and the component of its kind belong together.
  const show = heroes[hero.__typename] as (hero: AnyHero, number?: number) => ReactNode;
  return show(hero, number);
}
