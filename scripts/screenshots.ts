import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { builtPages } from "./builtPages";

/*
 * Takes a screenshot of every built page into screenshots/, and writes an index that shows them next to each other.
 *
 *   npm run screenshots                                  the whole site at 390 and 1280 px, light and dark
 *   WIDTHS=320,768 npm run screenshots -- -g /pricing    the pages whose address contains /pricing, at other widths
 */
const widths = (process.env.WIDTHS ?? "390,1280").split(",").map(Number);

/** Scrolls through the page, so that it loads and shows everything that waits to come into view. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600)
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(() => {
    // A lazy picture that scrolling passed by would never be decoded.
    for (const image of document.images) image.loading = "eager";
    return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

for (const width of widths) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" },
      });
      for (const path of builtPages()) {
        test(path, async ({ page }, { project }) => {
          await page.goto(path);
          await page.locator("html[data-ready]").waitFor();
          await scrollThrough(page);
          const name = `${path.slice(1).replaceAll("/", "_") || "home"}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(project.outputDir, name), fullPage: true });
        });
      }
    });
  }
}

// Each worker writes it when it ends; the last one finds all files.
test.afterAll(async ({ browserName: _ }, { project }) => {
  const pictures = readdirSync(project.outputDir).filter((file) => file.endsWith(".png"));
  const shown = pictures.map(
    (file) => `<a href="${file}"><img src="${file}" alt="${file}" width="320" loading="lazy"></a>`,
  );
  writeFileSync(join(project.outputDir, "index.html"), shown.join("\n"));
});
