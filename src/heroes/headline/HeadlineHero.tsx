import { graphql } from "gatsby";
import { Hero } from "../Hero";
import { BackLink } from "./BackLink";

export const fragment = graphql`
  fragment HeadlineHero on HeadlineHero {
    picture { ...Picture }
    pictureBeside
  }
`;

interface HeadlineHeroProps {
  hero: Queries.HeroWordsFragment & Queries.HeadlineHeroFragment;
  /** The number of the scenario whose page it is on. */
  scenario?: number;
}

export const HeadlineHero = ({ hero, scenario }: HeadlineHeroProps) => (
  <Hero
    hero={hero}
    picture={hero.picture}
    layout={hero.pictureBeside ? "split" : "headline"}
    before={scenario && <BackLink scenario={scenario} />}
  />
);
