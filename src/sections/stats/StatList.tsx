import type { ReactElement } from "react";
import { langOf } from "../../shared/langOf";
import { ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { StatsProps } from "./Stats";
import { StatTerm } from "./StatTerm";

/** Figures with what they don't say and their sources. */
const StatList = ({ section }: StatsProps): ReactElement => (
  <Section heading={section} layout="sideHeading">
    <dl>
      {section.statsOfOrigins.map(({ slug, number, label, limits, lang, source }) => (
        <div key={slug} lang={langOf({ lang })} sx={ruledRow}>
          <StatTerm number={number} label={label} />
          <dd sx={variant("text.muted")}>
            {limits}{" "}
            {source && (
              <a href={source.url} lang={langOf(source)} sx={variant("links.text")}>
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
