import { listOf, object, text } from "../../schema/fields";
import { sectionOf, shownEntries } from "../../schema/shapes";
import { useCardFields } from "../useCardFields";

const role = object("Role", "A role, and what people in it do.", {
  title: text("The name of the role.", 90),
  description: text("What people in it do.", 420),
});

export const roleCard = object("RoleCard", "A use in a non-profit, by roles.", {
  ...useCardFields,
  staffRoles: listOf(role, "What staff do.", 1, 12),
  partnerHeading: text("The heading above the volunteer or partner roles.", 40),
  volunteerRoles: listOf(role, "What volunteers or partners do.", 1, 12),
});

export const roles = sectionOf(
  "roles",
  "Uses in non-profits: the cards of roles.json.",
  {},
).register(shownEntries, {
  cards: "RoleCard",
});
