import type { ReactElement } from "react";
import { Figure } from "../../components/Figure";
import { ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { StatsProps } from "./Stats";

/** Figures with what they don't say and their sources. */
const FigureList = ({ section }: StatsProps): ReactElement => (
  <Section heading={section} layout="sideHeading">
    <dl>
      {section.figures.map(({ slug, number, label, limits, source }) => (
        <div key={slug} sx={ruledRow}>
          <Figure number={number} label={label} />
          <dd sx={variant("text.muted")}>
            {limits}{" "}
            {source && (
              <a href={source.url} sx={variant("links.text")}>
                {source.label}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  </Section>
);

export default FigureList;
