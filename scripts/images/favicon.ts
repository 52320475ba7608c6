import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { iconFile } from "../../src/content/pictureSizes";
import { root } from "../folders";

/** In pixels: for tabs, high-density screens, and desktop shortcuts. */
const sizes = [16, 32, 48];

/** Returns an ICO file: a header, an entry of 16 bytes for each picture, and the pictures as PNG. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Draws static/favicon.ico from the icon in data/images. */
export async function drawFavicon(): Promise<void> {
  const drawing = readFileSync(join(root, "data", iconFile));
  const pictures = sizes.map(async (size) => ({ size, png: await sharp(drawing).resize(size).png().toBuffer() }));
  writeFileSync(join(root, "static/favicon.ico"), icoOf(await Promise.all(pictures)));
  console.log("static/favicon.ico");
}
