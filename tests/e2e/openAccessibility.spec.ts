import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import faq from "../../data/faq.json";
import { visit } from "../support/actions";
import { integrations, pricing, shown } from "../support/content";
import { expect, test } from "../support/test";
import { onHostOf } from "../support/thirdParties";

const problemsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
};

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("an open question has no accessibility problem", async ({ page }) => {
      await visit(page, "/pricing");
      const question = page.getByRole("button", { name: shown(faq[0]?.question ?? "") });
      await question.click();
      await expect(question).toHaveAttribute("aria-expanded", "true");
      expect(await problemsOf(page)).toEqual([]);
    });

    test("an estimate, and one that says what is wrong, has no accessibility problem", async ({ page }) => {
      await visit(page, "/pricing?people=40#estimate");
      const field = page.getByRole("textbox", { name: pricing.estimate.people });
      await expect(field).toHaveValue("40");
      expect(await problemsOf(page)).toEqual([]);
      await field.fill("0");
      await expect(field).toHaveAccessibleDescription(pricing.estimate.tooFew);
      expect(await problemsOf(page)).toEqual([]);
    });

    test("an open use case has no accessibility problem", async ({ page }) => {
      await visit(page, "/government-sector");
      const useCase = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("button").first();
      await useCase.click();
      await expect(useCase).toHaveAttribute("aria-expanded", "true");
      expect(await problemsOf(page)).toEqual([]);
    });

    test("a checklist with ticks has no accessibility problem", async ({ page }) => {
      await visit(page, "/education/implementation-guide");
      const box = page.getByRole("main").getByRole("checkbox").first();
      await box.check();
      await expect(box).toBeChecked();
      expect(await problemsOf(page)).toEqual([]);
    });
  });
}

test.describe("with the policy service out of reach", () => {
  const policyService = onHostOf(integrations.policies.script);
  test.use({ expectedFailures: policyService });

  test("a legal page has no accessibility problem", async ({ page }) => {
    await page.route(policyService, (route) => route.abort());
    await visit(page, "/terms");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});
