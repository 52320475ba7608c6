import { graphql } from "gatsby";
import { useSite } from "../../components/useSite";
import { PointList } from "../lists/PointList";
import { TitledList } from "../lists/TitledList";
import { SectionFrame, type SectionHeading } from "../SectionFrame";
import { DetailCard } from "./DetailCard";

export const fragment = graphql`
  fragment RoleCards on RoleCard {
    slug
    title
    subtitle
    description
    partnerHeading
    benefits
    color
    staffRoles {
      ...TitledTextFields
    }
    volunteerRoles {
      ...TitledTextFields
    }
  }
`;

interface RoleCardsProps {
  section: SectionHeading;
  cards: readonly Queries.RoleCardsFragment[];
}

/** Uses of the platform in non-profits, with the roles of staff and volunteers. */
export function RoleCards({ section, cards }: RoleCardsProps) {
  const { messages } = useSite();
  return (
    // Around the heading, there is room for three.
    <SectionFrame heading={section} layout={cards.length === 3 ? "around" : "stacked"}>
      <ul data-slot="voices">
        {cards.map(({ partnerHeading, staffRoles, volunteerRoles, benefits, ...card }) => (
          <DetailCard key={card.slug} {...card}>
            <TitledList heading={messages.staffRoles} items={staffRoles} />
            <TitledList heading={partnerHeading} items={volunteerRoles} />
            <PointList heading={messages.benefits} points={benefits} />
          </DetailCard>
        ))}
      </ul>
    </SectionFrame>
  );
}
