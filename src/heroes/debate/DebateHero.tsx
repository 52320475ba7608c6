import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { DebateSheet, preloadDebate } from "../../debate/deferred";
import { contained } from "../../theme/mixins";
import { Hero } from "../Hero";

export const fragment = graphql`
  fragment DebateHero on DebateHero { debate { ...Debate } }
`;

interface DebateHeroProps {
  hero: Queries.HeroWordsFragment & Queries.DebateHeroFragment;
}

/** The first screen with few words, and a debate to go through below them. */
export const DebateHero = ({ hero }: DebateHeroProps): ReactElement => (
  <div sx={contained}>
    <Hero hero={hero} layout="sheet" aside={<DebateSheet debate={hero.debate} aboveFold />} />
  </div>
);

DebateHero.preload = ({ hero }: DebateHeroProps) => preloadDebate(hero.debate);
