import { readFileSync, statSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import sharp from "sharp";
import { imagePattern } from "../../schema/fields";
import { iconFile, mostKilobytes, mostPixels, type PictureSize } from "../../schema/pictureSizes";
import type { Content, Entry } from "../entries";
import { filesBelow } from "../litter";
import { nearMiss } from "../nearMiss";
import type { Problem } from "../problems";
import { fileProblem } from "./files";

/** The files in data/images, below `data/`. From the listing: some systems open `Share.png` as `share.png`. */
export const imageFiles = (folder: string): string[] =>
  filesBelow(join(folder, "images"))
    .filter((file) => !/(^|\/)\./.test(file))
    .map((file) => `images/${file}`);

/** The file that an entry means by a relative path, as a path below `data/`. */
export const fileMeant = (entry: Entry, path: string) =>
  posix.join(dirname(entry.source.file), path);

/** What is wrong with the proportions of a picture. The drawing of the icons, which has no size, must be square. */
function shapeProblem(width: number, height: number, size?: PictureSize): string | undefined {
  if (!size) return width === height ? undefined : "expected a square drawing for the site's icons";
  if ("exactly" in size)
    return width === size.exactly.width && height === size.exactly.height
      ? undefined
      : `expected a picture of ${size.exactly.width} × ${size.exactly.height} pixels`;
  if (width > mostPixels || height > mostPixels)
    return `expected at most ${mostPixels} pixels on each side`;
  if (width < size.least) return `expected a picture at least ${size.least} pixels wide`;
  return width > 3 * height || height > 2 * width
    ? "expected a picture at most three times as wide as high, or twice as high as wide; crop it"
    : undefined;
}

async function fileError(
  file: string,
  bytes: Buffer,
  size?: PictureSize,
): Promise<string | undefined> {
  // As strict as gatsby-plugin-sharp, which leaves out a picture that it can't convert.
  const picture = sharp(bytes, { failOn: "warning", limitInputPixels: false });
  const { format, width, height, orientation = 1, space, pages = 1 } = await picture.metadata();
  const isLinkPreview = size && "exactly" in size;
  const ending = extname(file).slice(1).replace("jpeg", "jpg");
  const type = format === "heif" ? "avif" : format.replace("jpeg", "jpg");
  if (type !== ending)
    return `data/${file} is a ${type} and not a ${ending}; rename it, or save it as ${ending}`;
  // A PNG moves by a part before its pixels.
  if (pages > 1 || bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL"))
    return `data/${file} is animated; save one still picture of it`;
  if (orientation > 1)
    return `data/${file} is turned only by a note in the file (EXIF); rotate it in an image editor, and save it rotated`;
  const problem = shapeProblem(width, height, size);
  if (problem) return `${problem}, got data/${file} with ${width} × ${height}`;
  if (isLinkPreview && (!["png", "jpg"].includes(type) || space !== "srgb"))
    return `expected a png or jpg in RGB colors, because link previews show no other, got data/${file}`;
  const kilobytes = Math.ceil(bytes.length / 1024);
  if (size && "sentAsItIs" in size && !(/webp|avif/.test(type) && kilobytes <= mostKilobytes))
    return `expected a webp or avif of at most ${mostKilobytes} KB, because phones get it unchanged, got data/${file} with ${kilobytes} KB`;
  await picture.raw().toBuffer();
  return undefined;
}

/** What is wrong with each picture, by its last change: decoding all takes half a second. */
const decoded = new Map<string, Promise<string | undefined>>();

/** Pictures, and the drawing of the icons, that are missing or unfit for their place. */
export async function pictureProblems({ leavesOf }: Content, folder: string): Promise<Problem[]> {
  const files = imageFiles(folder);
  const errorOf = (file: string, size?: PictureSize): Promise<string | undefined> => {
    const path = join(folder, file);
    const key = JSON.stringify([path, statSync(path).mtimeMs, size]);
    const error =
      decoded.get(key) ??
      fileError(file, readFileSync(path), size).catch(
        () =>
          `data/${file} is cut off, damaged or not a picture; export it again as png, jpg, webp or avif`,
      );
    decoded.set(key, error);
    return error;
  };
  const iconError = files.includes(iconFile)
    ? await errorOf(iconFile)
    : "the file is missing; restore it";
  const problems = leavesOf("image").map(async ({ entry, leaf, text, problem }) => {
    const file = fileMeant(entry, text);
    const size = leaf.fieldKind.kind === "image" ? leaf.fieldKind.size : undefined;
    const near = nearMiss(file, files);
    let cure = near ? `, did you mean data/${near}?` : "; put it there, or name another";
    if (near && !imagePattern.test(`./${near}`)) cure = `; rename data/${near} to it`;
    const error = files.includes(file)
      ? await errorOf(file, size)
      : `there is no picture at data/${file}${cure}`;
    return error ? [problem(error)] : [];
  });
  return [
    ...(iconError ? [fileProblem(iconFile, iconError)] : []),
    ...(await Promise.all(problems)).flat(),
  ];
}
