import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { SectionFrame } from "../SectionFrame";
import { CardRows } from "./CardRows";
import { DebateCards } from "./DebateCards";
import { NumberedParagraphs } from "./NumberedParagraphs";
import { RuledCards } from "./RuledCards";

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
    debate {
      question
      opening {
        side
        claim
      }
    }
  }
  fragment CardGrid on CardsSection {
    anchor
    label
    title
    lead
    layout
    cards {
      ...CardFields
    }
  }
`;

interface CardsProps {
  cards: readonly Queries.CardFieldsFragment[];
}

const layouts: Record<Queries.CardsLayout, ComponentType<CardsProps>> = {
  rows: CardRows,
  columns: RuledCards,
  numbered: ({ cards }) => <RuledCards cards={cards} numbered />,
  debates: DebateCards,
  paragraphs: NumberedParagraphs,
};

/** A set of cards in the layout that the content names. */
export const CardGrid = ({ section }: { section: Queries.CardGridFragment }) => {
  const Cards = layouts[section.layout];
  return (
    <SectionFrame heading={section} layout={section.layout === "rows" ? "hung" : "stacked"}>
      <Cards cards={section.cards} />
    </SectionFrame>
  );
};
