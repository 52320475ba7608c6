import { visit } from "../support/actions";
import { notFound, shown, site } from "../support/content";
import { expect, test } from "../support/test";

const missing = "/no/such-page";

test.use({ expectedFailures: /\/(no\/such-page|page-data\/no\/such-page\/page-data\.json)$/ });

test("an unknown address answers 404, and says so", { tag: "@smoke" }, async ({ page }) => {
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(notFound.hero.title));
  await expect(page).toHaveTitle(shown(notFound.metadata.title));
});

test("an unknown address keeps header, menu and footer", async ({ page }) => {
  await visit(page, missing);
  await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "FAQ" })).toBeVisible();
});

test("an unknown address tells search engines to leave it out", async ({ page }) => {
  await page.goto(missing);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});

test("an unknown address has the site's own picture in link previews", async ({ page }) => {
  await page.goto(missing);
  await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", /\/static\/share-/);
  await expect(page.locator("meta[property='og:image:alt']")).toHaveAttribute("content", site.defaults.image.alt);
});

for (const { label, to } of [...notFound.hero.actions, ...notFound.help.links]) {
  test(`from an unknown address, ${label} leads on to ${to}`, async ({ page }) => {
    await visit(page, missing);
    await page
      .getByRole("main")
      .getByRole("link", { name: shown(label) })
      .click();
    await expect(page).toHaveURL(to);
    await expect(page).not.toHaveTitle(shown(notFound.metadata.title));
  });
}
