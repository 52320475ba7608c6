import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";
import { Hero } from "../Hero";

export const fragment = graphql`
  fragment VoicesHero on VoicesHero {
    voices { ...TitledTextFields }
  }
`;

interface VoicesHeroProps {
  hero: Queries.HeroWordsFragment & Queries.VoicesHeroFragment;
}

/** The first screen as the head of a statement, above a line for each of the four who have a say. */
const VoicesHero = ({ hero }: VoicesHeroProps): ReactElement => (
  <Hero
    hero={hero}
    layout="statement"
    aside={
      <ul
        sx={{
          mt: [2, 6],
          display: "grid",
          columnGap: [4, 5],
          rowGap: 4,
          gridTemplateColumns: ["repeat(2, minmax(0, 1fr))", null, "repeat(4, minmax(0, 1fr))"],
        }}
      >
        {hero.voices.map((voice) => (
          <li key={voice.title} lang={langOf(voice)} sx={{ borderTop: "strong", pt: 2 }}>
            <p sx={variant("text.inkTitle")}>{voice.title}</p>
            <p sx={{ lineHeight: 1.45, textWrap: "balance" }}>{voice.text}</p>
          </li>
        ))}
      </ul>
    }
  />
);

export default VoicesHero;
