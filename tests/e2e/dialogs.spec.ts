import type { Page } from "@playwright/test";
import {
  expectFocusWithin,
  holdBack,
  scrollPosition,
  visit,
  visitWithStoppedClock,
} from "../support/actions";
import { integrations, labels, messages } from "../support/content";
import { expect, test } from "../support/test";
import { onHostOf } from "../support/thirdParties";

const { title, address } = integrations.forms.contact;

const opener = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: labels.consultation });
/** The dialog, which has the text of its button as its title. */
const dialog = (page: Page) => page.getByRole("dialog", { name: labels.consultation });
const form = (page: Page) => dialog(page).getByTitle(title);

const expectShown = (page: Page) =>
  expect(form(page).contentFrame().getByRole("heading", { name: "Hosted page" })).toBeVisible();
const expectClosed = async (page: Page) => {
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
};

test("a dialog shows the hosted form under its button's text, requests it only when opened, and takes the focus", {
  tag: "@smoke",
}, async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await visit(page, "/about");
  expect(requested.filter((url) => url.startsWith(address))).toEqual([]);
  await opener(page).click();
  await expect(dialog(page).getByRole("heading", { name: labels.consultation })).toBeVisible();
  await expect(dialog(page)).toHaveAttribute("aria-modal", "true");
  await expectFocusWithin(dialog(page));
  await expectShown(page);
  expect(
    requested.filter((url) => url.startsWith(address)),
    "the form is requested once",
  ).toHaveLength(1);
});

test("Tab and Shift+Tab go round inside a dialog", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expectShown(page);
  const close = dialog(page).getByRole("button", { name: messages.close });
  const field = form(page).contentFrame().getByLabel("Your name");
  for (const key of ["Tab", "Shift+Tab"]) {
    const reached = new Set<string>();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      await expectFocusWithin(dialog(page));
      if (await close.evaluate((node) => node === document.activeElement)) reached.add("close");
      if (
        await field.evaluate(
          (node) => node.ownerDocument.hasFocus() && node === node.ownerDocument.activeElement,
        )
      )
        reached.add("form");
    }
    expect([...reached].toSorted(), key).toEqual(["close", "form"]);
  }
});

test("a dialog opens on click, Enter and Space, closes on Escape, its close button or a click outside, and blocks page scrolling", async ({
  page,
}) => {
  await visit(page, "/about");
  const ways: Record<string, { open: () => Promise<void>; close: () => Promise<void> }> = {
    "Enter, Escape": {
      open: () => opener(page).press("Enter"),
      close: () => page.keyboard.press("Escape"),
    },
    "Space, the close button": {
      open: () => opener(page).press("Space"),
      close: () => dialog(page).getByRole("button", { name: messages.close }).click(),
    },
    "click, a click outside": {
      open: () => opener(page).click(),
      close: () => page.mouse.click(12, 360),
    },
  };
  for (const [name, { open, close }] of Object.entries(ways)) {
    await test.step(name, async () => {
      await open();
      await expectShown(page);
      await close();
      await expectClosed(page);
    });
  }
  await opener(page).click();
  await expectShown(page);
  await dialog(page).getByRole("heading", { name: labels.consultation }).click();
  await form(page).contentFrame().getByLabel("Your name").click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(12, 360);
  await page.mouse.wheel(0, 900);
  await dialog(page).getByRole("button", { name: messages.close }).press("Escape");
  await expectClosed(page);
  expect(await scrollPosition(page)).toBe(0);
});

test("Back closes a dialog", async ({ page }) => {
  await visit(page, "/pricing");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: labels.about, exact: true })
    .click();
  await expect(page).toHaveURL("/about");
  await opener(page).click();
  await expectShown(page);
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL("/about");
  await expect(opener(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("a dialog reports a failure after 8 seconds without an answer, and not earlier", async ({
  page,
}) => {
  await page.route(address, () => {});
  await visitWithStoppedClock(page, "/about");
  const requested = page.waitForRequest(onHostOf(address));
  await opener(page).click();
  await requested;
  await page.clock.runFor(7999);
  await expect(
    dialog(page).getByRole("status").filter({ hasText: messages.loading }),
  ).toBeVisible();
  await page.clock.runFor(1);
  await expect(
    dialog(page).getByRole("alert").filter({ hasText: messages.loadFailed }),
  ).toBeVisible();
});

test("a dialog shows that it is loading until the form appears, and the form is still there after 8 seconds", async ({
  page,
}) => {
  const release = await holdBack(page, address);
  await visitWithStoppedClock(page, "/about");
  await opener(page).click();
  const loading = dialog(page).getByRole("status").filter({ hasText: messages.loading });
  await expect(loading).toBeVisible();
  release();
  await expectShown(page);
  await expect(loading).toBeHidden();
  await page.clock.fastForward(20_000);
  await expectShown(page);
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
});

test.describe("when the form's host can't be reached", () => {
  test.use({ expectedFailures: onHostOf(address) });

  test("the dialog still closes, offers the form in a new tab, and shows it when a retry succeeds, and the page keeps working", async ({
    page,
    context,
  }) => {
    const failed = dialog(page).getByRole("alert").filter({ hasText: messages.loadFailed });
    await page.route(onHostOf(address), (route) => route.abort());
    await visit(page, "/about");
    await opener(page).click();
    await expect(failed).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page);

    await opener(page).click();
    await expect(failed).toBeVisible();
    const direct = dialog(page).getByRole("link", { name: messages.openDirectly });
    await expect(direct).toHaveAttribute("href", address);
    await expect(direct).toHaveAttribute("rel", /\bnoopener\b/);
    const opening = context.waitForEvent("page");
    await direct.click();
    const other = await opening;
    await expect(other).toHaveURL(address);
    await other.close();

    const retry = dialog(page).getByRole("button", { name: messages.retry });
    const requested = page.waitForRequest(onHostOf(address));
    await retry.click();
    await requested;
    await expect(failed).toBeVisible();
    await expectFocusWithin(dialog(page));
    await page.unroute(onHostOf(address));
    await retry.click();
    await expectShown(page);
    await expect(failed).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("link", { name: labels.pricing }).click();
    await expect(page).toHaveURL("/pricing");
  });
});
