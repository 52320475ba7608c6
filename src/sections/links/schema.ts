import { z } from "zod";
import { flag, formed, meanings, reference } from "../../schema/fields";
import { describedLink, guidesFor, sectionOf } from "../../schema/shapes";

export const links = sectionOf("links", "Links to pages that go on from here.", {
  buttons: flag("Whether the links are buttons, below each other.").optional(),
  picture: reference("Picture", "A picture next to the buttons.", "phone").optional(),
  links: z.array(describedLink).max(6).meta({ description: "The links." }),
  below: formed(
    "Adds the pages whose addresses begin with this.",
    /^\/([a-z0-9-]+\/)+$/,
    "the beginning of an address",
    "/briefs/",
  )
    .register(meanings, { means: "below" })
    .optional(),
  guides: guidesFor("Adds the guides for an audience.").optional(),
});
