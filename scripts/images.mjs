import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { browserArguments, ensureBrowser } from "./browser.mjs";
import { root } from "./run.mjs";

/* Draws the pictures of the site from the scenes in scenes/. */
const pictures = [{ scene: "share.html", result: "data/images/share.png", width: 1200, height: 630 }];

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
for (const { scene, result, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(pathToFileURL(join(root, "scenes", scene)).href);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, result) });
  await page.close();
  console.log(result);
}
await browser.close();
