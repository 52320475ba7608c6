import { messages } from "../support/content";
import { labelsTo, routes } from "../support/routes";
import { expect, test } from "../support/test";

test("the home page has no breadcrumbs", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: messages.breadcrumbs })).toHaveCount(0);
});

for (const { path } of routes.filter((route) => route.path !== "/")) {
  const labels = labelsTo(path);
  test(`${path} shows the way ${labels.join(" / ")}`, async ({ page }) => {
    await page.goto(path);
    const steps = page.getByRole("navigation", { name: messages.breadcrumbs }).getByRole("listitem");
    await expect(steps).toHaveText(labels);

    const last = steps.last();
    await expect(last.getByRole("link")).toHaveCount(0);
    await expect(last.getByText(labels.at(-1) ?? "", { exact: true })).toHaveAttribute("aria-current", "page");

    const segments = path.split("/");
    for (const [index, label] of labels.slice(0, -1).entries()) {
      const link = steps.nth(index).getByRole("link", { name: label, exact: true });
      await expect(link).toHaveAttribute("href", segments.slice(0, index + 1).join("/") || "/");
      await expect(link).not.toHaveAttribute("aria-current");
    }
  });
}

test("a breadcrumb leads to its page", async ({ page }) => {
  await page.goto("/education/academic-benefits");
  await page.getByRole("navigation", { name: messages.breadcrumbs }).getByRole("link", { name: "Education" }).click();
  await expect(page).toHaveURL("/education");
});
