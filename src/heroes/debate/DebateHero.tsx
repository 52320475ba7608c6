import { graphql } from "gatsby";
import { DebateSheet } from "../../debate/DebateSheet";
import { contained } from "../../theme/mixins";
import { Hero } from "../Hero";

export const fragment = graphql`
  fragment DebateHero on DebateHero { debate { ...Debate } }
`;

export const DebateHero = ({
  hero,
}: {
  hero: Queries.HeroWordsFragment & Queries.DebateHeroFragment;
}) => (
  <div sx={contained}>
    <Hero hero={hero} layout="sheet" aside={<DebateSheet debate={hero.debate} first />} />
  </div>
);
