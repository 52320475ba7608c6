import { z } from "zod";
import { alternativeText, imageFile, target, text } from "../fields";
import { shareSize } from "../pictureSizes";

export const link = z
  .strictObject({
    label: text("The words of the link.", 80),
    to: target(),
  })
  .meta({ id: "Link", description: "A link or a button." });

export const image = z
  .strictObject({
    file: imageFile({ exactly: shareSize }),
    alt: alternativeText(),
  })
  .meta({ id: "Image", description: "A picture and its text alternative." });
