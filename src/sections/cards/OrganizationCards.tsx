import { graphql } from "gatsby";
import { useSite } from "../../components/useSite";
import { PointList } from "../lists/PointList";
import { TitledList } from "../lists/TitledList";
import { SectionFrame, type SectionHeading } from "../SectionFrame";
import { DetailCard } from "./DetailCard";

export const fragment = graphql`
  fragment OrganizationCards on OrganizationCard {
    slug
    title
    subtitle
    description
    benefits
    color
    process {
      ...TitledTextFields
    }
  }
`;

interface OrganizationCardsProps {
  section: SectionHeading;
  cards: readonly Queries.OrganizationCardsFragment[];
}

/** The letters of options, as far as there are cards. */
const letters = [..."ABCDEFGHIJKL"];

/** Uses of the platform in companies as lettered options, each with a numbered process. */
export function OrganizationCards({ section, cards }: OrganizationCardsProps) {
  const { messages } = useSite();
  return (
    <SectionFrame heading={section} layout="stacked">
      <ul>
        {cards.map(({ process, benefits, ...card }, index) => (
          <DetailCard key={card.slug} {...card} letter={letters[index]}>
            <div sx={{ "@container (min-width: 40rem)": { gridColumn: "span 2" } }}>
              <TitledList heading={messages.process} items={process} ordered />
            </div>
            <PointList heading={messages.benefits} points={benefits} />
          </DetailCard>
        ))}
      </ul>
    </SectionFrame>
  );
}
