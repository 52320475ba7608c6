import type { Locator, Page } from "@playwright/test";
import {
  addStyles,
  doubleText,
  expectFocusWithin,
  mainNavigation,
  scrollPosition,
  textSpacing,
  visit,
  withMenu,
} from "../support/actions";
import { labels, messages, navigation, withTokens } from "../support/content";
import { expect, test } from "../support/guardedTest";

const banner = (page: Page) => page.getByRole("banner");

test("the dropdown stays open on the way to its last entry", async ({ page }) => {
  await page.setViewportSize(withMenu);
  await visit(page, "/");
  await mainNavigation(page).getByRole("button", { name: labels.useCases }).hover();
  const entries = navigation.menu.flatMap(({ children }) => children ?? []);
  const last = mainNavigation(page).getByRole("link", {
    name: withTokens(entries.at(-1)?.label ?? ""),
  });
  const box = await last.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 30 });
  await last.click();
  await expect(page).toHaveURL(entries.at(-1)?.to ?? "");
  await page.mouse.move(640, 650);
  await expect(last).toBeHidden();
});

test.describe("scrolling", () => {
  const scrollAway = async (page: Page) => {
    await page.mouse.wheel(0, 1500);
    await expect(banner(page)).not.toBeInViewport();
  };
  test.beforeEach(async ({ page }) => {
    await visit(page, "/");
    await page.mouse.move(600, 400);
    await scrollAway(page);
  });

  test("up shows the header, and down hides it", async ({ page }) => {
    await page.mouse.wheel(0, -120);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await banner(page).getByRole("button", { name: messages.switchToDark }).click();
    await page.mouse.move(600, 400);
    await scrollAway(page);
    await page.keyboard.press("Home");
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });

  test("down keeps the header while the focus is inside it", async ({ page }) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectFocusWithin(banner(page));
    const before = await scrollPosition(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 500);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });
});

/** Checks that nothing in the header is cut off, and that it or its drawer has the way to sign up, sign in and ask. */
async function expectUsable(page: Page) {
  const named = (within: Locator, name: string) =>
    within
      .getByRole("link", { name, exact: true })
      .or(within.getByRole("button", { name, exact: true }));
  const controls = banner(page).getByRole("link").or(banner(page).getByRole("button"));
  for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 0.99 });
  const ways = [navigation.signUp.label, navigation.signIn.label, labels.consultation];
  const shown = await Promise.all(ways.map((way) => named(banner(page), way).isVisible()));
  const hidden = ways.filter((_, index) => !shown[index]);
  if (hidden.length === 0) return;
  await banner(page).getByRole("button", { name: messages.menu }).click();
  const drawer = page.getByRole("dialog", { name: messages.menu });
  for (const way of hidden) await expect(named(drawer, way)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
}

test("every width and text size has sign-up, sign-in and the consultation", async ({ page }) => {
  await visit(page, "/about");
  for (const width of [1440, 1280, 1152, 896, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectUsable(page);
  }
  for (const { style, width } of [
    { style: textSpacing, width: 1280 },
    { style: doubleText, width: 1280 },
    { style: doubleText, width: 390 },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await addStyles(page, style);
    await expectUsable(page);
  }
});

test("the first Tab stop skips the header", async ({ page }) => {
  await visit(page, "/pricing");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: messages.skipLink });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expectFocusWithin(page.getByRole("main"));
  await expect(page.getByRole("main")).not.toBeFocused();
});
