import { visit } from "../support/actions";
import { site } from "../support/content";
import { readHead } from "../support/head";
import { expect, test } from "../support/test";

const addressOf = (path: string) => `${site.origin}${path}`;

test("the head follows when the page changes without a reload", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveTitle(/^Plans and Prices/);
  await expect
    .poll(async () => {
      const { canonical, structuredData, meta } = await readHead(page);
      return [canonical, structuredData.length, meta.description?.length, meta["og:url"]];
    })
    .toEqual([[addressOf("/pricing")], 1, 1, [addressOf("/pricing")]]);
});
