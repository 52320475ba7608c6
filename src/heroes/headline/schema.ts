import { flag } from "../../schema/fields";
import { reference } from "../../schema/linkFields";
import { heroOf } from "../../schema/shapes";

export const headline = heroOf("headline", "Heading and words, with a picture or without.", {
  image: reference("Image", "Its picture: a slug of images.json.", "transcript").optional(),
  imageBelow: flag("Whether the picture is below the words, not next to them.").optional(),
  prints: flag("Whether a button in front of its links prints the page.").optional(),
});
