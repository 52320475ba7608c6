import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import { imageSize } from "image-size";
import { decodingProblem } from "../decodePicture";
import { didYouMean, without } from "../nearMiss";
import { iconFile, mostKilobytes, type PictureSize } from "../pictureSizes";
import type { Problem } from "../problems";
import type { Content, Entry } from "./entries";
import { fileProblem } from "./files";
import { unsafeInSvg } from "./svg";

interface PictureHeader {
  type?: string;
  width: number;
  height: number;
}

/** The files in data/images, as paths below `data/`. Read from the folder's listing, because some systems open `Share.png` as `share.png`. */
export function imageFiles(folder: string, below = "images"): string[] {
  if (!existsSync(join(folder, below))) return [];
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((item) => {
    const file = posix.join(below, item.name);
    if (item.name.startsWith(".")) return [];
    return item.isDirectory() ? imageFiles(folder, file) : [file];
  });
}

/** The file that an entry means by a relative path, as a path below `data/`. */
export const fileMeant = (entry: Entry, path: string) =>
  posix.join(dirname(entry.source.file), path);

const pathFrom = (entry: Entry, file: string) => {
  const path = posix.relative(dirname(entry.source.file), file);
  return path.startsWith(".") ? path : `./${path}`;
};

/** Type and size from the first bytes of a picture; undefined when the file isn't a picture. */
function readHeader(file: string): PictureHeader | undefined {
  try {
    return imageSize(readFileSync(file));
  } catch {
    return undefined;
  }
}

const sizeProblem = ({ width, height }: PictureHeader, size: PictureSize): string | undefined => {
  if ("least" in size)
    return width < size.least ? `expected a picture at least ${size.least} pixels wide` : undefined;
  const { exactly } = size;
  return width === exactly.width && height === exactly.height
    ? undefined
    : `expected a picture of ${exactly.width} × ${exactly.height} pixels`;
};

const weightProblem = (path: string, file: string, type: string): string | undefined => {
  const kilobytes = Math.ceil(statSync(path).size / 1024);
  if (["webp", "avif"].includes(type) && kilobytes <= mostKilobytes) return undefined;
  return `expected a webp or avif of at most ${mostKilobytes} KB, because phones get it unchanged, got data/${file} with ${kilobytes} KB`;
};

function pictureProblem(folder: string, file: string, size: PictureSize): string | undefined {
  const header = readHeader(join(folder, file));
  if (!header)
    return `data/${file} is not a picture that can be read; save it again as png, jpg, webp or avif`;
  const named = extname(file).slice(1).replace("jpeg", "jpg");
  if (header.type !== named)
    return `data/${file} is a ${header.type} and not a ${named}; change the end of its name, or save it as ${named}`;
  const problem = sizeProblem(header, size);
  if (problem) return `${problem}, got data/${file} with ${header.width} × ${header.height}`;
  return "sentAsItIs" in size ? weightProblem(join(folder, file), file, named) : undefined;
}

/** What is wrong with the drawing of the site's icons. */
export function iconErrors(folder: string): Problem[] {
  if (!imageFiles(folder).includes(iconFile))
    return [fileProblem(iconFile, "the file is missing; restore it")];
  const header = readHeader(join(folder, iconFile));
  if (!header)
    return [fileProblem(iconFile, "this is not a picture that can be read; save it again as svg")];
  const unsafe = unsafeInSvg(readFileSync(join(folder, iconFile), "utf8"));
  if (unsafe)
    return [fileProblem(iconFile, `this drawing contains ${unsafe}; export it again without`)];
  if (header.width === header.height) return [];
  return [
    fileProblem(
      iconFile,
      `expected a square picture for the site's icons, got ${header.width} × ${header.height}`,
    ),
  ];
}

/** The pictures that an entry names already: none of them is a good suggestion. */
const namedIn = (entry: Entry) => entry.leavesOf("image").map(({ text: path }) => path);

/** Pictures that don't exist, can't be read, or don't have the size that their place needs. */
export function imageProblems({ leavesOf, problemAt }: Content, folder: string): Problem[] {
  const leaves = leavesOf("image");
  // Most content files name no picture, so the folder isn't read for them.
  const files = leaves.length > 0 ? imageFiles(folder) : [];
  return leaves.flatMap(({ entry, leaf, text }) => {
    if (leaf.fieldKind.kind !== "image") return [];
    const file = fileMeant(entry, text);
    const problem = files.includes(file)
      ? pictureProblem(folder, file, leaf.fieldKind.size)
      : `there is no picture at data/${file}${didYouMean(
          text,
          without(
            files.map((there) => pathFrom(entry, there)),
            namedIn(entry),
          ),
          "; put it there, or name another",
        )}`;
    return problem ? [problemAt(entry, leaf, problem)] : [];
  });
}

/** Pictures, and the drawing of the icons, of which the first bytes can be read but not all pixels. */
export async function damageProblems(
  { leavesOf, problemAt }: Content,
  folder: string,
): Promise<Problem[]> {
  const files = new Set(imageFiles(folder));
  const problemOf = async (file: string) =>
    files.has(file) ? decodingProblem(readFileSync(join(folder, file))) : undefined;
  const icon = async () => {
    const problem = await problemOf(iconFile);
    return problem
      ? [fileProblem(iconFile, `this picture is cut off or damaged (${problem}); export it again`)]
      : [];
  };
  const pictures = leavesOf("image").map(async ({ entry, leaf, text }) => {
    const file = fileMeant(entry, text);
    const problem = await problemOf(file);
    return problem
      ? [problemAt(entry, leaf, `data/${file} is cut off or damaged (${problem}); export it again`)]
      : [];
  });
  return (await Promise.all([icon(), ...pictures])).flat();
}
