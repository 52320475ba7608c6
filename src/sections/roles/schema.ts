import { listOf, object, text } from "../../fields/fields";
import { sectionOf, shownEntries, titledText } from "../../fields/shapes";
import { useCardFields } from "../useCardFields";

export const roleCard = object("RoleCard", "A use in a non-profit, by roles.", {
  ...useCardFields,
  staffRoles: listOf(titledText, "What staff do.", 1, 12),
  partnerHeading: text("The heading above the volunteer or partner roles.", 40),
  volunteerRoles: listOf(titledText, "What volunteers or partners do.", 1, 12),
});

export const roles = sectionOf(
  "roles",
  "Uses in non-profits: the cards of roles.json.",
  {},
).register(shownEntries, {
  cards: "RoleCard",
});
