import type { Page } from "@playwright/test";
import { expectFocusWithin, holdBack, scrollPosition, visit, visitWithStoppedClock } from "../support/actions";
import { integrations, messages } from "../support/content";
import { expect, test } from "../support/test";
import { onHostOf } from "../support/thirdParties";

const { title, address } = integrations.forms.consultation;

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Schedule Consultation" });
/** The dialog, which is headed by the words that open it. */
const dialog = (page: Page) => page.getByRole("dialog", { name: "Schedule Consultation" });
const form = (page: Page) => dialog(page).getByTitle(title);

const expectShown = (page: Page) => expect(form(page).contentFrame().getByRole("heading", { name: "Hosted page" })).toBeVisible();
const expectClosed = async (page: Page) => {
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
};

test("a dialog shows the hosted form under the words that were pressed, asks its host only then, and takes the focus", {
  tag: "@smoke",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/about");
  expect(asked.filter((url) => url.startsWith(address))).toEqual([]);
  await opener(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Schedule Consultation" })).toBeVisible();
  await expect(dialog(page)).toHaveAttribute("aria-modal", "true");
  await expectFocusWithin(dialog(page));
  await expectShown(page);
  expect(
    asked.filter((url) => url.startsWith(address)),
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
      if (await field.evaluate((node) => node.ownerDocument.hasFocus() && node === node.ownerDocument.activeElement)) reached.add("form");
    }
    expect([...reached].toSorted(), key).toEqual(["close", "form"]);
  }
});

test("a dialog opens by click, Enter and Space, closes by Escape, its cross, or a click outside it, and keeps the page behind it still", async ({
  page,
}) => {
  await visit(page, "/about");
  const ways: Record<string, { open: () => Promise<void>; close: () => Promise<void> }> = {
    "Enter, Escape": { open: () => opener(page).press("Enter"), close: () => page.keyboard.press("Escape") },
    "Space, the cross": {
      open: () => opener(page).press("Space"),
      close: () => dialog(page).getByRole("button", { name: messages.close }).click(),
    },
    "click, a click outside it": { open: () => opener(page).click(), close: () => page.mouse.click(12, 360) },
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
  await dialog(page).getByRole("heading", { name: "Schedule Consultation" }).click();
  await form(page).contentFrame().getByLabel("Your name").click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(12, 360);
  await page.mouse.wheel(0, 900);
  await dialog(page).getByRole("button", { name: messages.close }).press("Escape");
  await expectClosed(page);
  expect(await scrollPosition(page)).toBe(0);
});

test("a dialog says that it is loading until the form has come", async ({ page }) => {
  const answer = await holdBack(page, address);
  await visit(page, "/about");
  await opener(page).click();
  const loading = dialog(page).getByRole("status").filter({ hasText: messages.loading });
  await expect(loading).toBeVisible();
  answer();
  await expectShown(page);
  await expect(loading).toBeHidden();
});

test("a host that gives no answer for 8 seconds counts as failed, and no sooner", async ({ page }) => {
  await page.route(address, () => {});
  await visitWithStoppedClock(page, "/about");
  const asked = page.waitForRequest(onHostOf(address));
  await opener(page).click();
  await asked;
  await page.clock.runFor(7999);
  await expect(dialog(page).getByRole("status").filter({ hasText: messages.loading })).toBeVisible();
  await page.clock.runFor(1);
  await expect(dialog(page).getByRole("alert").filter({ hasText: messages.loadFailed })).toBeVisible();
});

test("a form that came in time stays after 8 seconds", async ({ page }) => {
  await visitWithStoppedClock(page, "/about");
  await opener(page).click();
  await expectShown(page);
  await page.clock.fastForward(20_000);
  await expectShown(page);
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
});

test.describe("when the form's host cannot be reached", () => {
  test.use({ expectedFailures: onHostOf(address) });

  test("the dialog still closes, offers the form in a new tab, and shows it once another try succeeds; the page goes on working", async ({
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
    const asked = page.waitForRequest(onHostOf(address));
    await retry.click();
    await asked;
    await expect(failed).toBeVisible();
    await expectFocusWithin(dialog(page));
    await page.unroute(onHostOf(address));
    await retry.click();
    await expectShown(page);
    await expect(failed).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
  });
});
