import { graphql } from "gatsby";
import { deferred, oneOf } from "../../components/deferred";

export const fragment = graphql`
  fragment Stats on StatsSection {
    anchor label title lead lang
    stats { slug origin number drawing label description lang }
    statsOfOrigins { slug number label limits lang source { label lang url } }
  }
`;

export interface StatsProps {
  section: Queries.StatsFragment;
}

const StatRow = deferred<StatsProps>(() => import("./StatRow"));
const StatList = deferred<StatsProps>(() => import("./StatList"));

/** A row of figures, or a list of them with their sources. */
export const Stats = oneOf(({ section }: StatsProps) => (section.stats ? StatRow : StatList));
