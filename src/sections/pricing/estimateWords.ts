import { fillPlaces } from "../../content/tokens";

/** A number of people in words, such as `25 people`. */
export const teamInWords = (section: Queries.PlanEstimateFragment, people: number): string =>
  people === 1 ? section.onePerson : fillPlaces(section.manyPeople, { people });
