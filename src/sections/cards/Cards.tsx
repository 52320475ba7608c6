import { graphql } from "gatsby";
import { deferred, oneOf } from "../../components/deferred";
import { CardGrid } from "./CardGrid";

export const fragment = graphql`
  fragment Cards on CardsSection {
    anchor label title lead lang
    cards {
      title text lang theme linkLabel
      to { ...LinkTarget }
      debate { question lang }
    }
    debate { ...DebateInSmall }
  }
`;

export interface CardsProps {
  section: Queries.CardsFragment;
}

const CardsBelowDebate = deferred<CardsProps>(
  () => import(/* webpackChunkName: "debateInSmall" */ "./CardsBelowDebate"),
);
const Agenda = deferred<CardsProps>(
  () => import(/* webpackChunkName: "debateInSmall" */ "./Agenda"),
);

/** Cards in columns, below the columns of a debate, or as the rows of an agenda if each names a debate. */
export const Cards = oneOf(({ section }: CardsProps) => {
  if (section.debate) return CardsBelowDebate;
  return section.cards[0]?.debate ? Agenda : CardGrid;
});
