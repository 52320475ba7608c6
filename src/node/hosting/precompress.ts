import { readdirSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files whose name changes with their content. Each is compressed only once. */
const hashed = /-[0-9a-f]{10,}\.(js|css|svg)$/;
/** Files that a build can change. The copies of pages for CDNs are left out, because CDNs compress them. */
const changing = /(^|[/\\])index\.html$|^404\.html$|\.(json|xml|svg|webmanifest|txt)$/;
/** In bytes. Compressing smaller files saves nothing. */
const smallest = 1024;
/**
 * The most changed files to compress; above, the server compresses them when it sends them. A page takes a fifth of a
 * second, so for thousands of pages this would take longer than the rest of the build.
 */
const most = 400;

interface Encoding {
  ending: string;
  encode(content: Buffer): Promise<Buffer>;
}

const encodings: Encoding[] = [
  {
    ending: ".br",
    encode: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { ending: ".gz", encode: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
];

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all(encodings.map(async ({ ending, encode }) => writeFile(file + ending, await encode(content))));
}

/**
 * Writes a `.br` and a `.gz` file for each file, smaller than a server can compress while a visitor waits. Keeps those that
 * are newer than their file, and deletes those that have no file.
 * @returns the number of files it compressed
 */
export async function precompress(folder: string): Promise<number> {
  // Synchronous: for thousands of files, it is faster.
  const names = readdirSync(folder, { recursive: true }).map(String);
  const there = new Set(names);
  const sizeOf = (name: string) => statSync(join(folder, name)).size;
  const changedAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const compressedOf = (name: string) => encodings.map(({ ending }) => name + ending).filter((other) => there.has(other));
  const compressed = names.filter((name) => encodings.some(({ ending }) => name.endsWith(ending)));
  const orphans = compressed.filter((name) => !there.has(name.slice(0, -".br".length)));

  const isOld = (name: string) => {
    const others = compressedOf(name);
    if (others.length < encodings.length) return true;
    return !hashed.test(name) && others.some((other) => changedAt(other) < changedAt(name));
  };
  const old = names.filter((name) => (hashed.test(name) || changing.test(name)) && isOld(name) && sizeOf(name) >= smallest);
  const changed = old.filter((name) => !hashed.test(name));
  const left = changed.length > most ? changed : [];
  const chosen = left.length > 0 ? old.filter((name) => hashed.test(name)) : old;
  // A server would send the compressed files of an earlier build instead.
  const wrong = [...orphans, ...left.flatMap(compressedOf)];
  await Promise.all(wrong.map((name) => rm(join(folder, name), { force: true })));
  await Promise.all(chosen.map((name) => compress(join(folder, name))));
  return chosen.length;
}
