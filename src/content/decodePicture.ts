import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

/**
 * Holds the hashes of pictures that decode without errors, one a line, because decoding all pictures takes half a second.
 * A damaged line does no harm: it matches no picture.
 */
const cacheFile = () =>
  join(process.cwd(), "node_modules/.cache/debato-website/decoded-pictures.txt");

const versions = JSON.stringify(sharp.versions);

/** By hash: why decoding failed, or undefined when it succeeded. */
const results = new Map<string, Promise<string | undefined>>();
let decodedBefore: Set<string> | undefined;

const readCache = (): Set<string> =>
  new Set(existsSync(cacheFile()) ? readFileSync(cacheFile(), "utf8").split("\n") : []);

function remember(hash: string): void {
  try {
    mkdirSync(dirname(cacheFile()), { recursive: true });
    appendFileSync(cacheFile(), `${hash}\n`);
  } catch {
    // If the cache can't be written, the next run decodes the picture again.
  }
}

/** The message of sharp in one line, without details of its implementation. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/Input buffer has corrupt header: |source: bad seek to \d+\n/g, "")
    .trim()
    .replace(/\s+/g, " ");

async function decode(bytes: Buffer, hash: string): Promise<string | undefined> {
  try {
    // As strict as gatsby-plugin-sharp, which leaves out a picture that it can't convert.
    await sharp(bytes, { failOn: "warning" }).raw().toBuffer();
  } catch (error) {
    return reasonOf(error);
  }
  remember(hash);
  return undefined;
}

/**
 * Decodes every pixel of a picture. The same bytes are decoded once.
 * @param bytes the content of the picture file
 * @returns why decoding fails; undefined for a complete picture
 */
export async function decodingProblem(bytes: Buffer): Promise<string | undefined> {
  const hash = createHash("sha256").update(versions).update(bytes).digest("hex");
  decodedBefore ??= readCache();
  if (decodedBefore.has(hash)) return undefined;
  const result = results.get(hash) ?? decode(bytes, hash);
  results.set(hash, result);
  return result;
}
