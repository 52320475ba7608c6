import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import { imageSize } from "image-size";
import sharp from "sharp";
import { iconFile, mostKilobytes, mostPixels, type PictureSize } from "../../fields/pictureSizes";
import { filesBelow } from "../litter";
import { didYouMean } from "../nearMiss";
import type { Problem } from "../problems";
import type { Content, Entry } from "./entries";
import { fileProblem } from "./files";

type Header = ReturnType<typeof imageSize>;

/** The files in data/images, as paths below `data/`. Read from the folder's listing, because some systems open `Share.png` as `share.png`. */
export const imageFiles = (folder: string): string[] =>
  filesBelow(join(folder, "images"))
    .filter((file) => !/(^|\/)\./.test(file))
    .map((file) => `images/${file}`);

/** The file that an entry means by a relative path, as a path below `data/`. */
export const fileMeant = (entry: Entry, path: string) =>
  posix.join(dirname(entry.source.file), path);

const pathFrom = (entry: Entry, file: string) => {
  const path = posix.relative(dirname(entry.source.file), file);
  return path.startsWith(".") ? path : `./${path}`;
};

/** Type and size from the first bytes of a picture; undefined when the file isn't a picture. */
function readHeader(file: string): Header | undefined {
  try {
    return imageSize(readFileSync(file));
  } catch {
    return undefined;
  }
}

function sizeProblem({ width, height }: Header, size: PictureSize): string | undefined {
  if ("exactly" in size)
    return width === size.exactly.width && height === size.exactly.height
      ? undefined
      : `expected a picture of ${size.exactly.width} × ${size.exactly.height} pixels`;
  if (width > mostPixels || height > mostPixels)
    return `this picture is too large; save it with at most ${mostPixels} pixels on each side`;
  if (width < size.least) return `expected a picture at least ${size.least} pixels wide`;
  return width > 3 * height || height > 2 * width
    ? "expected a picture at most three times as wide as high, or twice as high as wide; crop it"
    : undefined;
}

/** What is wrong with the file of a picture, as far as its first bytes and its size on disk show. */
function pictureProblem(folder: string, file: string, size: PictureSize): string | undefined {
  const path = join(folder, file);
  const header = readHeader(path);
  if (!header) return `data/${file} is not a picture; save it again as png, jpg, webp or avif`;
  const ending = extname(file).slice(1).replace("jpeg", "jpg");
  if (header.type !== ending)
    return `data/${file} is a ${header.type} and not a ${ending}; rename it, or save it as ${ending}`;
  const problem = sizeProblem(header, size);
  if (problem) return `${problem}, got data/${file} with ${header.width} × ${header.height}`;
  if ("exactly" in size && !["png", "jpg"].includes(ending))
    return `expected a png or jpg, because link previews show no other, got data/${file}`;
  const kilobytes = Math.ceil(statSync(path).size / 1024);
  return "sentAsItIs" in size && !(["webp", "avif"].includes(ending) && kilobytes <= mostKilobytes)
    ? `expected a webp or avif of at most ${mostKilobytes} KB, because phones get it unchanged, got data/${file} with ${kilobytes} KB`
    : undefined;
}

/** What is wrong with the drawing of the site's icons. */
export function iconErrors(folder: string): Problem[] {
  if (!imageFiles(folder).includes(iconFile))
    return [fileProblem(iconFile, "the file is missing; restore it")];
  const { width, height } = readHeader(join(folder, iconFile)) ?? {};
  const message = "expected a square drawing for the site's icons; save it again as svg";
  return width && width === height ? [] : [fileProblem(iconFile, message)];
}

/** Pictures that don't exist, can't be read, or don't have the size that their place needs. */
export function imageProblems({ leavesOf, problemAt }: Content, folder: string): Problem[] {
  const leaves = leavesOf("image");
  // Most content files name no picture, so the folder isn't read for them.
  const files = leaves.length > 0 ? imageFiles(folder) : [];
  return leaves.flatMap(({ entry, leaf, text }) => {
    if (leaf.fieldKind.kind !== "image") return [];
    const file = fileMeant(entry, text);
    const names = () => files.map((there) => pathFrom(entry, there));
    const problem = files.includes(file)
      ? pictureProblem(folder, file, leaf.fieldKind.size)
      : `there is no picture at data/${file}${didYouMean(text, names(), "; put it there, or name another")}`;
    return problem ? [problemAt(entry, leaf, problem)] : [];
  });
}

/** Reads every pixel of a picture. */
async function decodedProblem(bytes: Buffer, isPreview: boolean): Promise<string | undefined> {
  try {
    // As strict as gatsby-plugin-sharp, which leaves out a picture that it can't convert.
    const picture = sharp(bytes, { failOn: "warning" });
    const { orientation = 1, space } = await picture.metadata();
    if (orientation > 1)
      return "is turned only by a note in the file (EXIF); rotate it in an image editor, and save it rotated";
    if (isPreview && space !== "srgb")
      return "is not in RGB colors, which link previews need; save it again in RGB";
    await picture.raw().toBuffer();
    return undefined;
  } catch {
    return "is cut off or damaged; export it again";
  }
}

/** What is wrong with each picture, by its hash: decoding all takes half a second. */
const decoded = new Map<string, Promise<string | undefined>>();

/** Pictures, and the drawing of the icons, that are wrong in a way that only shows when all their pixels are read. */
export async function damageProblems(
  { leavesOf, problemAt }: Content,
  folder: string,
): Promise<Problem[]> {
  const files = imageFiles(folder);
  const check = async (
    file: string,
    problemWith: (message: string) => Problem,
    isPreview = false,
  ): Promise<Problem[]> => {
    if (!files.includes(file)) return [];
    const bytes = readFileSync(join(folder, file));
    const hash = createHash("sha256").update(`${isPreview}`).update(bytes).digest("hex");
    const result = decoded.get(hash) ?? decodedProblem(bytes, isPreview);
    decoded.set(hash, result);
    const problem = await result;
    return problem ? [problemWith(`data/${file} ${problem}`)] : [];
  };
  const checked = await Promise.all([
    check(iconFile, (message) => fileProblem(iconFile, message)),
    ...leavesOf("image").map(({ entry, leaf, text }) =>
      check(
        fileMeant(entry, text),
        (message) => problemAt(entry, leaf, message),
        leaf.fieldKind.kind === "image" && "exactly" in leaf.fieldKind.size,
      ),
    ),
  ]);
  return checked.flat();
}
