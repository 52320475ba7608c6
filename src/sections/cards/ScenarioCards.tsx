import { graphql } from "gatsby";
import { Picture } from "../../components/Picture";
import { useSite } from "../../components/useSite";
import { fillPlaces } from "../../content/tokens";
import { pictureWidth } from "../../theme/media";
import { variant } from "../../theme/variant";
import { PointList } from "../lists/PointList";
import { SectionFrame, type SectionHeading } from "../SectionFrame";
import { CardLink } from "./CardLink";

export const fragment = graphql`
  fragment ScenarioCards on ScenarioPage {
    path
    number
    hero {
      picture {
        ...Picture
      }
    }
    summary {
      title
      scenario
      participants
      process
      benefits
    }
  }
`;

interface ScenarioCardsProps {
  section: SectionHeading;
  scenarios: readonly Queries.ScenarioCardsFragment[];
}

/** The scenarios one below the other, each with its number. */
export function ScenarioCards({ section, scenarios }: ScenarioCardsProps) {
  const { messages } = useSite();
  return (
    <SectionFrame heading={section} layout="stacked">
      <ol sx={{ borderTop: "strong" }}>
        {scenarios.map(({ path, number, summary, hero }) => (
          <li
            key={path}
            sx={{
              display: "grid",
              gap: 4,
              columnGap: 6,
              gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 4fr) minmax(0, 7fr)"],
              alignItems: "start",
              py: 6,
              borderBottom: "rule",
            }}
          >
            <div sx={{ display: "grid", gap: 3, alignContent: "start" }}>
              <p sx={{ ...variant("text.label"), color: "var(--ink)" }}>{fillPlaces(messages.scenarioNumber, { number })}</p>
              <h3 sx={{ ...variant("text.heading"), fontSize: "title" }}>{summary.title}</h3>
              <p sx={variant("text.body")}>{summary.scenario}</p>
              <p>
                <CardLink to={{ href: path, form: null, newTab: false }} label={`${messages.readScenario}: ${summary.title}`} />
              </p>
            </div>
            {hero.picture && <Picture picture={hero.picture} sizes={pictureWidth("* 7 / 11", 32)} />}
            <div
              sx={{
                gridColumn: "1 / -1",
                display: "grid",
                gridTemplateColumns: ["1fr", "1fr 1fr", "minmax(0, 6fr) minmax(0, 4fr) minmax(0, 6fr)"],
                gap: 5,
                alignContent: "start",
              }}
            >
              <PointList heading={messages.process} points={summary.process} ordered />
              <PointList heading={messages.participants} points={summary.participants} />
              <PointList heading={messages.benefits} points={summary.benefits} />
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
