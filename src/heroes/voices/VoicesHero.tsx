import { graphql } from "gatsby";
import { ActionLinks } from "../../components/ActionLinks";
import { gap, TitleRing, tie } from "../../compositions/ring";
import { wideScreens } from "../../theme/media";
import { variant } from "../../theme/variant";
import { HeroTitle } from "../Hero";

export const fragment = graphql`
  fragment VoicesHero on VoicesHero {
    voices { ...TitledTextFields }
  }
`;

const columns = `minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)`;

/** The first screen as a position in a ring, with two voices on each side of it. */
export const VoicesHero = ({
  hero,
}: {
  hero: Queries.HeroWordsFragment & Queries.VoicesHeroFragment;
}) => (
  <div sx={variant("layout.page")}>
    <div
      sx={{
        display: "grid",
        gap: 5,
        pt: [5, 6],
        pb: [5, 6],
        justifyItems: "center",
        textAlign: "center",
        [wideScreens]: { gridTemplateColumns: columns, gap },
      }}
    >
      <div
        sx={{
          position: "relative",
          gridColumn: ["auto", null, "2"],
          gridRow: ["auto", null, "1"],
          display: "grid",
          alignContent: "center",
          width: "100%",
          minHeight: [null, null, "21rem"],
          px: [3, 6],
          py: [5, 6],
          // The ring covers the ends of the dotted lines.
          zIndex: 1,
          "& path": { fill: "background", "@media (forced-colors: active)": { fill: "Canvas" } },
        }}
      >
        <TitleRing />
        <h1 sx={{ ...variant("text.display"), fontSize: "displayBeside", position: "relative" }}>
          <HeroTitle title={hero.title} highlight={hero.highlight} />
        </h1>
      </div>
      <div
        sx={{
          gridColumn: "1 / -1",
          display: "grid",
          justifyItems: "center",
          gap: 4,
          maxWidth: "44rem",
          "& > div": { justifyContent: "center" },
        }}
      >
        <p sx={{ ...variant("text.lead"), textWrap: "balance" }}>{hero.lead}</p>
        <ActionLinks links={hero.actions} />
        {hero.note && <p sx={variant("text.small")}>{hero.note}</p>}
      </div>
      <ul
        sx={{
          gridColumn: "1 / -1",
          width: "100%",
          display: "grid",
          gap: 4,
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          textAlign: "start",
          [wideScreens]: {
            gridRow: "1",
            gridTemplateColumns: columns,
            columnGap: gap,
            alignItems: "start",
            alignContent: "space-evenly",
          },
        }}
      >
        {hero.voices.map(({ title, text }) => (
          <li
            key={title}
            sx={{
              position: "relative",
              borderTop: "2px dotted var(--ink)",
              pt: 2,
              [wideScreens]: {
                borderTop: "none",
                pt: 0,
                "&:nth-of-type(odd)": { gridColumn: "1", textAlign: "end" },
                "&:nth-of-type(even)": { gridColumn: "3" },
                "&::after": { ...tie, top: "0.75rem", width: `calc(${gap} + 1rem)` },
                "&:nth-of-type(odd)::after": { left: "calc(100% + 0.5rem)" },
                "&:nth-of-type(even)::after": { right: "calc(100% + 0.5rem)" },
              },
            }}
          >
            <p sx={{ ...variant("text.title"), color: "var(--ink)" }}>{title}</p>
            <p sx={{ lineHeight: 1.45, textWrap: "balance" }}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
