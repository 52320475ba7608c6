import type { ReactElement } from "react";
import { joinPieces } from "../../components/pieces";
import { SmartLink } from "../../components/SmartLink";
import { Stat } from "../../components/Stat";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { ruledColumns, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { StatsProps } from "./Stats";

const caveats = { research: "researchStats", intended: "intendedStats" } as const;

/** Figures in columns, and below them what figures of their origins describe. */
export const StatRow = ({ section }: StatsProps): ReactElement => {
  const { messages, navigation, langOfText } = useSite();
  const stats = section.stats ?? [];
  const has = (wanted: Queries.StatOrigin) => stats.some(({ origin }) => origin === wanted);
  return (
    <Section heading={section}>
      <dl data-slot="ruled figures" sx={ruledColumns(stats.length)}>
        {stats.map(({ slug, number, label, description, lang }) => (
          <div
            key={slug}
            lang={langOf({ lang })}
            sx={{
              py: [2, 4],
              borderBottom: "rule",
              display: "grid",
              rowGap: 1,
              alignContent: "start",
              // Figures and descriptions are level.
              "@container (min-width: 34rem)": { gridRow: "span 2", gridTemplateRows: "subgrid" },
            }}
          >
            <Stat number={number} label={label} />
            <dd sx={{ ...variant("text.small"), lineHeight: 1.5 }}>{description}</dd>
          </div>
        ))}
      </dl>
      <p sx={{ ...variant("text.small"), pt: [3, 4], maxWidth: "measure" }}>
        {joinPieces(
          (["research", "intended"] as const).filter(has).map((origin) => ({
            words: `${messages[caveats[origin]]} `,
            lang: langOfText(caveats[origin]),
          })),
        )}
        <SmartLink
          {...navigation.stats}
          sx={{ ...variant("links.text"), fontWeight: "body", py: "0.2rem", ...screenOnly }}
        />
      </p>
    </Section>
  );
};
