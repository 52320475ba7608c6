import type { Page } from "@playwright/test";
import {
  drawFrames,
  expectBelowHeader,
  expectHydrated,
  footerLink,
  holdBack,
  isHydratedWhole,
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
  messages,
  organizations,
  pricing,
  sectionOf,
  site,
  withTokens,
} from "../support/content";
import { expect, test } from "../support/guardedTest";

const faqHeading = (page: Page) =>
  page.getByRole("heading", { name: sectionOf(pricing, "questions").title });

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

test("after a reload, Back announces the page once it is there", async ({ page }) => {
  const slow = /page-data\/pricing\//;
  await visit(page, "/pricing");
  await footerLink(page, labels.education).click();
  await expect(page).toHaveURL("/education");
  const release = await holdBack(page, slow);
  const requested = page.waitForRequest(slow);
  await page.reload({ waitUntil: "domcontentloaded" });
  await expectHydrated(page);
  await page.waitForFunction(isHydratedWhole);
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await requested;
  // Until then, the page before it is shown.
  await drawFrames(page);
  release();
  const name = withTokens(pricing.hero.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("[aria-live=assertive]:not([hidden])")).toHaveText(name);
});

test("closing a dialog on a page with a hash moves nothing", async ({ page }) => {
  await page.setViewportSize(withMenu);
  await visit(page, "/pricing#faq");
  await page.mouse.move(600, 400);
  await turnWheel(page, -700);
  const place = await scrollPosition(page);
  const opener = page.getByRole("banner").getByRole("button", { name: labels.consultation });
  await opener.press("Enter");
  const dialog = page.getByRole("dialog", { name: labels.consultation });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await drawFrames(page);
  expect(await scrollPosition(page)).toBe(place);
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

test("what loads for an earlier choice doesn't open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const foot = page.getByRole("contentinfo");
  const ask = foot.getByRole("button", { name: labels.consultation });
  const menu = page.getByRole("button", { name: messages.menu, exact: true });
  const link = footerLink(page, labels.education);
  for (const { late, earlier, later } of [
    { late: /\/dialog-.*\.js$/, earlier: ask, later: link },
    { late: /\/menuDrawer-.*\.js$/, earlier: menu, later: link },
    { late: /page-data\/education\//, earlier: link, later: ask },
  ]) {
    await visit(page, "/about");
    const release = await holdBack(page, late);
    const requested = page.waitForRequest(late);
    await earlier.click();
    await later.click();
    const [path, dialogs] = later === link ? ["/education", 0] : ["/about", 1];
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("dialog")).toHaveCount(dialogs);
    const answered = (await requested).response();
    release();
    await (await answered)?.finished();
    await drawFrames(page);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("dialog")).toHaveCount(dialogs);
  }
});

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

test("Back returns from a place on the same page", async ({ page }) => {
  const sample = sectionOf(organizations, "debate");
  const link = labelOf(organizations.hero.actions, `${organizations.path}#${sample.anchor}`);
  await visit(page, organizations.path);
  await page.getByRole("link", { name: link }).click();
  await expectBelowHeader(page, page.getByRole("heading", { name: withTokens(sample.title) }));
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("Back returns to where a page with a hash was left", async ({ page }) => {
  await visit(page, "/pricing#faq");
  const anchor = await scrollPosition(page);
  await page.mouse.move(600, 400);
  await turnWheel(page, -700);
  // In the next frame, Gatsby saves the position.
  await drawFrames(page);
  await footerLink(page, labels.about).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/pricing#faq");
  await expect.poll(() => scrollPosition(page)).toBe(anchor - 700);
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
  // The scroll that Back ends can still move the page by a pixel or two.
  const away = async () => Math.abs((await scrollPosition(page)) - 900);
  await expect.poll(away).toBeLessThan(5);
});

test("the page of a link in view loads in advance", async ({ page }) => {
  const requested = page.waitForRequest(/\/page-data\/pricing\/page-data\.json$/);
  await visit(page, "/");
  await requested;
});
