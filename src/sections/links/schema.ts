import { debateReference } from "../../debate/schema";
import { comparing, fieldRoles, flag, listOf, object, patterned, text } from "../../schema/fields";
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
    "Adds the pages whose addresses begin with this.",
    /^\/([a-z0-9-]+\/)+$/,
    "the beginning of an address",
    "/briefs/",
  )
    .register(fieldRoles, { role: "below" })
    .optional(),
  guides: guidesFor("Adds the guides for an audience.").optional(),
  previews: flag(
    "Whether it shows what the pages that it adds look like: a sheet for each, or what a guide begins with.",
  ).optional(),
})
  .refine(
    ({ phones, below, guides, previews }) => !phones || !(below || guides || previews),
    comparing('expected no "below", "guides" or "previews" with "phones"', "phones"),
  )
  .refine(
    ({ previews, links }) => !previews || links.length === 0,
    comparing('expected no links with "previews", which shows the pages that it adds', "links"),
  );
