import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { mainNavigation, visit } from "../support/actions";
import { faq, integrations, notFound, shown } from "../support/content";
import { expect, test } from "../support/test";
import { onHostOf } from "../support/thirdParties";

/** Each rule that the page breaks, with the elements that break it. */
const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join("\n")}`);
};

const openConsultation = async (page: Page) => {
  const { title } = integrations.forms.consultation;
  await page.getByRole("contentinfo").getByRole("button", { name: "Schedule Consultation" }).click();
  const form = page.getByRole("dialog", { name: title }).getByTitle(title);
  await expect(form.contentFrame().getByRole("heading", { name: "Hosted page" })).toBeVisible();
};

// Nothing moves with reduced motion, so no colour is measured half way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    for (const path of ["/", "/pricing"]) {
      test(`${path} breaks no rule`, async ({ page }) => {
        await visit(page, path);
        expect(await violations(page)).toEqual([]);
      });

      test(`${path} breaks no rule at 390 px`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit(page, path);
        expect(await violations(page)).toEqual([]);
      });

      test(`${path} breaks no rule with the dropdown open`, async ({ page }) => {
        await visit(page, path);
        await mainNavigation(page).getByRole("button", { name: "Use Cases" }).click();
        await expect(mainNavigation(page).getByRole("link", { name: "Education", exact: true })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });

      test(`${path} breaks no rule with the drawer open`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit(page, path);
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        await expect(page.getByRole("dialog", { name: "Menu" })).toBeInViewport({ ratio: 0.99 });
        expect(await violations(page)).toEqual([]);
      });

      test(`${path} breaks no rule with a dialog open`, async ({ page }) => {
        await visit(page, path);
        await openConsultation(page);
        expect(await violations(page)).toEqual([]);
      });
    }

    test("/pricing breaks no rule with a question open and the other options chosen", async ({ page }) => {
      await visit(page, "/pricing?billing=monthly&ai=on");
      await page.getByRole("button", { name: shown(faq[0]?.question ?? "") }).click();
      await expect(page.getByText(shown(faq[0]?.answer ?? ""), { exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test.describe("when things fail", () => {
      test.use({ expectedFailures: new RegExp(`${onHostOf(integrations.forms.consultation.address).source}|no-such-page`) });

      test("the 404 page breaks no rule", async ({ page }) => {
        await visit(page, "/no-such-page");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(notFound.hero.title));
        expect(await violations(page)).toEqual([]);
      });

      test("a dialog whose form did not come breaks no rule", async ({ page }) => {
        await page.route(integrations.forms.consultation.address, (route) => route.abort());
        await visit(page, "/");
        await page.getByRole("contentinfo").getByRole("button", { name: "Schedule Consultation" }).click();
        await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  });
}
