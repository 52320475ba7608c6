import { readFileSync, statSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import sharp from "sharp";
import { type PictureSize, sizeInWords } from "../../shared/pictureSizes";
import type { Content, Entry } from "../entries";
import { didYouMean } from "../messages";
import { filesBelow } from "./files";

/** The files in data/images, below `data/`. From the listing: some systems open `Share.png` as `share.png`. */
export const imageFiles = (folder: string) =>
  filesBelow(join(folder, "images")).map((file) => `images/${file}`);

/** The file that an entry means by a relative path, as a path below `data/`. */
export const fileMeant = (entry: Entry, path: string) =>
  posix.join(dirname(entry.source.file), path);

async function pictureError(folder: string, file: string, size: PictureSize) {
  const bytes = readFileSync(join(folder, file));
  // As strict as gatsby-plugin-sharp, which leaves out a picture that it can't convert.
  const picture = sharp(bytes, { failOn: "warning" });
  const { format, width, height, orientation = 1 } = await picture.metadata();
  const type = format === "heif" ? "avif" : format.replace("jpeg", "jpg");
  const ending = extname(file).slice(1).replace("jpeg", "jpg");
  if (type !== ending)
    return `data/${file} is a ${type} and not a ${ending}; rename it, or save it as ${ending}`;
  if (orientation > 1)
    return `data/${file} is turned only by a note in the file (EXIF); rotate it in an image editor, and save it rotated`;
  const kilobytes = Math.ceil(bytes.length / 1024);
  const { least = 0, exactly = { width, height }, mostKilobytes = kilobytes } = size;
  const hasSize = width >= least && width === exactly.width && height === exactly.height;
  if (!hasSize || kilobytes > mostKilobytes)
    return `expected a picture of ${sizeInWords(size)}, got data/${file} with ${width} × ${height} pixels and ${kilobytes} KB`;
  await picture.raw().toBuffer();
  return undefined;
}

/** What is wrong with each picture, by its last change: decoding all takes half a second. */
const known = new Map<string, Promise<string | undefined>>();

export async function pictureProblems({ leavesOf }: Content, folder: string) {
  const files = imageFiles(folder);
  const problems = leavesOf("image").map(async ({ entry, leaf, text, problem }) => {
    const file = fileMeant(entry, text);
    const cure = didYouMean(file, files, "; put it there, or name another");
    if (!files.includes(file)) return problem(`there is no picture at data/${file}${cure}`);
    const size = leaf.means === "image" ? leaf.size : {};
    const key = JSON.stringify([folder, file, statSync(join(folder, file)).mtimeMs, size]);
    const damaged = `data/${file} is cut off, damaged or not a picture; export it again as png, jpg, webp or avif`;
    known.set(key, known.get(key) ?? pictureError(folder, file, size).catch(() => damaged));
    const error = await known.get(key);
    return error ? problem(error) : [];
  });
  return (await Promise.all(problems)).flat();
}
