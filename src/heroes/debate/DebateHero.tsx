import { graphql } from "gatsby";
import { DebateSheet } from "../../debate/DebateSheet";
import { Hero } from "../Hero";

export const fragment = graphql`
  fragment DebateHero on DebateHero { debate { ...Debate } }
`;

interface DebateHeroProps {
  hero: Queries.HeroWordsFragment & Queries.DebateHeroFragment;
}

export const DebateHero = ({ hero }: DebateHeroProps) => (
  <Hero hero={hero} layout="split" aside={<DebateSheet debate={hero.debate} first />} />
);
