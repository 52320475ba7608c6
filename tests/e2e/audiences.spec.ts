import { visit } from "../support/actions";
import { integrations } from "../support/content";
import { expect, test } from "../support/test";

for (const { path, headings } of [
  { path: "/organizations", headings: ["How it goes", "Key benefits"] },
  { path: "/nonprofits", headings: ["Staff roles", "Key benefits"] },
]) {
  test.describe(path, () => {
    test("has three cards that open independently of each other", async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole("button", { name: "View Details" })).toHaveCount(3);
      await page.getByRole("button", { name: "View Details" }).first().click();
      await page.getByRole("button", { name: "View Details" }).first().click();
      await expect(page.getByRole("button", { name: "Hide Details" })).toHaveCount(2);
      for (const heading of headings) await expect(page.getByRole("heading", { name: heading })).toHaveCount(2);
    });

    test("leads to prices and to the pilot program", async ({ page }) => {
      await visit(page, path);
      await expect(page.getByRole("main").getByRole("link", { name: "Get Early Access" })).toHaveAttribute("href", "/pricing");
      await expect(page.getByRole("main").getByRole("link", { name: "Apply for Pilot Program" })).toHaveAttribute("href", "/pilot-program");
    });
  });
}

test.describe("/about", () => {
  test("leads to prices, to the waitlist in the same tab, and to organizations", async ({ page, context }) => {
    await visit(page, "/about");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Get Early Access" })).toHaveAttribute("href", "/pricing");
    await expect(main.getByRole("link", { name: /^Learn More/ })).toHaveAttribute("href", "/organizations");
    await main.getByRole("link", { name: "Join the Waitlist" }).click();
    await expect(page).toHaveURL(integrations.sites.waitlist.address);
    expect(context.pages()).toHaveLength(1);
  });
});

test.describe("/pilot-program", () => {
  test("shows four sectors, eight benefits and three steps", async ({ page }) => {
    await visit(page, "/pilot-program");
    const items = (heading: string) => page.getByRole("region", { name: heading }).getByRole("heading", { level: 3 });
    await expect(items("Who can apply")).toHaveCount(4);
    await expect(items("Eight benefits reserved for pilot partners")).toHaveCount(8);
    await expect(
      page
        .getByRole("main")
        .getByRole("heading", { level: 3, name: /^(Submit your application|Partner selection and onboarding|Launch and support)$/ }),
    ).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Who can apply" }).getByRole("link")).toHaveAttribute("href", "/education");
  });

  for (const name of ["Apply for Pilot Program", "Submit Your Application", "Schedule a Consultation", "Contact our team"]) {
    test(`${name} opens the application form`, async ({ page }) => {
      await visit(page, "/pilot-program");
      await page.getByRole("main").getByRole("button", { name, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: integrations.forms.pilot.title });
      await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
      await expect(dialog.locator("iframe")).toHaveAttribute("src", integrations.forms.pilot.address);
    });
  }
});
