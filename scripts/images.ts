import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import sharp from "sharp";
import site from "../data/site.json";
import { ownLanguage } from "../src/shared/languages";
import { cutSizes, density, densityOfLarge, iconFile, shareSize } from "../src/shared/pictureSizes";
import { palettes } from "../src/theme/colors";
import { fontFilesFor } from "../src/theme/fonts";
import { browserArguments, ensureBrowser, testBrowser } from "./browsers";
import { root, runCommand } from "./command";

/* Draws pictures from scenes/, and icons; `npm run images -- transcript share` only these. */

const properties = (palette: typeof palettes.light) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
const stylesheet = `:root{${properties(palettes.light)}}@media (prefers-color-scheme: dark){:root{${properties(palettes.dark)}}}`;

const fonts = ["Bricolage", "Figtree"].map((family, index) => ({
  family,
  weight: family === "Figtree" ? "400 700" : "800",
  url: pathToFileURL(join(root, "static", `${fontFilesFor(ownLanguage)[index]}`)).href,
}));

const inFewColors = (drawing: Buffer, quality: number) =>
  sharp(drawing).png({ palette: true, quality, dither: 0, effort: 10 }).toBuffer();

/** In bytes: with headers and next to two fonts, a slow connection takes two round trips for such a picture. */
const twoRoundTrips = 19_790;

/** Below a quality of 65, letters get edges in the color of others. */
async function encodeNarrow(drawing: Buffer) {
  let file = drawing;
  for (let quality = 85; quality >= 65 && file.length > twoRoundTrips; quality -= 5)
    file = await sharp(await inFewColors(drawing, quality))
      .webp({ lossless: true, effort: 6, quality: 100 })
      .toBuffer();
  return file;
}

/** Draws the icon of iPhones, and an ICO file around a PNG of 48 pixels for browsers and crawlers. */
async function drawFavicon() {
  const drawing = join(root, "data", iconFile);
  await sharp(drawing).resize(180).png().toFile(join(root, "static/apple-touch-icon.png"));
  const picture = await sharp(drawing).resize(48).png().toBuffer();
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(picture.length, 14);
  writeFileSync(join(root, "static/favicon.ico"), Buffer.concat([header, picture]));
}

async function drawScene(browser: Browser, scene: string) {
  const draw = async (options: BrowserContextOptions) => {
    const page = await browser.newPage(options);
    await page.addInitScript((faces) => {
      for (const { family, url, weight } of faces)
        document.fonts.add(new FontFace(family, `url(${url})`, { weight }));
    }, fonts);
    await page.goto(pathToFileURL(join(root, "scenes", `${scene}.html`)).href);
    await page.addStyleTag({ content: stylesheet });
    await page.locator("[data-brand]").evaluateAll((elements, name) => {
      for (const element of elements) element.textContent = name;
    }, site.brand.toLowerCase());
    await page.locator("html[data-drawn]").waitFor({ state: "attached" });
    const drawing = await page.locator("body").screenshot();
    await page.close();
    return drawing;
  };
  const write = (file: string, content: Buffer) => {
    writeFileSync(join(root, "data/images", file), content);
    console.log(`data/images/${file}`);
  };
  // The picture for link previews has its own size, and only one mode.
  if (scene === "share")
    return write("share.png", await inFewColors(await draw({ viewport: shareSize }), 100));
  for (const colorScheme of ["light", "dark"] as const) {
    const cut = (name: keyof typeof cutSizes, deviceScaleFactor = density) =>
      draw({ colorScheme, deviceScaleFactor, viewport: cutSizes[name] });
    const wide = await cut("wide", densityOfLarge[scene]);
    write(`${scene}-wide-${colorScheme}.png`, await inFewColors(wide, 100));
    write(`${scene}-narrow-${colorScheme}.webp`, await encodeNarrow(await cut("narrow")));
  }
}

runCommand(async () => {
  const files = readdirSync(join(root, "scenes")).filter((file) => file.endsWith(".html"));
  const all = [...files.map((file) => file.replace(".html", "")), "favicon"];
  const named = process.argv.slice(2);
  ensureBrowser();
  // Browsers without a window set letters on whole pixels, which makes the narrow pictures an eighth smaller.
  const browser = await chromium.launch({ executablePath: testBrowser(), args: browserArguments });
  try {
    for (const name of named.length > 0 ? named : all)
      await (name === "favicon" ? drawFavicon() : drawScene(browser, name));
  } finally {
    await browser.close();
  }
});
