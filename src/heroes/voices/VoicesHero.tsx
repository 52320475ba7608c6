import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { ActionLinks } from "../../components/ActionLinks";
import { MarkedTitle } from "../../components/MarkedTitle";
import { langOf } from "../../shared/langOf";
import { variant } from "../../theme/variant";

export const fragment = graphql`
  fragment VoicesHero on VoicesHero {
    voices { ...TitledTextFields }
  }
`;

interface VoicesHeroProps {
  hero: Queries.HeroWordsFragment & Queries.VoicesHeroFragment;
}

/** The first screen as the head of a statement, above a line for each of the four who have a say. */
const VoicesHero = ({
  hero: { label, title, highlight, lead, actions, note, lang, voices },
}: VoicesHeroProps): ReactElement => (
  <div sx={variant("layout.page")}>
    <div
      sx={{
        display: "grid",
        gap: [4, 5],
        pt: [4, 7],
        pb: [4, 6],
        justifyItems: "center",
        textAlign: "center",
        "& > div": { justifyContent: "center" },
      }}
    >
      <div sx={{ display: "grid", gap: 2, justifyItems: "center" }}>
        {label && (
          <p lang={langOf({ lang })} sx={variant("text.inkTitle")}>
            {label}
          </p>
        )}
        <h1 lang={langOf({ lang })} sx={{ ...variant("text.display"), maxWidth: "14em" }}>
          <MarkedTitle title={title} highlight={highlight} />
        </h1>
      </div>
      <p lang={langOf({ lang })} sx={{ ...variant("text.lead"), maxWidth: "44rem" }}>
        {lead}
      </p>
      <ActionLinks links={actions} />
      {note && (
        <p lang={langOf({ lang })} sx={variant("text.small")}>
          {note}
        </p>
      )}
      <ul
        sx={{
          width: "100%",
          mt: [2, 6],
          display: "grid",
          columnGap: [4, 5],
          rowGap: 4,
          gridTemplateColumns: ["repeat(2, minmax(0, 1fr))", null, "repeat(4, minmax(0, 1fr))"],
          textAlign: "start",
        }}
      >
        {voices.map((voice) => (
          <li key={voice.title} lang={langOf(voice)} sx={{ borderTop: "strong", pt: 2 }}>
            <p sx={variant("text.inkTitle")}>{voice.title}</p>
            <p sx={{ lineHeight: 1.45, textWrap: "balance" }}>{voice.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

export default VoicesHero;
