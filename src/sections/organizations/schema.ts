import { listOf, object } from "../../schema/fields";
import { sectionOf, shownEntries, titledText } from "../../schema/shapes";
import { useCardFields } from "../useCardFields";

export const organizationCard = object("OrganizationCard", "A use in a company, as a process.", {
  ...useCardFields,
  process: listOf(titledText, "The numbered process.", 1, 12),
});

export const organizations = sectionOf(
  "organizations",
  "Uses in companies: the cards of organizations.json.",
  {},
).register(shownEntries, { cards: "OrganizationCard" });
