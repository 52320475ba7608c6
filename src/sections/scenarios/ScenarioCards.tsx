import type { ReactElement } from "react";
import { CardLink } from "../../components/CardLink";
import { PointList } from "../../components/PointList";
import { joinPieces } from "../../components/pieces";
import { pageTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { langOnPage } from "../../shared/langOf";
import { fillPlaceholders } from "../../shared/tokens";
import { ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { ScenariosProps } from "./Scenarios";

/** Side by side where the longest words fit, in fallback fonts too. */
const pointColumns = "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))";

/** The scenarios with their numbers and facts. */
export default function ScenarioCards({ section }: ScenariosProps): ReactElement {
  const { messages, langOfText, language } = useSite();
  return (
    <Section heading={section}>
      <ol data-slot="ruled" sx={{ borderTop: "strong" }}>
        {section.scenarios.map((page) => {
          const { path, number, summary } = page;
          const lang = langOnPage(page, summary, language);
          return (
            <li
              key={path}
              sx={{ ...ruledRow, py: [4, 5], rowGap: 3, "&:first-of-type": { borderTop: 0 } }}
            >
              <div sx={{ display: "grid", gap: 1, alignContent: "start" }}>
                <p lang={langOfText("scenarioNumber")} sx={variant("text.inkLabel")}>
                  {fillPlaceholders(messages.scenarioNumber, { number })}
                </p>
                <h3 sx={variant("text.title")}>
                  <CardLink to={pageTarget(path)} label={summary.title} lang={lang} />
                </h3>
                <p lang={lang} sx={variant("text.body")}>
                  {summary.scenario}
                </p>
                <p sx={variant("text.small")}>
                  {joinPieces([
                    { words: `${messages.participants}: `, lang: langOfText("participants") },
                    { words: summary.participants.join(", "), lang },
                  ])}
                </p>
              </div>
              <div
                sx={{ display: "grid", gridTemplateColumns: ["1fr", pointColumns], gap: [3, 5] }}
              >
                <PointList
                  heading={messages.process}
                  headingLang={langOfText("process")}
                  points={summary.process}
                  lang={lang}
                  ordered
                />
                <PointList
                  heading={messages.benefits}
                  headingLang={langOfText("benefits")}
                  points={summary.benefits}
                  lang={lang}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
