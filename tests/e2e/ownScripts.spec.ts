import sampleDebate from "../../data/sample-debate.json";
import { expect, test } from "../support/test";

const scripts = /\/(app|framework|webpack-runtime)-[^/]*\.js$/;

test.describe("a page whose scripts do not arrive", () => {
  test.use({ expectedFailures: scripts });

  test.beforeEach(({ page }) => page.route(scripts, (route) => route.abort()));

  test("is laid open as it is without scripts: details stand open, and the menu is written out", async ({ page }) => {
    await page.goto("/nonprofits");
    await expect(page.getByRole("heading", { name: "Campaign strategist" })).toBeVisible();
    await expect(page.getByRole("navigation").getByRole("link", { name: "Education" }).first()).toBeVisible();
  });

  test("shows the whole sample debate as a list", async ({ page }) => {
    await page.goto("/");
    const last = sampleDebate.arguments.at(-1);
    await page.getByText(`${last?.text}`).scrollIntoViewIfNeeded();
    await expect(page.getByText(`${last?.text}`)).toBeInViewport();
    await expect(page.getByText(`${sampleDebate.commonGround.at(-1)?.text}`)).toBeVisible();
  });
});
