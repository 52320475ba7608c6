import { graphql } from "gatsby";
import type { ReactElement } from "react";
import { useSite } from "../../components/useSite";
import { langInside, langOf } from "../../shared/langOf";
import { wideScreens } from "../../theme/media";
import { variant } from "../../theme/variant";
import { Section } from "../Section";

export const fragment = graphql`
  fragment BeforeAfter on BeforeAfterSection {
    anchor label title lead before after lang
    pairs { aspect before after lang }
  }
`;

interface BeforeAfterProps {
  section: Queries.BeforeAfterFragment;
}

/** A row for each aspect, with how it is before and after. */
const BeforeAfter = ({ section }: BeforeAfterProps): ReactElement => {
  const { language } = useSite();
  return (
    <Section heading={section}>
      <ul data-slot="ruled" sx={{ borderTop: "strong" }}>
        {section.pairs.map(({ aspect, before, after, lang }) => (
          <li
            key={aspect}
            lang={langOf({ lang })}
            sx={{
              display: "grid",
              gridTemplateColumns: ["1fr", null, "minmax(0, 2fr) minmax(0, 5fr)"],
              columnGap: 5,
              rowGap: 1,
              py: [2, 3],
              "& + &": { borderTop: "rule", [wideScreens]: { "& dt": variant("text.hidden") } },
            }}
          >
            <h3 sx={variant("text.title")}>{aspect}</h3>
            <dl
              sx={{
                display: "grid",
                gridTemplateColumns: ["1fr", null, "1fr 1fr"],
                gap: "inherit",
              }}
            >
              <div sx={{ color: "muted" }}>
                <dt lang={langInside({ lang }, section, language)} sx={variant("text.label")}>
                  {section.before}
                </dt>
                <dd>{before}</dd>
              </div>
              <div>
                <dt lang={langInside({ lang }, section, language)} sx={variant("text.inkLabel")}>
                  {section.after}
                </dt>
                <dd>{after}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
};

export default BeforeAfter;
