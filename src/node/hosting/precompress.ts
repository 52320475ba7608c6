import { readdirSync, statSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The files to compress. The copies of pages for CDNs are left out, because CDNs compress them. */
const compressible = /(^|[/\\])index\.html$|^404\.html$|\.(js|css|json|xml|svg|txt)$/;
/** In bytes. Compressing smaller files saves nothing. */
const smallest = 1024;
/** The best quality takes a fifth of a second for a page. For more files than this, it would take longer than the rest of the build. */
const mostAtBest = 400;
const quickQuality = 6;
/** As many as Node has threads for compression. */
const atOnce = 4;

const endings = [".br", ".gz"];

async function compress(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(
    `${file}.gz`,
    await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  );
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
  const orphans = names.filter(
    (name) => endings.includes(extname(name)) && !there.has(name.slice(0, -extname(name).length)),
  );
  await Promise.all(orphans.map((name) => rm(join(folder, name))));

  const isOld = (name: string) => {
    const { size, mtimeMs } = statSync(join(folder, name));
    return (
      size >= smallest &&
      endings.some(
        (ending) =>
          !there.has(name + ending) || statSync(join(folder, name + ending)).mtimeMs < mtimeMs,
      )
    );
  };
  const old = names.filter((name) => compressible.test(name) && isOld(name));
  const quality = old.length > mostAtBest ? quickQuality : constants.BROTLI_MAX_QUALITY;
  const waiting = old.values();
  const work = async () => {
    for (const name of waiting) await compress(join(folder, name), quality);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return old.length;
}
