import { debateReference } from "../../debate/schema";
import { comparing, fieldRoles, listOf, object, patterned, text } from "../../schema/fields";
import { describedLink, guidesFor, sectionOf } from "../../schema/shapes";

const phones = object("Phones", "A debate on three phones, and what each is for.", {
  debate: debateReference("draft"),
  read: text("The phone with an argument.", 20, "Read"),
  move: text("The phone with the scale.", 20, "Move"),
  write: text("The phone with a draft.", 20, "Write"),
});

export const links = sectionOf("links", "Links to pages that go on from here.", {
  phones: phones
    .optional()
    .meta({ description: "A debate on three phones; the links are buttons above them." }),
  links: listOf(describedLink, "The links.", 0, 6),
  below: patterned(
    "In place of links: the pages whose addresses begin with this, each as a sheet of paper.",
    /^\/([a-z0-9-]+\/)+$/,
    "the beginning of an address",
    "/briefs/",
  )
    .register(fieldRoles, { role: "below" })
    .optional(),
  guides: guidesFor(
    "Adds the guides for an audience; without links, they show what they begin with.",
  ).optional(),
})
  .refine(
    ({ phones, links, below, guides }) => !phones || (links.length > 0 && !below && !guides),
    comparing('expected links, and no "below" or "guides", with "phones"', "phones"),
  )
  .refine(
    ({ below, links, guides }) => !below || (links.length === 0 && !guides),
    comparing('expected no links and no "guides" with "below"', "below"),
  );
