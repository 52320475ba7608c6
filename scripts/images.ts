import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import sharp from "sharp";
import site from "../data/site.json";
import { readCatalog, writeCatalog } from "../src/check/translations/catalog";
import { ownLanguage } from "../src/shared/languages";
import { cutSizes, density, densityOfLarge, iconFile, shareSize } from "../src/shared/pictureSizes";
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
    family: `${fontFamily.split(" ")[0]}`,
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
  const picture = await sharp(drawing).resize(48).png().toBuffer();
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(picture.length, 14);
  writeFileSync(join(root, "static/favicon.ico"), Buffer.concat([header, picture]));
}

/** The HTML of each part of a scene that has words, in a language, by its English. */
type Words = Record<string, string>;

/** Runs in the page, before it draws its strokes. Without functions that have a name: tsx would add to them. */
function putWords({ language, words }: { language: string; words: Words }) {
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.lang = language;
    const parts = [...document.querySelectorAll("body :not(script)")].filter(({ childNodes }) =>
      [...childNodes].some((node) => node instanceof Text && /\p{L}/u.test(node.data)),
    );
    const outermost = parts.filter(
      (part) => !parts.some((other) => other !== part && other.contains(part)),
    );
    const english = outermost.map((part) => part.innerHTML.replace(/\s+/g, " ").trim());
    outermost.forEach((part, index) => {
      part.innerHTML = words[`${english[index]}`] ?? part.innerHTML;
    });
    document.documentElement.dataset.english = JSON.stringify(english);
  });
}

/** Draws the pictures of a scene, and returns the English words of all its cuts. */
async function drawScene(browser: Browser, scene: string, language: string, words: Words) {
  const english: string[] = [];
  const draw = async (options: BrowserContextOptions) => {
    const page = await browser.newPage(options);
    await page.addInitScript((faces) => {
      for (const { family, src, descriptors } of faces)
        document.fonts.add(new FontFace(family, src, descriptors));
    }, fontsFor(language));
    await page.addInitScript(putWords, { language, words });
    await page.goto(pathToFileURL(join(root, "scenes", `${scene}.html`)).href);
    await page.addStyleTag({ content: stylesheet });
    await page.locator("[data-brand]").evaluateAll((elements, name) => {
      for (const element of elements) element.textContent = name;
    }, site.brand.toLowerCase());
    const drawn = page.locator("html[data-drawn]");
    english.push(...JSON.parse(`${await drawn.getAttribute("data-english")}`));
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
      const cut = (name: keyof typeof cutSizes, deviceScaleFactor = density) =>
        draw({ colorScheme, deviceScaleFactor, viewport: cutSizes[name] });
      const wide = await cut("wide", densityOfLarge[scene]);
      write(`${scene}-wide-${colorScheme}.png`, await inFewColors(wide, 100));
      write(`${scene}-narrow-${colorScheme}.webp`, await encodeNarrow(await cut("narrow")));
    }
  return [...new Set(english)];
}

/** Draws a scene in each language of a translator's file beside it, once the file has all its words. */
async function drawTranslations(browser: Browser, scene: string, english: string[]) {
  for (const file of readdirSync(join(root, "scenes")).filter((name) => name.endsWith(".po"))) {
    const path = join(root, "scenes", file);
    const { headers, messages } = readCatalog(`scenes/${file}`, readFileSync(path, "utf8"));
    const context = `scenes/${scene}.html`;
    const known = messages.filter((message) => message.context === context);
    const own = english.map(
      (text) =>
        known.find((message) => message.text === text) ?? {
          context,
          text,
          translation: "",
          fuzzy: false,
        },
    );
    const all = [...messages.filter((message) => message.context !== context), ...own];
    writeFileSync(
      path,
      writeCatalog(
        headers,
        all.map((message) => ({ ...message, current: message.text })),
      ),
    );
    const missing = own.filter(({ translation }) => !translation);
    for (const { text } of missing)
      console.error(`scenes/${file}: translate "${text}" of ${context}`);
    if (missing.length > 0) process.exitCode = 1;
    else
      await drawScene(
        browser,
        scene,
        file.replace(".po", ""),
        Object.fromEntries(own.map(({ text, translation }) => [text, translation])),
      );
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
      if (name === "favicon") await drawFavicon();
      else await drawTranslations(browser, name, await drawScene(browser, name, ownLanguage, {}));
  } finally {
    await browser.close();
  }
});
