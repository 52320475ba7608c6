import type { Page } from "@playwright/test";
import { mainNavigation, visit } from "../support/actions";
import { debateWords, dollars, faq, filled, integrations, messages, navigation, plans, pricing, shown } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/** The words of the page's content, without what only tells the state of something outside. */
const wordsOf = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const state of copy.querySelectorAll("[role=status]")) state.remove();
    return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
  });

const squeezed = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** Words of controls that only scripts bring to life. */
const notForAll = [
  "0 of",
  messages.clearChecklist,
  messages.loading,
  messages.standNow,
  pricing.plans.saving,
  messages.perUserMonth,
  debateWords.undecided,
  debateWords.readFirst,
].map(squeezed);

for (const { path } of routes) {
  test(`${path} says the same words without JavaScript as with it, and hides none of them`, async ({ page, browser, baseURL }) => {
    // In a low window nothing below the first screen is near, so that no debate becomes a walk.
    await page.setViewportSize({ width: 1280, height: 300 });
    await visit(page, path);
    const sentences = await page.locator("main").locator("p, h1, h2, h3, h4, li, dt, dd, th").allTextContents();
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await plain.goto(path);
    const written = await wordsOf(plain);
    const seen = squeezed(await plain.getByRole("main").innerText());
    await context.close();
    expect(written.length).toBeGreaterThan(100);
    expect(written).toBe(await wordsOf(page));
    const unseen = sentences
      // Details that stand open have no button to open them.
      .map((text) => squeezed(text.replaceAll(messages.viewDetails, "")))
      .filter((text) => text && !seen.includes(text));
    expect(unseen.filter((text) => !notForAll.some((words) => text.includes(words)))).toEqual([]);
  });
}

const children = navigation.menu.flatMap((entry) => entry.children ?? []);
const entries = navigation.menu.flatMap(({ label, to }) => (to ? [{ label, to }] : []));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test("the menu leads to each page, its group opens with the pointer within the window, and the keyboard reaches it", async ({
        page,
      }) => {
        const link = (label: string) => mainNavigation(page).getByRole("link", { name: label, exact: true });
        const group = mainNavigation(page).getByRole("button", { name: "Use Cases" });
        for (const { label, to } of entries) {
          await page.goto("/terms");
          await link(label).click();
          await expect(page).toHaveURL(to);
        }
        for (const { label, to } of children) {
          await page.goto("/terms");
          await group.hover();
          await expect(link(label)).toBeInViewport({ ratio: 1 });
          await link(label).click();
          await expect(page).toHaveURL(to);
        }
        await page.goto("/terms");
        await page.mouse.move(1, 800);
        await group.focus();
        for (const { label } of children) {
          await page.keyboard.press("Tab");
          await expect(link(label)).toBeFocused();
          await expect(link(label)).toBeVisible();
        }
      });

      test("what a script would do is not offered, and the header covers nothing and holds the ways in", async ({ page }) => {
        await page.goto("/");
        for (const name of [messages.menu, messages.switchToDark, messages.switchToLight, messages.consentPreferences]) {
          await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
        }
        await expect(page.getByRole("slider")).toHaveCount(0);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(page.getByRole("banner")).not.toBeInViewport();
        await page.getByRole("banner").getByRole("link", { name: navigation.signUp.label }).click();
        await expect(page).toHaveURL(integrations.sites.signUp.address);
      });
    });
  }

  test("what opens a form is a link to the form's own page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Schedule Consultation" }).click();
    await expect(page).toHaveURL(integrations.forms.consultation.address);
    await page.goto("/pricing");
    const links = page.getByRole("link", { name: /^Contact Sales/ });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", integrations.forms.contact.address);
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
    await expect(page.getByRole("textbox").or(page.getByRole("radio"))).toHaveCount(0);
  });

  test("the FAQ link of the footer leads to the questions", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/pricing#faq");
    await expect(page.getByText(shown(faq[0]?.answer ?? ""), { exact: true })).toBeInViewport();
  });
});
