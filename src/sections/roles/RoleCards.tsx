import { graphql } from "gatsby";
import { TitledList } from "../../components/PointList";
import { useSite } from "../../components/useSite";
import { SectionFrame } from "../SectionFrame";
import { UseCard } from "../UseCard";

export const fragment = graphql`
  fragment RoleCards on RolesSection {
    anchor label title lead
    cards {
      slug title subtitle description benefits theme partnerHeading
      staffRoles { title text: description }
      volunteerRoles { title text: description }
    }
  }
`;

export function RoleCards({ section }: { section: Queries.RoleCardsFragment }) {
  const { messages } = useSite();
  return (
    <SectionFrame heading={section} layout="stacked">
      <ul>
        {section.cards.map((card) => (
          <UseCard key={card.slug} card={card}>
            <TitledList heading={messages.staffRoles} items={card.staffRoles} />
            <TitledList heading={card.partnerHeading} items={card.volunteerRoles} />
          </UseCard>
        ))}
      </ul>
    </SectionFrame>
  );
}
