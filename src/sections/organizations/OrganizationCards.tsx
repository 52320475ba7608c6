import { graphql } from "gatsby";
import { TitledList } from "../../components/PointList";
import { useSite } from "../../components/useSite";
import { SectionFrame } from "../SectionFrame";
import { roomy, UseCard } from "../UseCard";

export const fragment = graphql`
  fragment OrganizationCards on OrganizationsSection {
    anchor label title lead
    cards {
      slug title subtitle description benefits theme
      process { ...TitledTextFields }
    }
  }
`;

export function OrganizationCards({ section }: { section: Queries.OrganizationCardsFragment }) {
  const { messages } = useSite();
  return (
    <SectionFrame heading={section} layout="stacked">
      <ul>
        {section.cards.map((card) => (
          <UseCard key={card.slug} card={card}>
            <div sx={{ [roomy]: { gridColumn: "span 2" } }}>
              <TitledList heading={messages.process} items={card.process} ordered />
            </div>
          </UseCard>
        ))}
      </ul>
    </SectionFrame>
  );
}
