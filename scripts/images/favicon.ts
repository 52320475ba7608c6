import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { iconFile } from "../../src/content/pictureSizes";
import { root } from "../folders";

/** In pixels: for tabs, high-density screens, and desktop shortcuts. */
const sizes = [16, 32, 48];

/** Draws static/favicon.ico from the icon in data/images. */
export async function drawFavicon(): Promise<void> {
  // Imported here, because the package is an ES module.
  const { default: pngToIco } = await import("png-to-ico");
  const drawing = readFileSync(join(root, "data", iconFile));
  const pictures = await Promise.all(sizes.map((size) => sharp(drawing).resize(size).png().toBuffer()));
  writeFileSync(join(root, "static/favicon.ico"), await pngToIco(pictures));
  console.log("static/favicon.ico");
}
