import { graphql } from "gatsby";
import { CardRows } from "./CardRows";
import { RuledCards } from "./RuledCards";
import { SectionFrame } from "./SectionFrame";

export const fragment = graphql`
  fragment CardFields on Card {
    title
    text
    points
    theme
    linkLabel
    to {
      ...LinkTarget
    }
  }
  fragment CardGrid on CardsSection {
    anchor
    title
    lead
    layout
    cards {
      ...CardFields
    }
  }
`;

/** A set of cards, in the layout that the content asks for. */
export const CardGrid = ({ section }: { section: Queries.CardGridFragment }) => {
  const { layout, cards } = section;
  return (
    <SectionFrame heading={section} layout={layout === "rows" ? "hung" : "stacked"}>
      {layout === "rows" ? <CardRows cards={cards} /> : <RuledCards cards={cards} numbered={layout === "numbered"} />}
    </SectionFrame>
  );
};
