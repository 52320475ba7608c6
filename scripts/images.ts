import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import sharp from "sharp";
import site from "../data/site.json";
import { readCatalog, writeCatalog } from "../src/content/translations/catalog";
import { cropSizes, density, densityOfLarge, iconFile, shareSize } from "../src/shared/imageSizes";
import { ownLanguage } from "../src/shared/languages";
import { palettes } from "../src/theme/colors";
import { fontFacesFor } from "../src/theme/fonts";
import { browserArguments, ensureBrowser, testBrowser } from "./browsers";
import { root, runCommand } from "./command";

/* Draws pictures from scenes/ in each language, and icons; `npm run images -- transcript share` only these. */

const properties = (palette: typeof palettes.light) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
const stylesheet = `:root{${properties(palettes.light)}}@media (prefers-color-scheme: dark){:root{${properties(palettes.dark)}}}`;

/** The site's fonts, by the first word of their names. */
const fontsFor = (language: string) =>
  fontFacesFor(language).map(({ fontFamily, fontWeight: weight, src, unicodeRange }) => ({
    family: fontFamily.replace(/ .*/, ""),
    src: src.replace("/", `${pathToFileURL(join(root, "static"))}/`),
    descriptors: { weight, unicodeRange },
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
  const image = await sharp(drawing).resize(48).png().toBuffer();
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(image.length, 14);
  writeFileSync(join(root, "static/favicon.ico"), Buffer.concat([header, image]));
}

/** The HTML of a scene's parts with words in a language, by their English. */
type Words = Record<string, string>;

/** Draws the pictures of a scene, and returns the English words of all of them. */
async function drawScene(browser: Browser, scene: string, language: string, words: Words) {
  const english = new Set<string>();
  const draw = async (options: BrowserContextOptions) => {
    const page = await browser.newPage(options);
    await page.addInitScript(
      (given) => {
        for (const { family, src, descriptors } of given.fonts)
          document.fonts.add(new FontFace(family, src, descriptors));
        Object.assign(window, given);
      },
      { fonts: fontsFor(language), language, words },
    );
    await page.goto(pathToFileURL(join(root, "scenes", `${scene}.html`)).href);
    await page.addStyleTag({ content: stylesheet });
    await page.locator("[data-brand]").evaluateAll((elements, name) => {
      for (const element of elements) element.textContent = name;
    }, site.brand.toLowerCase());
    const drawn = page.locator("html[data-drawn]");
    const shown = await drawn.getAttribute("data-english");
    if (!shown) throw new Error(`scenes/${scene}.html doesn't say which words it shows.`);
    for (const text of JSON.parse(shown)) english.add(text);
    const drawing = await page.locator("body").screenshot();
    await page.close();
    return drawing;
  };
  const folder = join("data/images", language === ownLanguage ? "" : language);
  mkdirSync(join(root, folder), { recursive: true });
  const write = (file: string, content: Buffer) => {
    writeFileSync(join(root, folder, file), content);
    console.log(join(folder, file));
  };
  // The picture for link previews has its own size, and only one mode.
  if (scene === "share")
    write("share.png", await inFewColors(await draw({ viewport: shareSize }), 100));
  else
    for (const colorScheme of ["light", "dark"] as const) {
      const crop = (name: keyof typeof cropSizes, deviceScaleFactor = density) =>
        draw({ colorScheme, deviceScaleFactor, viewport: cropSizes[name] });
      const wide = await crop("wide", densityOfLarge[scene]);
      write(`${scene}-wide-${colorScheme}.png`, await inFewColors(wide, 100));
      write(`${scene}-narrow-${colorScheme}.webp`, await encodeNarrow(await crop("narrow")));
    }
  return [...english];
}

/** Draws a scene in each language whose translators have put all its words into their file in scenes/. */
async function drawTranslations(browser: Browser, scene: string, english: string[]) {
  const context = `scenes/${scene}.html`;
  for (const name of filesIn("scenes", ".po")) {
    const path = `scenes/${name}.po`;
    const catalog = readCatalog(path, readFileSync(join(root, path), "utf8"));
    const { messages } = catalog;
    const others = messages.filter((message) => message.context !== context);
    const own = english.map((text) => {
      const known = messages.find(
        (message) => message.context === context && message.formerEnglish === text,
      );
      return known ?? { context, formerEnglish: text, translation: "", fuzzy: false };
    });
    const all = [...others, ...own].map((message) => ({
      ...message,
      english: message.formerEnglish,
    }));
    all.sort((one, other) => one.context.localeCompare(other.context));
    writeFileSync(join(root, path), writeCatalog(name, catalog, all));
    const missing = own.filter(({ translation }) => !translation);
    for (const { formerEnglish } of missing)
      console.error(`${path}: translate "${formerEnglish}" of ${context}`);
    if (missing.length > 0) process.exitCode = 1;
    else {
      const words = own.map(({ formerEnglish, translation }) => [formerEnglish, translation]);
      await drawScene(browser, scene, name, Object.fromEntries(words));
    }
  }
}

/** The names of a folder's files of a kind, without their ending. */
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending));

runCommand(async () => {
  const all = [...filesIn("scenes", ".html"), "favicon"];
  const named = process.argv.slice(2);
  ensureBrowser();
  // Browsers without a window set letters on whole pixels, which makes the narrow pictures an eighth smaller.
  const browser = await chromium.launch({ executablePath: testBrowser(), args: browserArguments });
  try {
    for (const name of named.length > 0 ? named : all)
      if (name === "favicon") await drawFavicon();
      else await drawTranslations(browser, name, await drawScene(browser, name, ownLanguage, {}));
  } finally {
    await browser.close();
  }
});
