import type { ReactElement } from "react";
import { CardLink } from "../../components/CardLink";
import { PointList } from "../../components/PointList";
import { pageTarget } from "../../components/targets";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../shared/tokens";
import { ruledRow } from "../../theme/mixins";
import { variant } from "../../theme/variant";
import { Section } from "../Section";
import type { ScenariosProps } from "./Scenarios";

/** Side by side where the longest words fit, in fallback fonts too. */
const pointColumns = "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))";

/** The scenarios with their numbers and facts. */
export default function ScenarioCards({ section }: ScenariosProps): ReactElement {
  const { messages } = useSite();
  return (
    <Section heading={section}>
      <ol data-slot="ruled" sx={{ borderTop: "strong" }}>
        {section.scenarios.map(({ path, number, summary }) => (
          <li
            key={path}
            sx={{ ...ruledRow, py: [4, 5], rowGap: 3, "&:first-of-type": { borderTop: 0 } }}
          >
            <div sx={{ display: "grid", gap: 1, alignContent: "start" }}>
              <p sx={variant("text.inkLabel")}>
                {fillPlaceholders(messages.scenarioNumber, { number })}
              </p>
              <h3 sx={variant("text.title")}>
                <CardLink to={pageTarget(path)} label={summary.title} />
              </h3>
              <p sx={variant("text.body")}>{summary.scenario}</p>
              <p sx={variant("text.small")}>
                {messages.participants}: {summary.participants.join(", ")}
              </p>
            </div>
            <div sx={{ display: "grid", gridTemplateColumns: ["1fr", pointColumns], gap: [3, 5] }}>
              <PointList heading={messages.process} points={summary.process} ordered />
              <PointList heading={messages.benefits} points={summary.benefits} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
