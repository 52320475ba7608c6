import type { Page } from "@playwright/test";
import { isPlaceholder } from "../../src/shared/placeholder";
import { expectAccessible } from "../support/accessibility";
import { mainNavigation, reloadWithoutScripts, visit, withMenu } from "../support/actions";
import {
  consent,
  estimate,
  fillPlaceholders,
  formAddress,
  integrations,
  labels,
  messages,
  navigation,
  type pricing,
  sectionOf,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { inLanguage, languages } from "../support/languages";
import {
  builtWithPlaceholders,
  filledIn,
  fillIn,
  onHostOf,
  refused,
  thirdParties,
} from "../support/network";
import { looks, routes } from "../support/routes";

/** Returns what moves. Runs in the page. Nobody sees an animation of 10 milliseconds or less. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => !(Number(effect?.getComputedTiming().activeDuration ?? 0) <= 10))
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML);

const squeezed = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** Words of controls that need scripts. */
const scriptOnly = languages.flatMap(({ read, messages: words, debateWords }) => {
  const prices = read("pages/pricing.json") as typeof pricing;
  return [
    fillPlaceholders(words.checklistProgress, { done: 0 }).replace(/\{.*/, ""),
    words.clearChecklist,
    debateWords.scale,
    `${sectionOf(prices, "plans").annualSaving}`,
    sectionOf(prices, "estimate").empty.replace(/\{.*/, ""),
    words.perUserMonth,
    debateWords.undecided,
    debateWords.next,
    debateWords.privacy,
    fillPlaceholders(debateWords.progress, { number: 1, total: "" }),
    debateWords.start,
  ].map(squeezed);
});

/** What the browser stores for the site, except Gatsby's scroll positions, which it deletes when the tab closes. */
const stored = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
  ]);

const legal = /\/(privacy-policy|terms|eula)$/;

// With reduced motion, no color is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("with every other site blocked", () => {
  // In a low window, every debate is too far down to load its walk.
  test.use({ expectedFailures: thirdParties, viewport: { width: 1280, height: 300 } });

  for (const { path, language } of routes) {
    const { viewDetails } = inLanguage(language).messages;
    test(`${path} is accessible, private, and complete without scripts`, async ({
      page,
      context,
    }) => {
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await page.route(thirdParties, refused);
      await visit(page, path);
      expect(await stored(page)).toEqual([""]);
      expect(await context.cookies()).toEqual([]);
      const main = page.getByRole("main");
      const sentences = await main
        .locator("p, h1, h2, h3:not(:has(button)), h3 button, h4, li, dt, dd, th")
        .allTextContents();

      await page.setViewportSize({ width: 1280, height: 720 });
      const foldable = main.locator("button[aria-expanded=false]");
      for (const button of await foldable.elementHandles()) await button.click();
      const boxes = main.getByRole("checkbox");
      if ((await boxes.count()) > 0) await boxes.first().check();
      expect(await page.evaluate(moving)).toEqual([]);
      // tests/unit/colors.test.ts checks each pair of colors, so dark mode needs one page of each look.
      await expectAccessible(page, "html", looks.includes(path) ? ["light", "dark"] : ["light"]);
      const { script } = integrations.policies;
      const services = [consent.script, ...(legal.test(path) ? [script] : [])];
      const expected = services.filter((address) => !isPlaceholder(address)).sort();
      const others = () => requested.filter((url) => new URL(url).hostname !== "localhost").sort();
      await expect.poll(others).toEqual(expected);

      await reloadWithoutScripts(page);
      const seen = squeezed(await main.innerText());
      const unseen = sentences
        // Without scripts, details are open and have no button.
        .map((text) => squeezed(text.replaceAll(viewDetails, "")))
        .filter((text) => text && !seen.includes(text));
      expect(unseen.filter((text) => !scriptOnly.some((known) => text.includes(known)))).toEqual(
        [],
      );
    });
  }
});

const phone = { width: 390, height: 844 };
const form = onHostOf(formAddress(navigation.consultation));
const policy = onHostOf(filledIn(integrations.policies.script));
const openDialog = async (page: Page) => {
  await visit(page, "/briefs");
  await page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();
};

/** Opens states of the site, by name. Each returns a selector of what it shows. */
const states: Record<string, (page: Page) => Promise<string>> = {
  "the drawer": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/briefs");
    await page.getByRole("button", { name: messages.menu, exact: true }).click();
    await expect(page.getByRole("dialog", { name: messages.menu })).toBeInViewport({ ratio: 0.99 });
    return "[role=dialog]";
  },
  "the menu": async (page) => {
    await page.setViewportSize(withMenu);
    await visit(page, "/briefs");
    const menu = mainNavigation(page);
    await menu.getByRole("button", { name: labels.useCases }).click();
    await expect(menu.getByRole("link", { name: labels.education, exact: true })).toBeVisible();
    return "header";
  },
  "a dialog": async (page) => {
    await openDialog(page);
    const frame = page.getByRole("dialog").locator("iframe").contentFrame();
    await expect(frame.getByRole("heading", { name: "Hosted page" })).toBeVisible();
    return "[role=dialog]";
  },
  "a dialog without its form": async (page) => {
    await page.route(form, refused);
    await openDialog(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    return "[role=dialog]";
  },
  "a legal page without its document": async (page) => {
    await fillIn(page);
    await page.route(policy, refused);
    await visit(page, "/terms");
    await expect(page.getByRole("button", { name: messages.retry })).toBeVisible();
    return "main";
  },
  "an invalid team size": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/pricing?billing=monthly&ai=on");
    const field = page.getByRole("textbox", { name: estimate.people });
    await field.fill("0");
    await expect(field).toHaveAccessibleDescription(estimate.tooFew);
    return `#${estimate.anchor}`;
  },
  "the 404 page": async (page) => {
    await visit(page, "/no-such-page");
    return "html";
  },
};

test.describe("in a state", () => {
  test.use({
    expectedFailures: RegExp(
      `${form.source}|${policy.source}|${builtWithPlaceholders.source}|no-such-page`,
    ),
  });

  for (const [name, open] of Object.entries(states)) {
    test(`${name} breaks no accessibility rule`, async ({ page }) => {
      await expectAccessible(page, await open(page));
    });
  }
});
