import { readFileSync } from "node:fs";
import { join } from "node:path";
import about from "../../data/pages/about.json";
import { visit } from "../support/actions";
import { site } from "../support/content";
import { expect, test } from "../support/test";

test("a link to a file in static/ downloads it unchanged", async ({ page }) => {
  await page.goto(about.path);
  for (const { label, to } of about.press.links) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: label }).click(),
    ]);
    expect(readFileSync(await download.path()).equals(readFileSync(join("static", to))), to).toBe(
      true,
    );
  }
  await expect(page).toHaveURL(about.path);
});

test("a page links to the manifest that lets phones add the site to the home screen", async ({
  page,
}) => {
  await visit(page, "/about");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(address ?? "")).json();
  expect(manifest.name).toBe(site.brand);
  for (const { src } of manifest.icons)
    expect((await page.request.get(`/${src}`)).headers()["content-type"]).toBe("image/png");
});
