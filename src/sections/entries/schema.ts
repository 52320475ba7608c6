import { z } from "zod";
import { comparing, enumOf, listOf, object, text, theme } from "../../schema/fields";
import { slug, target } from "../../schema/linkFields";
import { sectionOf, titledText } from "../../schema/shapes";
import { shownEntries } from "../../schema/shownEntries";

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

export const sector = z
  .strictObject({
    slug: slug("The name of the sector."),
    title: text("The name of the sector as it is shown.", 60),
    description: text("Why it should apply.", 320),
    examples: listOf(text("An example of who belongs to it.", 80), "Who belongs to it.", 1, 12),
    to: target().optional(),
    linkLabel: text("The words of the link.", 60).optional(),
    theme,
  })
  .refine(
    ({ to, linkLabel }) => (to === undefined) === (linkLabel === undefined),
    comparing('expected both "to" and "linkLabel", or neither', "linkLabel"),
  )
  .meta({ id: "Sector", description: "A sector that can apply to the pilot program." });

export const entries = sectionOf(
  "entries",
  "All cards of a list: roles, organizations or sectors.",
  {
    list: enumOf("CardList", "Which list.", {
      roles: "Uses in non-profits, by roles, with details to open.",
      organizations: "Uses in companies, as a process, with details to open.",
      sectors: "Sectors that can apply to the pilot program, with examples.",
    }),
  },
).register(shownEntries, {
  roles: { type: "RoleCard", when: ({ list }) => list === "roles" },
  organizations: { type: "OrganizationCard", when: ({ list }) => list === "organizations" },
  sectors: { type: "Sector", when: ({ list }) => list === "sectors" },
});
