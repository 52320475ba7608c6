import { graphql } from "gatsby";
import { deferred, oneOf } from "../../components/deferred";

export const fragment = graphql`
  fragment Entries on EntriesSection {
    anchor label title lead list
    roles {
      slug title subtitle description benefits theme partnerHeading
      staffRoles { title description }
      volunteerRoles { title description }
    }
    organizations {
      slug title subtitle description benefits theme
      process { ...TitledTextFields }
    }
    sectors { slug title description examples theme linkLabel to { ...LinkTarget } }
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
