import { readdirSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Files that keep their name only as long as their content, so that each is compressed once, as far as can be. */
const hashed = /-[0-9a-f]{10,}\.(js|css|svg)$/;
/** Files that change with a build. The copies of pages for CDNs are none of them: CDNs compress by themselves. */
const changing = /(^|[/\\])index\.html$|^404\.html$|\.(json|xml|svg|webmanifest|txt)$/;
/** Below this many bytes, compressing saves nothing. */
const smallest = 1024;
/**
 * A page takes a fifth of a second. Of more than this many that have changed, none is compressed here, and the server does
 * it while sending: on a site of thousands of pages it would take longer than building them.
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
 * Writes files compressed beside themselves: servers that know such files send fewer bytes than they could compress to while
 * a visitor waits. What is there already and newer than its file is left as it is; what has lost its file goes.
 * @returns how many files were compressed
 */
export async function precompress(folder: string): Promise<number> {
  // Looked at one after the other: of thousands of files, each would wait for longer than it takes.
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
  const tooMany = old.filter((name) => !hashed.test(name)).length > most;
  const chosen = tooMany ? old.filter((name) => hashed.test(name)) : old;
  const left = tooMany ? old.filter((name) => !hashed.test(name)) : [];
  // Compressed files of an earlier build would be sent in place of what has changed.
  const wrong = [...orphans, ...left.flatMap(compressedOf)];
  await Promise.all(wrong.map((name) => rm(join(folder, name), { force: true })));
  await Promise.all(chosen.map((name) => compress(join(folder, name))));
  return chosen.length;
}
