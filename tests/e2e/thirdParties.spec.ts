import { visit } from "../support/actions";
import { integrations } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

const legal: readonly string[] = ["/privacy-policy", "/terms", "/eula"];

for (const { path } of routes) {
  test(`${path} asks no other site for anything a visitor has not asked for`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { hostname } = new URL(request.url());
      if (hostname !== "localhost") asked.push(request.url());
    });
    const consent = page.waitForRequest(integrations.consent.script);
    await visit(page, path);
    await consent;
    const expected = [integrations.consent.script, ...(legal.includes(path) ? [integrations.policies.script] : [])];
    expect(asked.sort()).toEqual(expected.sort());
  });
}

test.describe("with every other site blocked", () => {
  test.use({ expectedFailures: /\.example/ });

  for (const { path } of routes) {
    test(`${path} is whole`, async ({ page }) => {
      await page.route(/\.example/, (route) => route.abort());
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  }
});
