import type { Page } from "@playwright/test";
import { expectFocusWithin, visit, visitWithStoppedClock } from "../support/actions";
import { integrations, messages } from "../support/content";
import { hostedPage } from "../support/standIns";
import { expect, test } from "../support/test";
import { onHostOf } from "../support/thirdParties";

const { title, address } = integrations.forms.consultation;

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Schedule Consultation" });
const dialog = (page: Page) => page.getByRole("dialog", { name: title });
const form = (page: Page) => dialog(page).getByTitle(title);

const expectShown = (page: Page) => expect(form(page).contentFrame().getByRole("heading", { name: "Hosted page" })).toBeVisible();
const expectClosed = async (page: Page) => {
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
};

test("a dialog shows the hosted form under its title", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expect(dialog(page).getByRole("heading", { name: title })).toBeVisible();
  await expectShown(page);
  await expect(dialog(page)).toHaveAttribute("aria-modal", "true");
});

test("nothing is asked of the form's host before somebody wants the form", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/about");
  expect(asked.filter((url) => url.startsWith(address))).toEqual([]);
  await opener(page).click();
  await expectShown(page);
  expect(asked.filter((url) => url.startsWith(address))).not.toEqual([]);
});

test("the focus moves into a dialog", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectFocusWithin(dialog(page));
});

for (const key of ["Tab", "Shift+Tab"]) {
  test(`${key} goes round inside a dialog`, async ({ page }) => {
    await visit(page, "/about");
    await opener(page).click();
    await expectShown(page);
    const close = dialog(page).getByRole("button", { name: messages.close });
    const frame = form(page).contentFrame().getByLabel("Your name");
    const reached = new Set<string>();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      await expectFocusWithin(dialog(page));
      if (await close.evaluate((node) => node === document.activeElement)) reached.add("close");
      if (await frame.evaluate((node) => node.ownerDocument.hasFocus() && node === node.ownerDocument.activeElement)) reached.add("form");
    }
    expect([...reached].toSorted()).toEqual(["close", "form"]);
  });
}

test("Enter and Space open a dialog from its button", async ({ page }) => {
  await visit(page, "/about");
  for (const key of ["Enter", "Space"]) {
    await opener(page).focus();
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page);
  }
});

test("Escape closes a dialog, and the focus goes back", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectClosed(page);
});

test("a click beside a dialog closes it, and the focus goes back", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(12, 360);
  await expectClosed(page);
});

test("a click inside a dialog leaves it open", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expectShown(page);
  await dialog(page).getByRole("heading", { name: title }).click();
  await form(page).contentFrame().getByLabel("Your name").click();
  await expect(dialog(page)).toBeVisible();
});

test("the cross closes a dialog, and the focus goes back", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await dialog(page).getByRole("button", { name: messages.close }).click();
  await expectClosed(page);
});

test("the page behind a dialog does not scroll", async ({ page }) => {
  await visit(page, "/about");
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.move(12, 360);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a dialog says that it is loading until the form has come", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(address, async (route) => {
    await answered;
    await route.fulfill({ contentType: "text/html", body: hostedPage });
  });
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
  const asked = page.waitForRequest(address);
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
  await page.clock.runFor(20_000);
  await expectShown(page);
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
});

test.describe("when the form's host cannot be reached", () => {
  test.use({ expectedFailures: onHostOf(address) });

  test.beforeEach(async ({ page }) => {
    await page.route(address, (route) => route.abort());
    await visit(page, "/about");
    await opener(page).click();
    await expect(dialog(page).getByRole("alert").filter({ hasText: messages.loadFailed })).toBeVisible();
  });

  test("the dialog offers the form on its own page, in a new tab", async ({ page, context }) => {
    const direct = dialog(page).getByRole("link", { name: messages.openDirectly });
    await expect(direct).toHaveAttribute("href", address);
    await expect(direct).toHaveAttribute("rel", /\bnoopener\b/);
    const opening = context.waitForEvent("page");
    await direct.click();
    await expect(await opening).toHaveURL(address);
  });

  test("trying again shows the form once the host is back", async ({ page }) => {
    await page.unroute(address);
    await dialog(page).getByRole("button", { name: messages.retry }).click();
    await expectShown(page);
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  });

  test("trying again while the host is still away says so again, and keeps the focus in the dialog", async ({ page }) => {
    let tries = 0;
    await page.route(address, (route) => {
      tries += 1;
      return route.abort();
    });
    await dialog(page).getByRole("button", { name: messages.retry }).click();
    await expect.poll(() => tries).toBe(1);
    await expect(dialog(page).getByRole("alert").filter({ hasText: messages.loadFailed })).toBeVisible();
    await expectFocusWithin(dialog(page));
  });

  test("the dialog still closes, and the page goes on working", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
  });
});

test.describe("a form that misbehaves", () => {
  test.use({ expectedFailures: /sandbox|Unsafe attempt/ });

  test("leads nobody away from the page, and opens no dialog of the browser", async ({ page }) => {
    const asked: string[] = [];
    page.on("dialog", (shown) => {
      asked.push(shown.message());
      return shown.dismiss();
    });
    const script = `alert("Your password?"); try { top.location = "https://evil.example/"; } catch {}; document.body.dataset.tried = "";`;
    const body = hostedPage.replace("</body>", `<script>${script}</script></body>`);
    await page.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
    await visit(page, "/about");
    await opener(page).click();
    await expect(form(page).contentFrame().locator("body[data-tried]")).toBeVisible();
    await expectShown(page);
    await expect(page).toHaveURL("/about");
    expect(asked).toEqual([]);
  });
});
