import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { mainNavigation, reloadWithoutScripts, visit } from "../support/actions";
import { debateWords, faq, integrations, labels, messages, notFound, pricing, shown } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";
import { onHostOf, thirdParties } from "../support/thirdParties";

const { consultation } = integrations.forms;
const phone = { width: 390, height: 844 };

/** Returns what moves. Runs in the page. Nobody sees an animation of 10 milliseconds or less. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => !(Number(effect?.getComputedTiming().activeDuration ?? 0) <= 10))
    .map((animation) => (animation.effect instanceof KeyframeEffect ? (animation.effect.target?.outerHTML.slice(0, 120) ?? "") : "?"));

/** The words of the page's content, without status messages. */
const wordsOf = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const state of copy.querySelectorAll("[role=status]")) state.remove();
    return copy.textContent?.replace(/\s+/g, " ").trim() ?? "";
  });

const squeezed = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** Words of controls that need scripts. */
const scriptOnly = [
  "0 of",
  messages.clearChecklist,
  messages.loading,
  messages.loadFailed,
  messages.standNow,
  pricing.plans.saving,
  messages.perUserMonth,
  debateWords.undecided,
  debateWords.readFirst,
].map(squeezed);

const legal: readonly string[] = ["/privacy-policy", "/terms", "/eula"];

/** What the browser stores for the site, except Gatsby's scroll positions, which it deletes when the tab closes. */
const stored = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
  ]);

const openConsultation = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();

// With reduced motion, no color is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with every other site blocked", () => {
  // In a low window, every debate is too far down to load its walk.
  test.use({ expectedFailures: thirdParties, viewport: { width: 1280, height: 300 } });

  for (const { path } of routes) {
    test(`${path} breaks no rule, respects reduced motion, stores nothing, and has the same words without JavaScript`, async ({
      page,
      context,
    }) => {
      const requested: string[] = [];
      page.on("request", (request) => new URL(request.url()).hostname === "localhost" || requested.push(request.url()));
      await page.route(thirdParties, (route) => route.abort());
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const { consent, policies } = integrations;
      const expected = [consent.script, ...(legal.includes(path) ? [policies.script] : [])].sort();
      await expect.poll(() => requested.toSorted()).toEqual(expected);
      expect(await stored(page)).toEqual([""]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(moving)).toEqual([]);
      const words = await wordsOf(page);
      const sentences = await page.locator("main").locator("p, h1, h2, h3, h4, li, dt, dd, th").allTextContents();

      await page.setViewportSize({ width: 1280, height: 720 });
      const closed = page.getByRole("main").getByRole("button", { name: messages.viewDetails });
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
      await expect(closed).toHaveCount(0);
      expect(await page.evaluate(moving)).toEqual([]);
      await expectAccessible(page);

      await reloadWithoutScripts(page);
      expect(words.length).toBeGreaterThan(100);
      expect(await wordsOf(page)).toBe(words);
      const seen = squeezed(await page.getByRole("main").innerText());
      const unseen = sentences
        // Without scripts, details are open and have no button.
        .map((text) => squeezed(text.replaceAll(messages.viewDetails, "")))
        .filter((text) => text && !seen.includes(text));
      expect(unseen.filter((text) => !scriptOnly.some((known) => text.includes(known)))).toEqual([]);
    });
  }
});

test("/ breaks no rule on a phone, with the drawer open or closed, or on a desktop with the dropdown or a dialog open", async ({
  page,
}) => {
  test.slow();
  const drawer = page.getByRole("dialog", { name: messages.menu });
  const dialog = page.getByRole("dialog", { name: labels.consultation });
  await page.setViewportSize(phone);
  await visit(page, "/");
  await expectAccessible(page);
  await page.getByRole("button", { name: messages.menu, exact: true }).click();
  await expect(drawer).toBeInViewport({ ratio: 0.99 });
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await mainNavigation(page).getByRole("button", { name: labels.useCases }).click();
  await expect(mainNavigation(page).getByRole("link", { name: labels.education, exact: true })).toBeVisible();
  await expectAccessible(page);
  await openConsultation(page);
  await expect(dialog.getByTitle(consultation.title).contentFrame().getByRole("heading", { name: "Hosted page" })).toBeVisible();
  await expectAccessible(page);
});

test("/pricing breaks no rule with a question open, with other options, with an invalid team size, or on a phone", async ({ page }) => {
  test.slow();
  await visit(page, "/pricing?billing=monthly&ai=on&people=40#estimate");
  const field = page.getByRole("textbox", { name: pricing.estimate.people });
  await expect(field).toHaveValue("40");
  await page.getByRole("button", { name: shown(faq[0]?.question ?? "") }).click();
  await expect(page.getByText(shown(faq[0]?.answer ?? ""), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await field.fill("0");
  await expect(field).toHaveAccessibleDescription(pricing.estimate.tooFew);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
});

test("an open use case and a ticked checklist break no rule", async ({ page }) => {
  await visit(page, "/government-sector");
  const useCase = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("button").first();
  await useCase.click();
  await expect(useCase).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  await visit(page, "/education/implementation-guide");
  await page.getByRole("main").getByRole("checkbox").first().check();
  await expectAccessible(page);
});

test.describe("when something doesn't load", () => {
  const hosts = [consultation.address, integrations.policies.script].map((address) => onHostOf(address).source);
  test.use({ expectedFailures: new RegExp([...hosts, "no-such-page"].join("|")) });

  test("the 404 page, a dialog without its form and a legal page without its document break no rule", async ({ page }) => {
    await visit(page, "/no-such-page");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(notFound.hero.title));
    await expectAccessible(page);
    await page.route(onHostOf(consultation.address), (route) => route.abort());
    await openConsultation(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    await page.route(onHostOf(integrations.policies.script), (route) => route.abort());
    await visit(page, "/terms");
    await expect(page.getByRole("button", { name: messages.retry })).toBeVisible();
    await expectAccessible(page);
  });
});
