import type { ReactElement } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { joinPieces } from "../../components/pieces";
import { RunningText } from "../../components/RunningText";
import { SmartLink } from "../../components/SmartLink";
import { useSite } from "../../components/useSite";
import { langOf } from "../../shared/langOf";
import { ruledRow, screenOnly } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import { drawnStatsStyle } from "./drawnStatsStyle";
import { StatDrawing } from "./StatDrawing";
import type { StatsProps } from "./Stats";
import { StatTerm } from "./StatTerm";

type Stat = NonNullable<Queries.StatsFragment["stats"]>[number];

const caveats = { research: "researchStats", intended: "intendedStats" } as const;

interface CaveatProps {
  stats: readonly Stat[];
}

/** What figures of their origins describe, and a link to what they don't say. */
const Caveat = ({ stats }: CaveatProps) => {
  const { messages, navigation, langOfText } = useSite();
  const has = (wanted: Queries.StatOrigin) => stats.some(({ origin }) => origin === wanted);
  return (
    // In the last column of the header.
    <p sx={{ ...variant("text.small"), gridColumn: -2, maxWidth: "measure" }}>
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
  );
};

const ruledLine: ThemeUIStyleObject = { ...ruledRow, "&:first-of-type": {} };

/** Figures: the drawn ones large, in columns where they fit; the others in lines below. */
const StatRow = ({ section }: StatsProps): ReactElement => {
  const stats = section.stats ?? [];
  const drawn = stats.filter(({ drawing }) => drawing);
  const plain = stats.filter(({ drawing }) => !drawing);
  const style = drawnStatsStyle(drawn.length);
  return (
    <Section heading={section} below={<Caveat stats={stats} />}>
      {drawn.length > 0 && (
        <dl data-slot="ruled" sx={style.list}>
          {drawn.map(({ slug, number, drawing, label, description, lang }) => (
            <div key={slug} lang={langOf({ lang })} sx={style.stat}>
              <dt sx={style.term}>
                {drawing && <StatDrawing drawing={drawing} figure={number} sx={style.drawing} />}
                <span sx={style.figure}>{number}</span> <span sx={style.label}>{label}</span>
              </dt>
              <dd sx={style.description}>
                <RunningText text={description} lang={lang} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {plain.length > 0 && (
        <dl data-slot="figures">
          {plain.map(({ slug, number, label, description, lang }) => (
            <div key={slug} lang={langOf({ lang })} sx={ruledLine}>
              <StatTerm number={number} label={label} />
              <dd sx={variant("text.muted")}>
                <RunningText text={description} lang={lang} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
};

export default StatRow;
