import { slug } from "../../schema/addressFields";
import { listOf, object, text, theme } from "../../schema/fields";
import { sectionOf, shownEntries, titledText } from "../../schema/shapes";

/** What the cards of non-profits and of companies have in common. */
const cardFields = {
  slug: slug("The name of the card."),
  title: text("The heading.", 80),
  subtitle: text("A line below the heading.", 120),
  description: text("The words of the card.", 420),
  benefits: listOf(text("A benefit.", 200), "Key benefits.", 1, 12),
  theme,
};

const role = object("Role", "A role, and what people in it do.", {
  title: text("The name of the role.", 90),
  description: text("What people in it do.", 420),
});

export const roleCard = object("RoleCard", "A use in a non-profit, by roles.", {
  ...cardFields,
  staffRoles: listOf(role, "What staff do, by role.", 1, 12),
  partnerHeading: text("The heading above the volunteer or partner roles.", 40),
  volunteerRoles: listOf(role, "What volunteers or partners do, by role.", 1, 12),
});

export const organizationCard = object("OrganizationCard", "A use in a company, as a process.", {
  ...cardFields,
  process: listOf(titledText, "The numbered process.", 1, 12),
});

export const roles = sectionOf(
  "roles",
  "Uses in non-profits, with details to open: the cards of roles.json.",
  {},
).register(shownEntries, { cards: { type: "RoleCard" } });

export const organizations = sectionOf(
  "organizations",
  "Uses in companies, with details to open: the cards of organizations.json.",
  {},
).register(shownEntries, { cards: { type: "OrganizationCard" } });
