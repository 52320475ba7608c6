import { readFileSync, statSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import sharp from "sharp";
import { type ImageSize, sizeInWords } from "../../shared/imageSizes";
import type { Content, Entry } from "../entries";
import { filesBelow } from "../folder";
import { furtherLanguages } from "../languages";
import { didYouMean } from "../messages";
import type { Problem } from "../problems";

/** The files in data/images, below `data/`. From the listing: some systems open `Share.png` as `share.png`. */
export const imageFiles = (folder: string): string[] =>
  filesBelow(join(folder, "images")).map((file) => `images/${file}`);

/** The file that an entry means by a relative path, as a path below `data/`. */
export const fileMeant = (entry: Entry, path: string): string =>
  posix.join(dirname(entry.contentFile.path), path);

/** The longest side of a picture, in pixels. A build has no room in memory for much larger ones. */
const mostPixels = 8000;

/** What is wrong with the size of a picture. */
function sizeError(
  { width, height, bytes }: { width: number; height: number; bytes: number },
  size: ImageSize,
): string | undefined {
  const { exactly, least = 0, mostKilobytes } = size;
  const kilobytes = Math.ceil(bytes / 1024);
  const pixels = `${width} × ${height} pixels`;
  if (exactly && (width !== exactly.width || height !== exactly.height))
    return `expected a picture of ${sizeInWords(size)}, got ${pixels}`;
  if (width < least) return `expected a picture of ${sizeInWords(size)}, got ${pixels}`;
  if (width > mostPixels || height > mostPixels)
    return `expected at most ${mostPixels} pixels on each side, got ${pixels}`;
  if (!exactly && (width > 3 * height || height > 2 * width))
    return `expected a picture at most three times as wide as high, or twice as high as wide, got ${pixels}; crop it`;
  return mostKilobytes && kilobytes > mostKilobytes
    ? `expected at most ${mostKilobytes} KB, because phones get the file as it is, got ${kilobytes} KB`
    : undefined;
}

/** What is wrong with a picture. @throws when it can't be decoded */
async function imageError(
  folder: string,
  file: string,
  size: ImageSize,
): Promise<string | undefined> {
  const bytes = readFileSync(join(folder, file));
  // As strict as gatsby-plugin-sharp, which leaves out a picture that it can't convert.
  const image = sharp(bytes, {
    failOn: "warning",
    limitInputPixels: false,
    sequentialRead: true,
  });
  const { format, width, height, orientation = 1, space } = await image.metadata();
  const type = format === "heif" ? "avif" : format.replace("jpeg", "jpg");
  const ending = extname(file).slice(1).replace("jpeg", "jpg");
  if (type !== ending)
    return `data/${file} is a ${type} and not a ${ending}; rename it, or save it as ${ending}`;
  if (orientation > 1)
    return `data/${file} is turned only by a note in the file (EXIF); rotate it in an image editor, and save it rotated`;
  if (size.exactly && space === "cmyk")
    return `data/${file} is in colors for print (CMYK), which link previews show wrong; save it in RGB`;
  const wrongSize = sizeError({ width, height, bytes: bytes.length }, size);
  if (wrongSize) return `data/${file}: ${wrongSize}`;
  // Reads all of it, but keeps little, which takes half the time.
  await image.resize(16).raw().toBuffer();
  return undefined;
}

/** The file of a picture in another language; pages show the English one without it. */
export const imageFileIn = (language: string, file: string): string =>
  file.replace(/^images\//, `images/${language}/`);

/** What is wrong with each picture, by its last change: decoding all takes a part of a second. */
const known = new Map<string, Promise<string | undefined>>();

/** The same as `imageError`, but found once for each state of a file, and also for a file that can't be decoded. */
function knownError(folder: string, file: string, size: ImageSize) {
  const key = JSON.stringify([folder, file, statSync(join(folder, file)).mtimeMs, size]);
  const unreadable = `data/${file} is cut off, damaged or not a picture; export it again as png, jpg, webp or avif`;
  const error = known.get(key) ?? imageError(folder, file, size).catch(() => unreadable);
  known.set(key, error);
  return error;
}

/** Pictures that aren't there or that pages can't show well, also those that another language shows instead. */
export async function imageProblems(content: Content, folder: string): Promise<Problem[]> {
  const files = imageFiles(folder);
  const further = furtherLanguages(content);
  const named = content.fieldsOf("image");
  const problems = named.map(async ({ entry, field, text, problem }) => {
    const file = fileMeant(entry, text);
    if (!files.includes(file)) {
      const start = fileMeant(entry, ".");
      // Content names English pictures only.
      const known = files
        .filter((one) => !/^images\/.*\//.test(one))
        .map((one) => posix.relative(start, one).replace(/^(?!\.)/, "./"));
      const cure = didYouMean(text, known, "; put it there, or name another");
      return [problem(`there is no picture at data/${file}${cure}`)];
    }
    const size = field.role === "image" ? field.size : {};
    const translated = further.map((language) => imageFileIn(language, file));
    const shownFiles = [file, ...translated.filter((one) => files.includes(one))];
    const errors = await Promise.all(shownFiles.map((one) => knownError(folder, one, size)));
    const besides = named.filter((other) => other.entry === entry);
    const absent = further.flatMap((language) => {
      const isThere = (name: string) => files.includes(imageFileIn(language, name));
      return !isThere(file) && besides.some((other) => isThere(fileMeant(entry, other.text)))
        ? `data/${imageFileIn(language, file)} is missing, although other files of this picture are translated; add it`
        : [];
    });
    return [...errors, ...absent].flatMap((error) => (error ? problem(error) : []));
  });
  return (await Promise.all(problems)).flat();
}
