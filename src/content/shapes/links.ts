import { z } from "zod";
import { imageFile, target, text } from "../fields";

export const link = z
  .strictObject({
    label: text("The words of the link.", 80),
    to: target(),
  })
  .meta({ id: "Link", description: "A link or a button." });

export const image = z
  .strictObject({
    file: imageFile(),
    alt: text("What the picture shows, for people who do not see it.", 250),
  })
  .meta({ id: "Image", description: "A picture and its text alternative." });
