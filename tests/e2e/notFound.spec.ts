import { visit } from "../support/actions";
import { labels, messages, notFound, shown } from "../support/content";
import { stepsTo } from "../support/routes";
import { expect, test } from "../support/test";

const missing = "/no/such-page";

test.use({ expectedFailures: /\/(no\/such-page|education\/foo-bar)(\/page-data\.json)?$/ });

test("an unknown address answers 404 with a page that says so and links to other pages", {
  tag: "@smoke",
}, async ({ page }) => {
  const response = await page.goto(missing);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(notFound.hero.title));
  await expect(page).toHaveTitle(shown(notFound.metadata.title));
  await visit(page, missing);
  await expect(page.getByRole("banner").getByRole("link", { name: labels.pricing })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: labels.faq })).toBeVisible();
  const [first] = notFound.help.links;
  await page
    .getByRole("main")
    .getByRole("link", { name: shown(first?.label ?? "") })
    .click();
  await expect(page).toHaveURL(first?.to ?? "");
  await expect(page).not.toHaveTitle(shown(notFound.metadata.title));
});

test("an unknown address has its own breadcrumbs", async ({ page }) => {
  await visit(page, "/education/foo-bar");
  const steps = page.getByRole("navigation", { name: messages.breadcrumbs }).getByRole("listitem");
  await expect(steps).toHaveText([...stepsTo("/education").map(({ label }) => label), "Foo bar"]);
  await expect(steps.nth(1).getByRole("link")).toHaveAttribute("href", "/education");
});
