import { cropSizes, density } from "../../shared/imageSizes";
import { alternativeText, imageFile, object, text } from "../fields";
import { slug } from "../linkFields";

const crops = object("ImageCrops", "The picture for wide screens, and for phones.", {
  wide: imageFile({ least: cropSizes.wide.width * density }),
  // Phones get it unchanged.
  narrow: imageFile({ least: cropSizes.narrow.width * density, mostKilobytes: 40 }),
});

export const image = object("Image", "A picture of the product at work.", {
  slug: slug("The name by which pages refer to the picture."),
  alt: alternativeText(),
  caption: text("The line below the picture.", 160),
  light: crops.meta({ description: "The picture in light mode." }),
  dark: crops.meta({ description: "The same picture in dark mode." }),
});
