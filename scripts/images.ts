import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import site from "../data/site.json";
import { cutSizes, density, iconFile, leastTextSize, shareSize } from "../src/content/pictureSizes";
import { palettes } from "../src/theme/colors";
import { files } from "../src/theme/fontSubsets.json";
import { browserArguments, ensureBrowser, testBrowser } from "./browsers";
import { root, runCommand } from "./command";
import { drawPress } from "./press";

/*
 * Draws the site's pictures from scenes/ in the site's colors: each wide and narrow, light and dark, to
 * data/images/NAME-WIDTH-MODE. Also draws the icons in static/ and the logo files in static/press.
 * `npm run images -- transcript press` draws only these: names of scenes, "favicon" or "press".
 */

/** Returns the theme's colors as custom properties: `--text`, `--rule`, `--for` … */
const properties = (palette: typeof palettes.light) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
const stylesheet = `:root{${properties(palettes.light)}}@media (prefers-color-scheme: dark){:root{${properties(palettes.dark)}}}`;

/** The fonts, with the family names that the scenes use. */
const fonts = [
  { family: "Bricolage", file: files["bricolage-grotesque"], weight: "800" },
  { family: "Figtree", file: files.figtree, weight: "400 700" },
].map(({ file, ...font }) => ({ ...font, url: pathToFileURL(join(root, "static", file)).href }));

/** Encodes a wide picture, from which a build makes all sizes. */
const asSource = (drawing: Buffer) =>
  sharp(drawing).png({ palette: true, quality: 100, dither: 0, effort: 10 }).toBuffer();

/** In bytes: with headers and next to two fonts, a slow connection takes two round trips for such a picture. */
const twoRoundTrips = 19_790;

/** With less, letters get edges in the color of others, and scales get steps. */
const qualities = [85, 80, 75, 70, 65];

/**
 * Encodes a narrow picture, which the site serves as it is. Lossless WebP has sharp edges, and with 20 to 70 colors two thirds of
 * its bytes. Takes the best quality that fits in two round trips; if none does, the best.
 */
async function asSent(drawing: Buffer): Promise<Buffer> {
  const files: Buffer[] = [];
  for (const quality of qualities) {
    const fewColors = await sharp(drawing)
      .png({ palette: true, quality, dither: 0, effort: 10 })
      .toBuffer();
    const file = await sharp(fewColors)
      .webp({ lossless: true, effort: 6, quality: 100 })
      .toBuffer();
    if (file.length <= twoRoundTrips) return file;
    files.push(file);
  }
  return files[0] ?? drawing;
}

/** In pixels: for tabs, high-density screens, and desktop shortcuts. */
const faviconSizes = [16, 32, 48];

async function drawFavicon(): Promise<void> {
  // Imported here, because the package is an ES module.
  const { default: pngToIco } = await import("png-to-ico");
  const drawing = readFileSync(join(root, "data", iconFile));
  const pictures = await Promise.all(
    faviconSizes.map((size) => sharp(drawing).resize(size).png().toBuffer()),
  );
  writeFileSync(join(root, "static/favicon.ico"), await pngToIco(pictures));
  await sharp(drawing).resize(180).png().toFile(join(root, "static/apple-touch-icon.png"));
  console.log("static/favicon.ico, static/apple-touch-icon.png");
}

/** The drawings that need no browser. */
const drawings: Record<string, () => Promise<void>> = { favicon: drawFavicon, press: drawPress };

/** Returns the words of a scene whose letters are smaller than `least` CSS pixels. */
const smallWords = (page: Page, least: number) =>
  page
    .locator(":visible")
    .evaluateAll(
      (elements, smallest) =>
        elements
          .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < smallest)
          .flatMap(({ childNodes }) =>
            [...childNodes].flatMap((node) => (node instanceof Text && node.data.trim()) || []),
          ),
      least,
    );

async function drawScenes(scenes: string[]) {
  await ensureBrowser();
  // Browsers without a window set letters on whole pixels, which makes the narrow pictures an eighth smaller.
  const browser = await chromium.launch({ executablePath: testBrowser(), args: browserArguments });

  const draw = async (
    scene: string,
    result: string,
    options: BrowserContextOptions,
    leastText = 0,
  ) => {
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
    const small = await smallWords(page, leastText);
    if (small.length > 0)
      throw new Error(
        `scenes/${scene}.html: for ${result}, letters below ${leastText} px: ${small.join(" | ")}`,
      );
    const encode = result.endsWith(".webp") ? asSent : asSource;
    writeFileSync(
      join(root, "data/images", result),
      await encode(await page.locator("body").screenshot()),
    );
    await page.close();
    console.log(`data/images/${result}`);
  };

  try {
    for (const scene of scenes) {
      // The picture for link previews has its own size, and only one mode.
      if (scene === "share") await draw(scene, "share.png", { viewport: shareSize });
      else
        for (const colorScheme of ["light", "dark"] as const) {
          const options = { colorScheme, deviceScaleFactor: density };
          const cut = async (name: keyof typeof cutSizes, type: string) =>
            draw(
              scene,
              `${scene}-${name}-${colorScheme}.${type}`,
              { ...options, viewport: cutSizes[name] },
              leastTextSize(name),
            );
          await cut("wide", "png");
          await cut("narrow", "webp");
        }
    }
  } finally {
    await browser.close();
  }
}

runCommand(async () => {
  const scenes = readdirSync(join(root, "scenes")).flatMap((file) =>
    file.endsWith(".html") ? [file.replace(".html", "")] : [],
  );
  const known = [...scenes, ...Object.keys(drawings)];
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown name ${unknown.join(", ")}; known: ${known.join(", ")}`);
  const wanted = (name: string) => named.length === 0 || named.includes(name);
  for (const [name, draw] of Object.entries(drawings)) if (wanted(name)) await draw();
  const wantedScenes = scenes.filter(wanted);
  if (wantedScenes.length > 0) await drawScenes(wantedScenes);
});
