import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "@playwright/test";
import { root, servedFolder } from "./command";

/* WIDTHS=320,768 npm run screenshots -- -g /pricing takes pages whose address contains /pricing, at other widths. */
const widths = (process.env.WIDTHS ?? "390,1280").split(",").map(Number);

const paths = readdirSync(join(root, servedFolder), { recursive: true })
  .map((file) => `/${file}`.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".html"))
  .map((file) => file.replace(/\.html$/, "").replace(/^\/index$/, "/"));

/** Runs in the page. Shows everything that waits to come into view. */
async function showAll(): Promise<void> {
  const nextFrame = () => new Promise(requestAnimationFrame);
  for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
    scrollTo({ top, behavior: "instant" });
    await nextFrame();
  }
  scrollTo({ top: 0, behavior: "instant" });
  for (const image of document.images) {
    // A lazy picture that scrolling passed by would never be decoded.
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
          await page.evaluate(showAll);
          const name = `${path.slice(1).replaceAll("/", "_") || "home"}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(project.outputDir, name), fullPage: true });
        });
      }
    });
  }
}
