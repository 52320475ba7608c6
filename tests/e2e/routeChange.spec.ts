import type { Locator, Page } from "@playwright/test";
import {
  drawFrames,
  expectHydrated,
  footerLink,
  holdBack,
  mainNavigation,
  scrollPosition,
  turnWheel,
  visit,
  withMenu,
} from "../support/actions";
import {
  consent,
  labelOf,
  labels,
  organizations,
  pricing,
  sectionOf,
  site,
  withTokens,
} from "../support/content";
import { expect, test } from "../support/guardedTest";

const faqHeading = (page: Page) =>
  page.getByRole("heading", { name: sectionOf(pricing, "questions").title });

/** Waits until an element is below the header, in the upper half of the window, and has stopped moving. */
const expectBelowHeader = async (page: Page, element: Locator) => {
  await expect(async () => {
    const [before, after] = [await element.boundingBox(), await element.boundingBox()];
    expect(after).toEqual(before);
    const header = await page.getByRole("banner").boundingBox();
    expect(after?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(after?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }).toPass();
};

test("a link updates the head, and screen readers announce the page", async ({ page }) => {
  await page.setViewportSize(withMenu);
  await visit(page, "/");
  await mainNavigation(page).getByRole("link", { name: labels.pricing, exact: true }).click();
  const name = withTokens(pricing.hero.title);
  await expect(page.locator("[aria-live=assertive]:not([hidden])")).toHaveText(name);
  await expect(page).toHaveTitle(withTokens(pricing.metadata.title));
  const url = `${site.origin}/pricing`;
  // Each of these must exist only once.
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", url);
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
});

for (const what of ["another link", "Back"]) {
  test(`${what} replaces a link whose page is still loading`, async ({ page }) => {
    const slow = /page-data\/about\//;
    await visit(page, "/pricing");
    await footerLink(page, labels.education).click();
    await expect(page).toHaveURL("/education");
    await footerLink(page, labels.organizations).click();
    await expect(page).toHaveURL("/organizations");
    const release = await holdBack(page, slow);
    const requested = page.waitForRequest(slow);
    await footerLink(page, labels.about).click();
    await (what === "Back" ? page.goBack() : footerLink(page, labels.education).click());
    await expect(page).toHaveURL("/education");
    const answered = (await requested).response();
    release();
    await (await answered)?.finished();
    await footerLink(page, labels.organizations).click();
    await expect(page).toHaveURL("/organizations");
    // This would lead to the late page, had it come after all.
    await page.goBack();
    await expect(page).toHaveURL("/education");
  });
}

for (const what of ["opened at a place", "reloaded"]) {
  test(`a page that is ${what} keeps an early scroll`, async ({ page }) => {
    await visit(page, what === "reloaded" ? "/pricing#faq" : "/about");
    if (what === "reloaded") await expectBelowHeader(page, faqHeading(page));
    const release = await holdBack(page);
    const early = { waitUntil: "domcontentloaded" } as const;
    await (what === "reloaded" ? page.reload(early) : page.goto("/pricing#faq", early));
    await expectBelowHeader(page, faqHeading(page));
    await page.mouse.move(600, 400);
    await expect(async () => {
      // Not a call of `scrollTo`, after which Chromium still restores the position.
      await page.mouse.wheel(0, -5000);
      expect(await scrollPosition(page)).toBe(0);
    }).toPass();
    release();
    await expectHydrated(page);
    // A scroll back would be smooth, and start in the next frame.
    await drawFrames(page);
    expect(await scrollPosition(page)).toBe(0);
  });
}

test("a link at the foot leads to a page's top or place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const label of [labels.education, labels.faq]) {
    await visit(page, "/about");
    const link = footerLink(page, label);
    await link.scrollIntoViewIfNeeded();
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    // How far the new page is scrolled in each frame.
    const frames = await page.evaluateHandle((old) => {
      const seen: number[] = [];
      const noteScroll = () => {
        if (document.querySelector("h1")?.textContent !== old) seen.push(window.scrollY);
        requestAnimationFrame(noteScroll);
      };
      noteScroll();
      return seen;
    }, heading);
    await link.click();
    if (label === labels.faq) await expectBelowHeader(page, faqHeading(page));
    else await expect.poll(() => scrollPosition(page)).toBe(0);
    const seen = await frames.jsonValue();
    const way = Math.max(...seen) - Math.min(...seen);
    expect(way).toBeGreaterThan(0);
    expect(way).toBeLessThanOrEqual(800);
    const anchor = label === labels.faq ? "#faq" : "#gatsby-focus-wrapper";
    await expect(page.locator(anchor)).toBeFocused();
  }
});

test("Back returns from a place on the same page", async ({ page }) => {
  const sample = sectionOf(organizations, "debate");
  const link = labelOf(organizations.hero.actions, `${organizations.path}#${sample.anchor}`);
  await visit(page, organizations.path);
  await page.getByRole("link", { name: link }).click();
  await expectBelowHeader(page, page.getByRole("heading", { name: withTokens(sample.title) }));
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("the header doesn't cover the focus when it moves backward", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/about");
  const header = page.getByRole("banner");
  await page.getByRole("contentinfo").getByRole("button", { name: consent.label }).focus();
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press("Shift+Tab");
    if (await header.evaluate((node) => node.contains(document.activeElement))) return;
    await expect(async () => {
      const { y: top = 0, height = 0 } = (await page.locator(":focus").boundingBox()) ?? {};
      // Of an element taller than half the window, only a part has to be visible.
      const seen = height > 360 ? top + height - 44 : top;
      const bar = await header.boundingBox();
      expect(seen).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    }).toPass();
  }
  throw new Error("The keyboard did not come back to the header.");
});

test("a reload and Back keep the scroll position", async ({ page }) => {
  await visit(page, "/about");
  await turnWheel(page, 900);
  // In the next frame, Gatsby saves the position.
  await drawFrames(page);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(900);
  await footerLink(page, labels.education).evaluate((link: HTMLElement) => link.click());
  // Back comes while the new page still scrolls to its top.
  await page.waitForFunction(() => window.scrollY < 890);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(900);
});

test("the page of a link in view loads in advance", async ({ page }) => {
  const requested = page.waitForRequest(/\/page-data\/pricing\/page-data\.json$/);
  await visit(page, "/");
  await requested;
});
