import { fieldRoles, listOf, patterned } from "../../schema/fields";
import { reference } from "../../schema/linkFields";
import { describedLink, guidesFor, sectionOf } from "../../schema/shapes";

export const links = sectionOf("links", "Links to pages that go on from here.", {
  image: reference("Image", "A picture; the links are buttons next to it.", "apps").optional(),
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
});
