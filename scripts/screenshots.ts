import { mkdirSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { browserArguments } from "./browsers";
import { builtPages } from "./builtPages";
import { ensureBrowser } from "./ensureBrowser";
import { root, servedFolder } from "./folders";
import { serve } from "./serve";

/*
 * Takes a picture of every built page, and lays them out on contact sheets to be looked at side by side.
 *
 *   npm run screenshots                                the whole site at 390 and 1280 px, light and dark
 *   npm run screenshots -- /pricing --widths=320,768   one page, other widths
 */
const results = join(root, "screenshots");
const options = process.argv.slice(2);
const widths = (options.find((option) => option.startsWith("--widths="))?.slice("--widths=".length) ?? "390,1280").split(",").map(Number);
const wanted = options.filter((option) => option.startsWith("/"));
const schemes = ["light", "dark"] as const;

/** Walks down the page, so that what loads or appears when it comes into view is there. */
async function walkDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}

async function takePicture(context: BrowserContext, path: string, name: string): Promise<string> {
  const page = await context.newPage();
  await page.route(
    (url) => url.hostname !== "localhost",
    (route) => route.abort(),
  );
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor();
  await walkDown(page);
  const file = join(results, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  return file;
}

/** Lays pictures side by side, each as wide as `cell`, and as tall as the tallest. */
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

async function main(): Promise<void> {
  const pages = builtPages().filter((page) => wanted.length === 0 || wanted.includes(page));
  if (pages.length === 0) {
    throw new Error(
      wanted.length > 0
        ? `No such page in ${servedFolder}/: ${wanted.join(", ")}.`
        : `There is nothing in ${servedFolder}/; run \`npm run build\` first.`,
    );
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const server = await serve(0);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  for (const width of widths) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({
        baseURL: `http://localhost:${(server.address() as AddressInfo).port}`,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
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
  await browser.close();
  server.close();
  console.log("The pictures are in screenshots/, the contact sheets are those named sheet-*.");
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
