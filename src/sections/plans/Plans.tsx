import { graphql } from "gatsby";
import { deferred, oneOf } from "../../components/deferred";

export const fragment = graphql`
  fragment Plans on PlansSection {
    anchor label title lead lang show annualSaving savingBadge
    plans { ...PlanFields }
    compared { slug title lang }
    groups { slug title lang }
    rows { slug name lang group { slug } values { plan { slug } value to { ...LinkTarget } } }
  }
`;

export interface PlansProps {
  section: Queries.PlansFragment;
}

const views = {
  prices: deferred<PlansProps>(() => import(/* webpackChunkName: "plans" */ "./PlanPicker")),
  comparison: deferred<PlansProps>(
    () => import(/* webpackChunkName: "plans" */ "./PlanComparison"),
  ),
};

/** All plans: their prices, or a table that compares them. */
export const Plans = oneOf(({ section }: PlansProps) => views[section.show]);
