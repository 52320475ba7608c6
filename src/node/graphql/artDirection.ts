import { isObjectType } from "gatsby/graphql";
import { getImage, type IGatsbyImageData, withArtDirection } from "gatsby-plugin-image";
import { mediaOf } from "../../theme/media";
import type { FieldConfig } from "./ownTypes";

/** @throws when gatsby-config.ts doesn't list gatsby-plugin-image */
export function requireImagePlugin(plugins: readonly { name: string }[]): void {
  if (!plugins.some(({ name }) => name === "gatsby-plugin-image"))
    throw new Error(
      'gatsby-config.ts: plugins has no "gatsby-plugin-image", which describes the pictures; add it',
    );
}

/** The width in the HTML of a file that gatsby-plugin-sharp makes in many sizes. */
const wideWidth = 1200;

/**
 * Returns a picture as gatsby-plugin-image joins its files: the wide light one, and as its art direction the others, each with the
 * media query that it is for. @throws when GraphQL has no such file
 */
export const artDirection: FieldConfig["resolve"] = async (parent, _args, context, info) => {
  /** Answers a field as a query would. */
  const ask = async <Answer>(type: string, name: string, owner: unknown, args = {}) => {
    const found = info.schema.getType(type);
    const resolve = isObjectType(found) && found.getFields()[name]?.resolve;
    if (!resolve) throw new Error(`GraphQL has no resolver for ${type}.${name}.`);
    return (await resolve(owner, args, context, { ...info, fieldName: name })) as Answer;
  };
  const sharpFile = async (crops: unknown, crop: "wide" | "narrow") =>
    ask("File", "childImageSharp", await ask("ImageCrops", crop, crops));

  const wideCrop = async (crops: unknown): Promise<IGatsbyImageData> => {
    const gatsbyImageData = await ask<IGatsbyImageData>(
      "ImageSharp",
      "gatsbyImageData",
      await sharpFile(crops, "wide"),
      {
        layout: "fullWidth",
      },
    );
    const image = getImage({ gatsbyImageData });
    if (!image) throw new Error("gatsby-plugin-image has no data of a picture.");
    // The plugin answers the width 1, and a height that is no whole number.
    const { width, height } = image;
    return { ...image, width: wideWidth, height: Math.round((wideWidth * height) / width) };
  };

  /** Phones get the file as it is. */
  const narrowCrop = async (crops: unknown): Promise<IGatsbyImageData> => {
    const { src, width, height } = await ask<{ src: string; width: number; height: number }>(
      "ImageSharp",
      "original",
      await sharpFile(crops, "narrow"),
    );
    return {
      layout: "fullWidth",
      width,
      height,
      images: { fallback: { src, srcSet: src }, sources: [] },
    };
  };

  const light = await wideCrop(parent.light);
  const others = [
    { narrow: true, dark: true, image: await narrowCrop(parent.dark) },
    { narrow: false, dark: true, image: await wideCrop(parent.dark) },
    { narrow: true, dark: false, image: await narrowCrop(parent.light) },
  ].map((other) => ({ ...other, media: mediaOf(other) }));
  const { fallback, sources = [] } = withArtDirection(light, others).images;
  return {
    ...fallback,
    width: light.width,
    height: light.height,
    sources: others.flatMap(({ narrow, dark, media, image: { width, height } }) =>
      sources
        .filter((source) => source.media === media)
        .map(({ srcSet }) => ({ narrow, dark, srcSet, width, height })),
    ),
  };
};
