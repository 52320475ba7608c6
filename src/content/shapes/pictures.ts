import { z } from "zod";
import { imageFile, slug, text } from "../fields";

const cuts = z
  .strictObject({
    wide: imageFile(),
    narrow: imageFile(),
  })
  .meta({ id: "PictureCuts", description: "The picture for wide screens, and a narrower cut of its own for phones." });

export const picture = z
  .strictObject({
    slug: slug("The name by which pages refer to the picture."),
    alt: text("What the picture shows, for people who do not see it.", 250),
    caption: text("The line below the picture.", 160),
    light: cuts.meta({ description: "The picture on light ground." }),
    dark: cuts.meta({ description: "The same picture on dark ground." }),
  })
  .meta({ id: "Picture", description: "A picture of the product at work." });
