import { graphql } from "gatsby";
import { Collapsible, useOneOpen } from "../components/Collapsible";
import { useSite } from "../components/useSite";
import { variant } from "../theme/variant";
import { CardLink } from "./cards/CardLink";
import { PointList } from "./lists/PointList";
import { SectionFrame, type SectionHeading } from "./SectionFrame";

export const fragment = graphql`
  fragment UseCases on ScenarioPage {
    path
    useCase {
      title
      description
      participants
      benefits
    }
  }
`;

interface UseCasesProps {
  section: SectionHeading;
  scenarios: readonly Queries.UseCasesFragment[];
}

/** The use cases of government in an accordion; at most one is open. */
export function UseCases({ section, scenarios }: UseCasesProps) {
  const { messages } = useSite();
  const { isOpen, toggle } = useOneOpen();
  return (
    <SectionFrame heading={section} layout="stacked">
      <div data-slot="questions">
        {scenarios.map(({ path, useCase }) => (
          <div key={path} data-slot="entry" sx={{ borderTop: "rule" }}>
            <Collapsible
              heading="h3"
              open={isOpen(path)}
              onToggle={() => toggle(path)}
              label={
                <span sx={{ ...variant("text.title"), fontSize: ["lead", "title"] }}>
                  {useCase.title}
                </span>
              }
              sx={{ py: [0, 2], minHeight: ["2.4rem", "target"] }}
            >
              <div sx={{ display: "grid", gap: 4, pb: 5 }}>
                <p sx={variant("text.body")}>{useCase.description}</p>
                <div sx={{ display: "grid", gridTemplateColumns: ["1fr", "1fr 1fr"], gap: 5 }}>
                  <PointList heading={messages.participants} points={useCase.participants} />
                  <PointList heading={messages.benefits} points={useCase.benefits} />
                </div>
                <p>
                  <CardLink
                    to={{ href: path, form: null, newTab: false }}
                    label={messages.readScenario}
                    about={useCase.title}
                  />
                </p>
              </div>
            </Collapsible>
          </div>
        ))}
      </div>
    </SectionFrame>
  );
}
