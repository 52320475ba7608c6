import { graphql } from "gatsby";
import { deferred, oneOf } from "../../components/deferred";

export const fragment = graphql`
  fragment Scenarios on ScenariosSection {
    anchor label title lead lang layout
    scenarios {
      path language number
      summary { title scenario participants process benefits lang }
    }
    useCases {
      path language
      useCase { title lang icon theme description participants benefits to { ...LinkTarget } }
    }
  }
`;

export interface ScenariosProps {
  section: Queries.ScenariosFragment;
}

const layouts = {
  cards: deferred<ScenariosProps>(() => import("./ScenarioCards")),
  accordion: deferred<ScenariosProps>(() => import("./UseCases")),
};

/** All scenarios in the layout that the section names. */
export const Scenarios = oneOf(({ section }: ScenariosProps) => layouts[section.layout]);
