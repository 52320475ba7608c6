import type { Page } from "@playwright/test";
import { ownLanguage } from "../../src/shared/languages";
import { isPlaceholder } from "../../src/shared/placeholder";
import { expectAccessible } from "../support/accessibility";
import { reloadWithoutScripts, visit } from "../support/actions";
import {
  consent,
  debateWords,
  estimate,
  fillPlaceholders,
  integrations,
  messages,
  pricing,
  sectionOf,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { layoutProblems, overflowOfLongWords, ownFonts } from "../support/layout";
import { refused, thirdParties } from "../support/network";
import { missingPages, pathsOfVariants, routes, sitePages } from "../support/routes";

/* What holds on every page. Each is loaded once, because that takes most of the time. */

/** Returns what moves. Runs in the page. Nobody sees an animation of 10 milliseconds or less. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => !(Number(effect?.getComputedTiming().activeDuration ?? 0) <= 10))
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML);

const squeezed = (text: string) => text.replace(/\s+/g, "").toLowerCase();

/** The buttons of details, which are open without scripts. */
const openers = [messages.viewDetails, messages.studyDetails];

/** Words of controls that need scripts, and of what a script couldn't load. */
const scriptOnly = [
  messages.loadFailed,
  fillPlaceholders(messages.checklistProgress, { done: 0 }).replace(/\{.*/, ""),
  messages.clearChecklist,
  messages.perUserMonth,
  `${sectionOf(pricing, "plans").annualSaving}`,
  estimate.empty.replace(/\{.*/, ""),
  debateWords.scale,
  debateWords.undecided,
  debateWords.next,
  debateWords.privacy,
  fillPlaceholders(debateWords.progress, { number: 1, total: "" }),
  debateWords.start,
  debateWords.nextFor,
  debateWords.nextAgainst,
].map(squeezed);

/** What the browser stores for the site, except Gatsby's scroll positions, which it deletes when the tab closes. */
const stored = (page: Page) =>
  page.evaluate(() => [
    document.cookie,
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
  ]);

const missing = sitePages().filter(({ path }) => missingPages.includes(path));

const legal = /\/(privacy-policy|terms|eula)$/;

/** Windows in pixels: the narrowest of each layout, and common ones, in which late fonts hardly move the page. */
const windows: { size: [width: number, height: number]; common?: boolean }[] = [
  { size: [1280, 720], common: true },
  { size: [1152, 844] },
  { size: [896, 844] },
  { size: [768, 1024], common: true },
  { size: [640, 844] },
  { size: [390, 844], common: true },
  { size: [360, 740], common: true },
  { size: [320, 740] },
];

/** Checks that a page fits each window, and in a common one also with the fonts that stand in for its own. */
async function expectFitting(page: Page): Promise<void> {
  const fonts = await page.evaluateHandle(ownFonts);
  const takeAway = () => fonts.evaluate((own) => own.takeAway());
  const bringBack = () => fonts.evaluate((own) => own.bringBack());
  for (const { size, common } of windows) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    expect.soft(await page.evaluate(layoutProblems), `${width} px`).toEqual([]);
    if (!common) continue;
    await takeAway();
    expect.soft(await page.evaluate(layoutProblems), `late fonts, ${width} px`).toEqual([]);
    let shift = await bringBack();
    const again = async () => {
      if (shift <= 0.02) return shift;
      // A picture for the new width came at the same time.
      await takeAway();
      shift = await bringBack();
      return shift;
    };
    const message = `shift of late fonts at ${width} px`;
    await expect.poll(again, { message }).toBeLessThanOrEqual(0.02);
  }
}

test.use({
  // With reduced motion, no color is measured in the middle of a transition.
  contextOptions: { reducedMotion: "reduce" },
  // The 404 pages answer so.
  expectedFailures: new RegExp(`${thirdParties.source}|/404$`),
  // In a low window, every debate is too far down to load its walk.
  viewport: { width: 1280, height: 300 },
});

for (const { path, language } of [...routes, ...missing]) {
  const isOfVariants = pathsOfVariants.includes(path);
  test(`${path} fits, is accessible${isOfVariants ? ", complete without scripts" : ""} and private`, async ({
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

    await expectFitting(page);

    // A translation has the same elements.
    if (language === ownLanguage) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await main.locator("button[aria-expanded=false]").evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
      const boxes = main.getByRole("checkbox");
      if ((await boxes.count()) > 0) await boxes.first().check();
      expect(await page.evaluate(moving)).toEqual([]);
      // tests/unit/colors.test.ts checks each pair of colors, so here one page of each variant is enough.
      await expectAccessible(page, "html", isOfVariants);
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await page.evaluate(overflowOfLongWords)).toBeLessThanOrEqual(0);
    }

    const { script } = integrations.policies;
    const services = [consent.script, ...(legal.test(path) ? [script] : [])];
    const expected = services.filter((url) => !isPlaceholder(url)).sort();
    const others = () => requested.filter((url) => new URL(url).hostname !== "localhost").sort();
    await expect.poll(others).toEqual(expected);

    if (!isOfVariants) return;
    await page.setViewportSize({ width: 1280, height: 720 });
    await reloadWithoutScripts(page);
    const seen = squeezed(await main.innerText());
    const unseen = sentences
      .map((text) => squeezed(openers.reduce((rest, words) => rest.replaceAll(words, ""), text)))
      .filter((text) => text && !seen.includes(text));
    expect(unseen.filter((text) => !scriptOnly.some((known) => text.includes(known)))).toEqual([]);
  });
}
