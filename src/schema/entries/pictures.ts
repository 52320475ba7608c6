import { alternativeText, imageFile, object, slug, text } from "../fields";
import { leastWidth } from "../pictureSizes";

const cuts = object("PictureCuts", "The picture for wide screens, and for phones.", {
  wide: imageFile({ least: leastWidth("wide") }),
  narrow: imageFile({ least: leastWidth("narrow"), sentAsItIs: true }),
});

export const picture = object("Picture", "A picture of the product at work.", {
  slug: slug("The name by which pages refer to the picture."),
  alt: alternativeText(),
  caption: text("The line below the picture.", 160),
  light: cuts.meta({ description: "The picture in light mode." }),
  dark: cuts.meta({ description: "The same picture in dark mode." }),
});
