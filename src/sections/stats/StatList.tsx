import type { ReactElement } from "react";
import { Stat } from "../../components/Stat";
import { ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { StatsProps } from "./Stats";

/** Figures with what they don't say and their sources. */
const StatList = ({ section }: StatsProps): ReactElement => (
  <Section heading={section} layout="sideHeading">
    <dl>
      {section.statsOfOrigins.map(({ slug, number, label, limits, source }) => (
        <div key={slug} sx={ruledRow}>
          <Stat number={number} label={label} />
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

export default StatList;
