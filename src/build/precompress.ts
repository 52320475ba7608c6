import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { BuildArgs } from "gatsby";

/** Files that keep their name only as long as their content, so that each is compressed once. */
const hashed = /-[0-9a-f]{20,}\.(js|css|svg)$/;
/** Below this many bytes, compressing saves nothing. */
const smallest = 1024;

const encodings = [
  {
    ending: ".br",
    encode: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
  },
  { ending: ".gz", encode: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
];

async function compress(file: string, there: Set<string>): Promise<void> {
  const missing = encodings.filter(({ ending }) => !there.has(file + ending));
  if (missing.length === 0 || (await stat(file)).size < smallest) return;
  const content = await readFile(file);
  await Promise.all(missing.map(async ({ ending, encode }) => writeFile(file + ending, await encode(content))));
}

/**
 * Writes scripts and other hashed files compressed as far as can be, beside themselves: servers that know such files
 * send fewer bytes than they could compress to while a visitor waits. Pages and their data are left to the server:
 * there are many, they change with every build, and compressing them this hard would take longer than building them.
 */
export async function precompress({ store }: BuildArgs): Promise<void> {
  const { directory } = store.getState().program as { directory: string };
  const folders = [join(directory, "public"), join(directory, "public/static")];
  const files = (await Promise.all(folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))))).flat();
  const there = new Set(files);
  await Promise.all(files.filter((file) => hashed.test(file)).map((file) => compress(file, there)));
}
