import { readFileSync } from "node:fs";
import { join } from "node:path";
import about from "../../data/pages/about.json";
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
