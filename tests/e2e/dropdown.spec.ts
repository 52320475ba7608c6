import type { Page } from "@playwright/test";
import { mainNavigation, visit, visitWithStoppedClock } from "../support/actions";
import { labels, navigation } from "../support/content";
import { pathBelow } from "../support/routes";
import { expect, test } from "../support/test";

const group = navigation.menu.find(({ children }) => children);
const entries = group?.children ?? [];
const texts = entries.map(({ label }) => label);

const button = (page: Page) => mainNavigation(page).getByRole("button", { name: labels.useCases });
const entry = (page: Page, label = "") =>
  mainNavigation(page).getByRole("link", { name: label, exact: true });

const expectOpen = async (page: Page) => {
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  for (const label of texts) await expect(entry(page, label)).toBeVisible();
};
const expectClosed = async (page: Page) => {
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  for (const label of texts) await expect(entry(page, label)).toBeHidden();
};

test("a click opens and closes the dropdown, pointing at it opens it, and its four entries link to their pages", async ({
  page,
}) => {
  await visit(page, "/");
  await expectClosed(page);
  await button(page).click();
  await expectOpen(page);
  await button(page).click();
  await expectClosed(page);
  await page.mouse.move(640, 650);
  await button(page).hover();
  await expectOpen(page);
  for (const { label, to } of entries) await expect(entry(page, label)).toHaveAttribute("href", to);
  expect(texts).toHaveLength(4);
  await entry(page, labels.education).click();
  await expect(page).toHaveURL("/education");
  await page.mouse.move(640, 650);
  await expectClosed(page);
});

test("the dropdown stays open while the pointer moves to its last entry, and closes 150 ms after it leaves unless it returns", async ({
  page,
}) => {
  await visitWithStoppedClock(page, "/");
  await button(page).hover();
  const box = await entry(page, texts[3]).boundingBox();
  if (!box) throw new Error("the last entry is nowhere");
  await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 30 });
  await page.clock.runFor(1000);
  await expectOpen(page);
  await page.mouse.move(640, 650);
  await page.clock.runFor(100);
  await entry(page, texts[3]).hover();
  await page.clock.runFor(1000);
  await expectOpen(page);
  await page.mouse.move(640, 650);
  await page.clock.runFor(149);
  await expectOpen(page);
  await page.clock.runFor(1);
  await expectClosed(page);
});

test.describe("with the keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/");
    await button(page).focus();
  });

  test("Enter and Space open and close the dropdown, Escape closes it from an entry, and Tab from the last entry", async ({
    page,
  }) => {
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expectOpen(page);
      await expect(button(page)).toBeFocused();
      await page.keyboard.press(key);
      await expectClosed(page);
    }
    await page.keyboard.press("ArrowDown");
    await expect(entry(page, texts[0])).toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(button(page)).toBeFocused();

    await page.keyboard.press("Enter");
    for (const label of texts) {
      await page.keyboard.press("Tab");
      await expect(entry(page, label)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(entry(page, labels.pricing)).toBeFocused();
    await expectClosed(page);
  });

  test("Arrow Down opens the dropdown, arrow keys, End and Home move through it, and Arrow Up leads back to the button", async ({
    page,
  }) => {
    await page.keyboard.press("ArrowDown");
    await expectOpen(page);
    for (const label of texts) {
      await expect(entry(page, label)).toBeFocused();
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Home");
    await expect(entry(page, texts[0])).toBeFocused();
    await page.keyboard.press("End");
    for (const label of texts.toReversed()) {
      await expect(entry(page, label)).toBeFocused();
      await page.keyboard.press("ArrowUp");
    }
    await expect(button(page)).toBeFocused();
  });
});

for (const { path, current, other } of [
  { path: "/organizations", current: labels.organizations, other: labels.education },
  { path: pathBelow("/education"), current: labels.education, other: labels.organizations },
]) {
  test(`${path} marks ${current} as current in the dropdown`, async ({ page }) => {
    await visit(page, path);
    await button(page).click();
    await expect(entry(page, current)).toHaveAttribute("aria-current", "page");
    await expect(entry(page, other)).not.toHaveAttribute("aria-current");
  });
}
