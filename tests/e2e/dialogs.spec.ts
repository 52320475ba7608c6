import type { Page } from "@playwright/test";
import {
  drawFrames,
  expectFocusWithin,
  footerLink,
  holdBack,
  scrollPosition,
  visit,
  withMenu,
} from "../support/actions";
import { labels, messages } from "../support/content";
import { expect, test } from "../support/guardedTest";

test.use({ viewport: withMenu });

const opener = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: labels.consultation });
const dialog = (page: Page) => page.getByRole("dialog", { name: labels.consultation });
const form = (page: Page) => dialog(page).locator("iframe").contentFrame();
const expectShown = (page: Page) =>
  expect(form(page).getByRole("heading", { name: "Hosted page" })).toBeVisible();
const expectClosed = async (page: Page) => {
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
};

test("Tab and Shift+Tab go round inside a dialog", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expectShown(page);
  const close = dialog(page).getByRole("button", { name: messages.close });
  const field = form(page).getByLabel("Your name");
  for (const key of ["Tab", "Shift+Tab"]) {
    const reached = new Set<string>();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      await expectFocusWithin(dialog(page));
      if (await close.evaluate((node) => node === document.activeElement)) reached.add("close");
      if (await field.evaluate((node) => node.ownerDocument.hasFocus())) reached.add("form");
    }
    expect([...reached].toSorted(), key).toEqual(["close", "form"]);
  }
});

test("the page behind a dialog doesn't scroll", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expectShown(page);
  await page.mouse.move(12, 360);
  await page.mouse.wheel(0, 900);
  await drawFrames(page);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(await scrollPosition(page)).toBe(0);
});

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

test("Back closes a dialog before it leaves the page", async ({ page }) => {
  await visit(page, "/pricing");
  await visit(page, "/about");
  // Another way of closing leaves nothing for Back.
  await opener(page).click();
  await expectShown(page);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await opener(page).click();
  await expectShown(page);
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
});
