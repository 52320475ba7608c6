import { visit } from "../support/actions";
import { messages, notFound, sectionOf, withTokens } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { stepsTo } from "../support/routes";

const missing = "/education/foo-Bar_baz";

test.use({ expectedFailures: /\/foo-Bar_baz(\/below)?(\/page-data\.json)?$/ });

test("an unknown address shows the 404 page, which leads on", async ({ page }) => {
  await visit(page, missing);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(withTokens(notFound.hero.title));
  await expect(page).toHaveTitle(withTokens(notFound.metadata.title));
  const [first] = sectionOf(notFound, "links").links;
  const link = page.getByRole("main").getByRole("link", { name: withTokens(first?.label ?? "") });
  await link.click();
  await expect(page).toHaveURL(first?.to ?? "");
  await expect(page).not.toHaveTitle(withTokens(notFound.metadata.title));
});

test("an unknown step of the breadcrumbs is capitalized and no link", async ({ page }) => {
  await visit(page, `${missing}/below`);
  const steps = page.getByRole("navigation", { name: messages.breadcrumbs }).getByRole("listitem");
  const known = stepsTo("/education").map(({ label }) => label);
  await expect(steps).toHaveText([...known, "Foo-Bar_baz", "Below"]);
  await expect(steps.getByRole("link")).toHaveText(known);
});
