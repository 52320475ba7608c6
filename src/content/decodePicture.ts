import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

/**
 * The hashes of pictures that decoded well, one a line: decoding all of them takes half a second. A line that is broken
 * matches no picture.
 */
const cacheFile = () => join(process.cwd(), "node_modules/.cache/debato-website/decoded-pictures.txt");

const versions = JSON.stringify(sharp.versions);

/** What decoding ended with, by hash: the reason why it failed, or undefined. */
const results = new Map<string, Promise<string | undefined>>();
let decodedBefore: Set<string> | undefined;

const readCache = (): Set<string> => new Set(existsSync(cacheFile()) ? readFileSync(cacheFile(), "utf8").split("\n") : []);

function remember(hash: string): void {
  try {
    mkdirSync(dirname(cacheFile()), { recursive: true });
    appendFileSync(cacheFile(), `${hash}\n`);
  } catch {
    // Where nothing can be written, the next run decodes the picture again.
  }
}

/** What sharp says, in one line and without what only its authors need. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/Input buffer has corrupt header: |source: bad seek to \d+\n/g, "")
    .trim()
    .replace(/\s+/g, " ");

async function decode(bytes: Buffer, hash: string): Promise<string | undefined> {
  try {
    // As strict as gatsby-plugin-sharp, which would leave out what it can't convert.
    await sharp(bytes, { failOn: "warning" }).raw().toBuffer();
  } catch (error) {
    return reasonOf(error);
  }
  remember(hash);
  return undefined;
}

/**
 * Decodes every pixel of a picture, once for the same bytes.
 * @returns why that fails; undefined for a whole picture
 */
export async function decodingProblem(bytes: Buffer): Promise<string | undefined> {
  const hash = createHash("sha256").update(versions).update(bytes).digest("hex");
  decodedBefore ??= readCache();
  if (decodedBefore.has(hash)) return undefined;
  const result = results.get(hash) ?? decode(bytes, hash);
  results.set(hash, result);
  return result;
}
