import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { root, servedFolder } from "./command";

/* WIDTHS=320,768 npm run screenshots -- -g /pricing takes pages whose address contains /pricing, at other widths. */
const widths = (process.env.WIDTHS ?? "390,1280").split(",").map(Number);

const paths = readdirSync(join(root, servedFolder), { recursive: true, encoding: "utf8" })
  // Gatsby has a folder page-data/404.html.
  .filter((file) => /^(?!page-data).*\.html$/.test(file))
  .map((file) => `/${file}`.replaceAll("\\", "/").replace(/(\/index)?\.html$/, "") || "/");

/** Runs in the page. Loads the pictures below the window too. */
async function loadPictures() {
  for (const image of document.images) {
    image.loading = "eager";
    await image.decode().catch(() => undefined);
  }
}

for (const width of widths) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" },
      });
      for (const path of paths) {
        test(path, async ({ page }, { project }) => {
          await page.goto(path);
          await page.locator("html[data-ready]").waitFor();
          await page.evaluate(loadPictures);
          const name = `${path.slice(1).replaceAll("/", "_") || "home"}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(project.outputDir, name), fullPage: true });
        });
      }
    });
  }
}
