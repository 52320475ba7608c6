import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { messages, navigation } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

const banner = (page: Page) => page.getByRole("banner");

/** Looks for a link or button in the header, and else in the drawer that the header opens. */
async function expectReachable(page: Page, label: string) {
  const name = new RegExp(`^${label}$`);
  const inHeader = banner(page).getByRole("link", { name }).or(banner(page).getByRole("button", { name }));
  if (await inHeader.isVisible()) return expect(inHeader).toBeInViewport({ ratio: 0.99 });
  await banner(page).getByRole("button", { name: messages.menu }).click();
  const drawer = page.getByRole("dialog", { name: messages.menu });
  await expect(drawer.getByRole("link", { name }).or(drawer.getByRole("button", { name }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
}

/** No control of the header is cut off, and the page does not scroll sideways. */
async function expectFits(page: Page) {
  const controls = banner(page).getByRole("link").or(banner(page).getByRole("button"));
  await expect
    .poll(() =>
      controls.evaluateAll((elements) => {
        const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0);
        return boxes.every(({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth);
      }),
    )
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

for (const width of [320, 390, 640, 896, 1024, 1151, 1152, 1280]) {
  test(`at ${width} px, sign-up, sign-in and the consultation are in the header or its drawer`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/about");
    await expectFits(page);
    for (const { label } of [navigation.signUp, navigation.signIn, navigation.consultation]) await expectReachable(page, label);
  });
}

const textSpacing = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";

for (const { what, style, width } of [
  { what: "the text spacing of WCAG 1.4.12", style: textSpacing, width: 1280 },
  { what: "text of 200 %", style: "html { font-size: 200% !important; }", width: 1280 },
  { what: "text of 200 %", style: "html { font-size: 200% !important; }", width: 390 },
]) {
  test(`with ${what} at ${width} px, the header cuts nothing off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/pricing");
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, style);
    await expectFits(page);
    for (const { label } of [navigation.signUp, navigation.consultation]) await expectReachable(page, label);
  });
}

test("a word of 47 letters breaks, whatever text it is in", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of routes) {
    await visit(page, path);
    const overflow = await page.evaluate(() => {
      for (const element of document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, figcaption)")) {
        // Figures, which are short, stay on one line.
        const breaks = element.children.length === 0 && getComputedStyle(element).whiteSpace !== "nowrap";
        if (breaks) element.textContent = "Donaudampfschifffahrtselektrizitätenhauptwerk47";
      }
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test("the header hides while scrolling down after a click in it", async ({ page }) => {
  await visit(page, "/");
  await banner(page).getByRole("button", { name: messages.switchToDark }).click();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1500);
  await expect(banner(page)).not.toBeInViewport();
});
