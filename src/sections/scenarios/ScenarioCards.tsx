import { graphql } from "gatsby";
import { CardLink, pageTarget } from "../../components/CardLink";
import { Details } from "../../components/Details";
import { Picture, pictureOf } from "../../components/Picture";
import { PointList } from "../../components/PointList";
import { useSite } from "../../components/useSite";
import { fillPlaceholders } from "../../fields/tokens";
import { pictureWidth } from "../../theme/media";
import { variant } from "../../theme/variant";
import { SectionFrame } from "../SectionFrame";

export const fragment = graphql`
  fragment ScenarioCard on ScenarioPage {
    path number
    hero { ...HeroPicture }
    summary { title scenario participants process benefits }
  }
  fragment ScenarioCards on ScenariosSection {
    anchor label title lead
    scenarios { ...ScenarioCard }
  }
`;

/** A scenario with its picture, and details below a button. */
function ScenarioCard({
  scenario: { path, number, summary, hero },
}: {
  scenario: Queries.ScenarioCardFragment;
}) {
  const { messages } = useSite();
  const picture = pictureOf(hero);
  const titleId = `scenario-${number}-title`;
  return (
    <li
      sx={{
        display: "grid",
        gap: [3, 4],
        columnGap: [5, 6],
        gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 4fr) minmax(0, 7fr)"],
        // The button is below the words, next to the picture.
        gridTemplateRows: ["none", null, null, "auto 1fr"],
        alignItems: "start",
        justifyItems: "start",
        "& > figure": {
          width: "100%",
          gridRow: ["auto", null, null, "1 / span 2"],
          gridColumn: ["auto", null, null, "2"],
        },
        "& > section": { width: "100%", gridColumn: "1 / -1" },
        py: [4, 6],
        "& + &": { borderTop: "rule" },
        // The picture at the side leaves room for two scenarios on a page of paper.
        "@media print": {
          gridTemplateColumns: "minmax(0, 1fr) 2.75in",
          gap: 3,
          py: 3,
          "& > figure": { gridRow: "1 / span 2", gridColumn: "2" },
          "& > section": { gridColumn: "1" },
        },
      }}
    >
      <div sx={{ display: "grid", gap: [2, 3], alignContent: "start" }}>
        <p sx={{ ...variant("text.label"), color: "var(--ink)" }}>
          {fillPlaceholders(messages.scenarioNumber, { number })}
        </p>
        <h3 id={titleId} sx={{ ...variant("text.heading"), fontSize: "title" }}>
          {summary.title}
        </h3>
        <p sx={variant("text.body")}>{summary.scenario}</p>
        <p>
          <CardLink to={pageTarget(path)} label={messages.readScenario} about={summary.title} />
        </p>
      </div>
      {picture && <Picture picture={picture} sizes={pictureWidth("* 7 / 11", 48)} />}
      <Details
        labelledBy={titleId}
        sx={{
          gridTemplateColumns: ["1fr", "1fr 1fr", "minmax(0, 6fr) minmax(0, 4fr) minmax(0, 6fr)"],
          gap: [4, 5],
          "@media print": {
            gridTemplateColumns: "1fr 1fr",
            gap: 2,
            py: 0,
            fontSize: "small",
            "& > :first-of-type": { gridRow: "1 / span 2" },
          },
        }}
      >
        <PointList heading={messages.process} points={summary.process} ordered />
        <PointList heading={messages.participants} points={summary.participants} />
        <PointList heading={messages.benefits} points={summary.benefits} />
      </Details>
    </li>
  );
}

export const ScenarioCards = ({ section }: { section: Queries.ScenarioCardsFragment }) => (
  <SectionFrame heading={section} layout="stacked">
    <ol sx={{ borderTop: "strong" }}>
      {section.scenarios.map((scenario) => (
        <ScenarioCard key={scenario.path} scenario={scenario} />
      ))}
    </ol>
  </SectionFrame>
);
