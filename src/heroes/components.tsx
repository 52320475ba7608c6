import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { deferred, type MaybeDeferred } from "../components/deferred";
import { DebateHero } from "./debate/DebateHero";
import { HeadlineHero } from "./headline/HeadlineHero";

export const fragment = graphql`
  fragment PageHero on Hero {
    __typename
    ...HeroWords ...HeadlineHero ...DebateHero ...LessonPlanHero ...VoicesHero
  }
`;

type AnyHero = Queries.PageHeroFragment;

interface HeroProps<SomeHero> {
  hero: SomeHero;
  scenario?: number;
}

/** Doesn't compile when a kind of hero has no component. Kinds of few pages have bundles of their own. */
const components: {
  [Kind in AnyHero["__typename"]]: (
    props: HeroProps<Extract<AnyHero, { __typename: Kind }>>,
  ) => ReactElement | null;
} = {
  DebateHero,
  EntryHero: deferred(() => import("./entry/EntryHero")),
  HeadlineHero,
  LessonPlanHero: deferred(() => import("./lessonPlan/LessonPlanHero")),
  VoicesHero: deferred(() => import("./voices/VoicesHero")),
};

// TypeScript can't tell that a hero and the component of its kind belong together.
const componentOf = ({ __typename }: AnyHero) =>
  components[__typename] as MaybeDeferred<HeroProps<AnyHero>>;

/** Loads the bundle of a hero, if it has one; the promise waits for it. */
export const preloadHero = async (hero: AnyHero): Promise<unknown> =>
  componentOf(hero).preload?.({ hero });

/** The first screen of a page, by the component of its kind. */
export function PageHero(props: HeroProps<AnyHero>): ReactElement {
  const Component = componentOf(props.hero);
  return <Component {...props} />;
}
