import { z } from "zod";
import { alternativeText, imageFile, slug, text } from "../fields";
import { leastWidth } from "../pictureSizes";

const cuts = z
  .strictObject({
    wide: imageFile({ least: leastWidth("wide") }),
    narrow: imageFile({ least: leastWidth("narrow"), sentAsItIs: true }),
  })
  .meta({ id: "PictureCuts", description: "The picture for wide screens, and a narrower cut of its own for phones." });

export const picture = z
  .strictObject({
    slug: slug("The name by which pages refer to the picture."),
    alt: alternativeText(),
    caption: text("The line below the picture.", 160),
    light: cuts.meta({ description: "The picture on light ground." }),
    dark: cuts.meta({ description: "The same picture on dark ground." }),
  })
  .meta({ id: "Picture", description: "A picture of the product at work." });
