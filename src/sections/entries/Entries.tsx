import { graphql } from "gatsby";
import { deferred, oneOf } from "../../components/deferred";

export const fragment = graphql`
  fragment Entries on EntriesSection {
    anchor label title lead lang list
    roles {
      slug title subtitle description benefits lang theme partnerHeading
      staffRoles { title description lang }
      volunteerRoles { title description lang }
    }
    organizations {
      slug title subtitle description benefits lang theme
      process { ...TitledTextFields }
    }
    sectors { slug title description examples lang theme linkLabel to { ...LinkTarget } }
  }
`;

export interface EntriesProps {
  section: Queries.EntriesFragment;
}

const UseCards = deferred<EntriesProps>(
  () => import(/* webpackChunkName: "useCards" */ "./UseCards"),
);

const lists = {
  roles: UseCards,
  organizations: UseCards,
  sectors: deferred<EntriesProps>(() => import("./SectorCards")),
};

/** All cards of the list that the section names. */
export const Entries = oneOf(({ section }: EntriesProps) => lists[section.list]);
