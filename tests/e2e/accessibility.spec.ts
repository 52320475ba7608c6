import type { Page } from "@playwright/test";
import { isPlaceholder } from "../../src/shared/placeholder";
import { expectAccessible } from "../support/accessibility";
import { mainNavigation, reloadWithoutScripts, visit, withMenu } from "../support/actions";
import {
  consent,
  debateWords,
  estimate,
  faq,
  fillPlaceholders,
  formAddress,
  integrations,
  labels,
  messages,
  navigation,
  pricing,
  sectionOf,
  withTokens,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { onHostOf, refused, thirdParties } from "../support/network";
import { routes } from "../support/routes";

/** Returns what moves. Runs in the page. Nobody sees an animation of 10 milliseconds or less. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => !(Number(effect?.getComputedTiming().activeDuration ?? 0) <= 10))
    .map((animation) =>
      animation.effect instanceof KeyframeEffect
        ? (animation.effect.target?.outerHTML.slice(0, 120) ?? "")
        : "?",
    );

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
  debateWords.scale,
  sectionOf(pricing, "plans").saving,
  sectionOf(pricing, "estimate").empty.replace(/\{.*/, ""),
  messages.perUserMonth,
  debateWords.undecided,
  debateWords.next,
  debateWords.privacy,
  fillPlaceholders(debateWords.progress, { number: 1, total: "" }),
  fillPlaceholders(debateWords.thisArgument, { change: debateWords.notMoved }),
  `${messages.sideFor}: 1`,
].map(squeezed);

const legal: readonly string[] = ["/privacy-policy", "/terms", "/eula"];

/** What the browser stores for the site, except Gatsby's scroll positions, which it deletes when the tab closes. */
const stored = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
  ]);

// With reduced motion, no color is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with every other site blocked", () => {
  // In a low window, every debate is too far down to load its walk.
  test.use({ expectedFailures: thirdParties, viewport: { width: 1280, height: 300 } });

  for (const { path } of routes) {
    test(`${path} is accessible, private, and complete without scripts`, async ({
      page,
      context,
    }) => {
      const requested: string[] = [];
      page.on(
        "request",
        (request) =>
          new URL(request.url()).hostname === "localhost" || requested.push(request.url()),
      );
      await page.route(thirdParties, (route) => route.abort());
      await visit(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await stored(page)).toEqual([""]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(moving)).toEqual([]);
      const words = await wordsOf(page);
      const sentences = await page
        .locator("main")
        .locator("p, h1, h2, h3:not(:has(button)), h3 button, h4, li, dt, dd, th")
        .allTextContents();

      await page.setViewportSize({ width: 1280, height: 720 });
      const closed = page.getByRole("main").getByRole("button", { name: messages.viewDetails });
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
      await expect(closed).toHaveCount(0);
      expect(await page.evaluate(moving)).toEqual([]);
      await expectAccessible(page);
      const services = [
        consent.script,
        ...(legal.includes(path) ? [integrations.policies.script] : []),
      ];
      const expected = services.filter((address) => !isPlaceholder(address)).sort();
      await expect.poll(() => requested.toSorted()).toEqual(expected);

      await reloadWithoutScripts(page);
      expect(words.length).toBeGreaterThan(100);
      expect(await wordsOf(page)).toBe(words);
      const seen = squeezed(await page.getByRole("main").innerText());
      const unseen = sentences
        // Without scripts, details are open and have no button.
        .map((text) => squeezed(text.replaceAll(messages.viewDetails, "")))
        .filter((text) => text && !seen.includes(text));
      expect(unseen.filter((text) => !scriptOnly.some((known) => text.includes(known)))).toEqual(
        [],
      );
    });
  }
});

const phone = { width: 390, height: 844 };
const form = onHostOf(formAddress(navigation.consultation));
const policy = onHostOf(integrations.policies.script);
const openDialog = async (page: Page) => {
  await visit(page, "/briefs");
  await page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();
};

/** Opens states of the site, by name. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "the drawer": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/briefs");
    await page.getByRole("button", { name: messages.menu, exact: true }).click();
    await expect(page.getByRole("dialog", { name: messages.menu })).toBeInViewport({ ratio: 0.99 });
  },
  "the menu": async (page) => {
    await page.setViewportSize(withMenu);
    await visit(page, "/briefs");
    const menu = mainNavigation(page);
    await menu.getByRole("button", { name: labels.useCases }).click();
    await expect(menu.getByRole("link", { name: labels.education, exact: true })).toBeVisible();
  },
  "a dialog": async (page) => {
    await openDialog(page);
    const frame = page.getByRole("dialog").locator("iframe").contentFrame();
    await expect(frame.getByRole("heading", { name: "Hosted page" })).toBeVisible();
  },
  "a dialog without its form": async (page) => {
    await page.route(form, refused);
    await openDialog(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  },
  "a legal page without its document": async (page) => {
    await page.route(policy, refused);
    await visit(page, "/terms");
    await expect(page.getByRole("button", { name: messages.retry })).toBeVisible();
  },
  "an open question and an invalid team size": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/pricing?billing=monthly&ai=on");
    await page.getByRole("button", { name: withTokens(faq[0]?.question ?? "") }).click();
    await expect(page.getByText(withTokens(faq[0]?.answer ?? ""), { exact: true })).toBeVisible();
    const field = page.getByRole("textbox", { name: estimate.people });
    await field.fill("0");
    await expect(field).toHaveAccessibleDescription(estimate.tooFew);
  },
  "an open use case": async (page) => {
    await visit(page, "/government-sector");
    const useCases = page.getByRole("main").getByRole("heading", { level: 3 });
    await useCases.getByRole("button").first().click();
    await expect(useCases.getByRole("button", { expanded: true })).toHaveCount(1);
  },
  "a ticked checklist": async (page) => {
    await visit(page, "/education/implementation-guide");
    await page.getByRole("main").getByRole("checkbox").first().check();
  },
  "a page in forced colors": async (page) => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, "/about");
  },
  "the 404 page": (page) => visit(page, "/no-such-page"),
};

test.describe("in a state", () => {
  test.use({ expectedFailures: RegExp(`${form.source}|${policy.source}|no-such-page`) });

  for (const [name, open] of Object.entries(states)) {
    test(`${name} breaks no accessibility rule`, async ({ page }) => {
      await open(page);
      await expectAccessible(page);
    });
  }
});
