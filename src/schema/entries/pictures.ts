import { cutSizes, density } from "../../shared/pictureSizes";
import { alternativeText, imageFile, object, text } from "../fields";
import { slug } from "../linkFields";

const cuts = object("PictureCuts", "The picture for wide screens, and for phones.", {
  wide: imageFile({ least: cutSizes.wide.width * density }),
  // Phones get it unchanged.
  narrow: imageFile({ least: cutSizes.narrow.width * density, mostKilobytes: 40 }),
});

export const picture = object("Picture", "A picture of the product at work.", {
  slug: slug("The name by which pages refer to the picture."),
  alt: alternativeText(),
  caption: text("The line below the picture.", 160),
  light: cuts.meta({ description: "The picture in light mode." }),
  dark: cuts.meta({ description: "The same picture in dark mode." }),
});
