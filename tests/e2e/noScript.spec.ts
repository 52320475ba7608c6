import type { Page } from "@playwright/test";
import { mainNavigation, visit } from "../support/actions";
import { comparison, dollars, faq, filled, integrations, messages, navigation, notFound, plans, pricing, shown } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/** The words of the page's content, without what only tells the state of something outside. */
const wordsOf = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const state of copy.querySelectorAll("[role=status]")) state.remove();
    return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
  });

test.describe("the same words", () => {
  for (const { path } of routes) {
    test(`${path} has the same words without JavaScript as with it`, async ({ page, browser, baseURL }) => {
      await visit(page, path);
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const plain = await context.newPage();
      await plain.goto(path);
      const written = await wordsOf(plain);
      await context.close();
      expect(written.length).toBeGreaterThan(100);
      expect(written).toBe(await wordsOf(page));
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      for (const { label, to } of navigation.menu.flatMap((entry) => (entry.to ? [{ label: entry.label, to: entry.to }] : []))) {
        test(`${label} is in the menu and leads to ${to}`, async ({ page }) => {
          await page.goto("/terms");
          await mainNavigation(page).getByRole("link", { name: label, exact: true }).click();
          await expect(page).toHaveURL(to);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        });
      }

      for (const { label, to } of navigation.menu.flatMap(({ children }) => children ?? [])) {
        test(`${label} opens with the pointer and leads to ${to}`, async ({ page }) => {
          await page.goto("/terms");
          await mainNavigation(page).getByRole("button", { name: "Use Cases" }).hover();
          await mainNavigation(page).getByRole("link", { name: label, exact: true }).click();
          await expect(page).toHaveURL(to);
        });
      }

      test("the use cases are in reach of the keyboard", async ({ page }) => {
        await page.goto("/terms");
        await mainNavigation(page).getByRole("button", { name: "Use Cases" }).focus();
        for (const { label } of navigation.menu.flatMap(({ children }) => children ?? [])) {
          await page.keyboard.press("Tab");
          await expect(mainNavigation(page).getByRole("link", { name: label, exact: true })).toBeFocused();
          await expect(mainNavigation(page).getByRole("link", { name: label, exact: true })).toBeVisible();
        }
      });

      test("an open group of the menu lies within the window", async ({ page }) => {
        await page.goto("/terms");
        await mainNavigation(page).getByRole("button", { name: "Use Cases" }).hover();
        for (const { label } of navigation.menu.flatMap(({ children }) => children ?? [])) {
          await expect(mainNavigation(page).getByRole("link", { name: label, exact: true })).toBeInViewport({ ratio: 1 });
        }
      });

      test("the ways in are in the header", async ({ page }) => {
        await page.goto("/");
        await page.getByRole("banner").getByRole("link", { name: navigation.signUp.label }).click();
        await expect(page).toHaveURL(integrations.sites.signUp.address);
      });

      test("what a script would do is not offered", async ({ page }) => {
        await page.goto("/");
        await expect(page.getByRole("button", { name: messages.menu, exact: true })).toHaveCount(0);
        await expect(page.getByRole("button", { name: messages.switchToDark })).toHaveCount(0);
        await expect(page.getByRole("button", { name: messages.switchToLight })).toHaveCount(0);
        await expect(page.getByRole("button", { name: messages.consentPreferences })).toHaveCount(0);
        await expect(page.getByRole("slider")).toHaveCount(0);
      });

      test("the header covers nothing", async ({ page }) => {
        await page.goto("/about");
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(page.getByRole("banner")).not.toBeInViewport();
      });
    });
  }

  test("every answer of the FAQ stands open", async ({ page }) => {
    await page.goto("/pricing");
    for (const { answer } of faq) await expect(page.getByText(shown(answer), { exact: true })).toBeVisible();
  });

  test("the plans and their comparison are readable", async ({ page }) => {
    await page.goto("/pricing");
    for (const { title } of plans) await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
    for (const { title } of comparison) await expect(page.getByRole("rowheader", { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
  });

  for (const path of ["/education/implementation-guide", "/organizations", "/nonprofits", "/government-sector"]) {
    test(`nothing of ${path} is folded away`, async ({ page }) => {
      await page.goto(path);
      const folded = page.getByRole("main").locator("button[aria-controls]");
      expect(await folded.count()).toBeGreaterThan(0);
      for (const button of await folded.all()) {
        await expect(page.locator(`[id="${await button.getAttribute("aria-controls")}"]`)).toBeVisible();
      }
    });
  }

  test("Schedule Consultation is a link to the form's own page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Schedule Consultation" }).click();
    await expect(page).toHaveURL(integrations.forms.consultation.address);
  });

  test("Contact Sales is a link to the form's own page", async ({ page }) => {
    await page.goto("/pricing");
    const links = page.getByRole("link", { name: /^Contact Sales/ });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", integrations.forms.contact.address);
    await links.first().click();
    await expect(page).toHaveURL(integrations.forms.contact.address);
  });

  test("the estimate is a table for teams of three sizes", async ({ page }) => {
    await page.goto("/pricing");
    const { estimate } = pricing;
    const samples = page.getByRole("table", { name: estimate.samplesTitle });
    await expect(samples.getByRole("columnheader")).toHaveText(estimate.samples.map((people) => filled(estimate.manyPeople, { people })));
    const team = plans.find(({ slug }) => slug === "team");
    const group = samples.getByRole("rowgroup").filter({ has: page.getByRole("rowheader", { name: team?.title ?? "", exact: true }) });
    const aYear = (price: string | number | undefined) => estimate.samples.map((people) => dollars(Number(price) * people * 12));
    const row = (name: string) => group.getByRole("row", { name });
    await expect(row(`${messages.basePlan}, ${messages.billedMonthly}`).getByRole("cell")).toHaveText(aYear(team?.monthlyPrice));
    await expect(row(`${messages.basePlan}, ${messages.billedAnnually}`).getByRole("cell")).toHaveText(aYear(team?.annualPrice));
    await expect(row(`${messages.withAI}, ${messages.billedAnnually}`).getByRole("cell")).toHaveText(aYear(team?.annualAIPrice));
    await expect(page.getByText(estimate.people, { exact: true })).toBeHidden();
    await expect(page.getByRole("button", { name: estimate.copy })).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });

  test("the FAQ link of the footer leads to the questions", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/pricing#faq");
    await expect(page.getByText(shown(faq[0]?.answer ?? ""), { exact: true })).toBeInViewport();
  });

  test.describe("at an unknown address", () => {
    test.use({ expectedFailures: /no-such-page$/ });

    test("the 404 page leads on", async ({ page }) => {
      await page.goto("/no-such-page");
      await page.getByRole("main").getByRole("link", { name: "Plans and prices" }).click();
      await expect(page).toHaveURL("/pricing");
      expect(notFound.help.links.map(({ label }) => label)).toContain("Plans and prices");
    });
  });
});
