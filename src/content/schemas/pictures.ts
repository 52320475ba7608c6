import { z } from "zod";
import { alternativeText, imageFile, slug, text } from "../fields";
import { leastWidth } from "../pictureSizes";

const cuts = z
  .strictObject({
    wide: imageFile({ least: leastWidth("wide") }),
    narrow: imageFile({ least: leastWidth("narrow"), sentAsItIs: true }),
  })
  .meta({
    id: "PictureCuts",
    description: "The picture for wide screens, and a narrower version for phones.",
  });

export const picture = z
  .strictObject({
    slug: slug("The name by which pages refer to the picture."),
    alt: alternativeText(),
    caption: text("The line below the picture.", 160),
    light: cuts.meta({ description: "The picture in light mode." }),
    dark: cuts.meta({ description: "The same picture in dark mode." }),
  })
  .meta({ id: "Picture", description: "A picture of the product at work." });
