import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import sharp from "sharp";
import { builtPages } from "./builtPages";
import { runCommand } from "./command";
import { root, servedFolder } from "./folders";
import { visitSite } from "./visitSite";

/*
 * Takes a screenshot of every built page, and joins them to contact sheets for comparison.
 *
 *   npm run screenshots                                the whole site at 390 and 1280 px, light and dark
 *   npm run screenshots -- /pricing --widths=320,768   one page, other widths
 */
const results = join(root, "screenshots");

/** Scrolls through the page, so that it loads and shows everything that waits to come into view. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}

async function takePicture(context: BrowserContext, path: string, name: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor();
  await scrollThrough(page);
  const file = join(results, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  return file;
}

/** Joins screenshots side by side, each `cell` pixels wide. */
async function contactSheet(files: string[], cell: number, name: string): Promise<void> {
  const small = await Promise.all(
    files.map((file) => sharp(file, { limitInputPixels: false }).resize({ width: cell }).toBuffer({ resolveWithObject: true })),
  );
  const columns = 6;
  const gap = 16;
  for (let start = 0, sheet = 1; start < small.length; start += columns, sheet += 1) {
    const row = small.slice(start, start + columns);
    const height = Math.max(...row.map(({ info }) => info.height));
    await sharp({ create: { width: row.length * (cell + gap), height, channels: 3, background: "#888888" } })
      .composite(row.map(({ data }, index) => ({ input: data, left: index * (cell + gap), top: 0 })))
      .png()
      .toFile(join(results, `sheet-${name}-${sheet}.png`));
  }
}

runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { widths: { type: "string", default: "390,1280" } }, allowPositionals: true });
  const pages = builtPages().filter((page) => positionals.length === 0 || positionals.includes(page));
  if (pages.length === 0) {
    throw new Error(
      positionals.length > 0
        ? `No such page in ${servedFolder}/: ${positionals.join(", ")}.`
        : `There is nothing in ${servedFolder}/; run \`npm run build\` first.`,
    );
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  await visitSite(async (newContext) => {
    for (const width of values.widths.split(",").map(Number)) {
      for (const colorScheme of ["light", "dark"] as const) {
        const context = await newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
        const files: string[] = [];
        for (const path of pages) {
          const name = `${path.slice(1).replaceAll("/", "_") || "home"}-${width}-${colorScheme}`;
          files.push(await takePicture(context, path, name));
        }
        await context.close();
        await contactSheet(files, width < 600 ? 260 : 480, `${width}-${colorScheme}`);
        console.log(`${files.length} pages at ${width} px, ${colorScheme}`);
      }
    }
  });
  console.log("The screenshots are in screenshots/; the contact sheets are sheet-*.");
});
