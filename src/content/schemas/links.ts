import { alternativeText, imageFile, object, target, text } from "../fields";
import { shareSize } from "../pictureSizes";

export const link = object("Link", "A link or a button.", {
  label: text("The words of the link.", 80),
  to: target(),
});

export const image = object("Image", "A picture and its text alternative.", {
  file: imageFile({ exactly: shareSize }),
  alt: alternativeText(),
});
