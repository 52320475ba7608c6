import type { Page } from "@playwright/test";
import {
  expectFocusWithin,
  mainNavigation,
  scrollPosition,
  visit,
  visitWithStoppedClock,
} from "../support/actions";
import { labels, messages, navigation, site } from "../support/content";
import { drag, press } from "../support/pointer";
import { pathBelow } from "../support/routes";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

const button = (page: Page) => page.getByRole("button", { name: messages.menu, exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: messages.menu });

const open = async (page: Page) => {
  await press(button(page));
  await expect(drawer(page)).toBeInViewport({ ratio: 0.99 });
};

const expectClosed = async (page: Page) => {
  await expect(drawer(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
};

/** The tooltip, even while an open drawer hides it from screen readers. */
const tooltip = (page: Page) => page.getByRole("tooltip", { includeHidden: true });

/** Pulls the drawer down at its top edge by a part of its height, over one second. */
const pullDown = async (page: Page, part: number, hasTouch: boolean) => {
  const box = await drawer(page).boundingBox();
  if (!box) throw new Error("the drawer is nowhere");
  const from = { x: box.x + box.width / 2, y: box.y + 12 };
  const to = { x: from.x, y: from.y + box.height * part };
  // Time passes with every move, so that the drawer measures a slow pull.
  await drag(page, from, to, { hasTouch, afterMove: () => page.clock.runFor(100) });
};

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? "by touch" : "with a pointer or the keyboard", () => {
    test.use({ hasTouch });

    test("the drawer has the menu, sign-up and sign-in, and closes on its close button, a press outside, a link, or Back", async ({
      page,
    }) => {
      await visit(page, "/about");
      await open(page);
      for (const { label, to, children } of navigation.menu) {
        if (to)
          await expect(
            mainNavigation(page).getByRole("link", { name: label, exact: true }),
          ).toHaveAttribute("href", to);
        else await expect(mainNavigation(page).getByText(label, { exact: true })).toBeVisible();
        for (const child of children ?? []) {
          await expect(
            mainNavigation(page).getByRole("link", { name: child.label, exact: true }),
          ).toHaveAttribute("href", child.to);
        }
      }
      await expect(drawer(page).getByRole("link", { name: site.brand })).toHaveAttribute(
        "href",
        "/",
      );
      await expect(drawer(page).getByRole("link", { name: navigation.signUp.label })).toBeVisible();
      await expect(drawer(page).getByRole("link", { name: navigation.signIn.label })).toBeVisible();
      await expect(drawer(page).getByRole("button", { name: labels.consultation })).toBeVisible();
      await (hasTouch ? page.touchscreen.tap(195, 20) : page.mouse.click(195, 20));
      await expectClosed(page);
      await open(page);
      await press(drawer(page).getByRole("button", { name: messages.closeMenu }));
      await expectClosed(page);

      // A link to the current page, then a link to another one.
      await open(page);
      await press(mainNavigation(page).getByRole("link", { name: labels.about, exact: true }));
      await expectClosed(page);
      await open(page);
      await press(mainNavigation(page).getByRole("link", { name: labels.education, exact: true }));
      await expect(page).toHaveURL("/education");
      await expect(drawer(page)).toBeHidden();
      await open(page);
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await expect(drawer(page)).toBeHidden();
    });

    test("a long pull closes the drawer, but not a short one or one within 500 ms of scrolling, and no tooltip shows above it", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 500 });
      await visitWithStoppedClock(page, "/");
      await press(button(page));
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(drawer(page)).toBeInViewport({ ratio: 0.99, timeout: 1000 });
      }).toPass();
      await page.clock.runFor(1000);
      await expect(tooltip(page)).toBeHidden();
      await pullDown(page, 0.1, hasTouch);
      await page.clock.runFor(1000);
      await expect(drawer(page)).toBeInViewport({ ratio: 0.99 });
      const scrolled = mainNavigation(page).locator("..");
      for (const top of [60, 0]) {
        await scrolled.evaluate(
          (node, to) =>
            new Promise((resolve) => {
              node.addEventListener("scroll", resolve, { once: true });
              node.scrollTo({ top: to, behavior: "instant" });
            }),
          top,
        );
      }
      await pullDown(page, 0.6, hasTouch);
      await expect(drawer(page)).toBeInViewport({ ratio: 0.99 });
      await page.clock.runFor(1000);
      await pullDown(page, 0.6, hasTouch);
      await page.clock.resume();
      await expectClosed(page);
    });

    test("a dialog opened from the drawer keeps the focus inside and returns it to the menu button", async ({
      page,
    }) => {
      const dialog = page.getByRole("dialog", { name: labels.consultation });
      await visit(page, "/");
      // The first time, the dialog's code is still loading while the drawer closes.
      for (const time of ["first", "second"]) {
        await open(page);
        await press(drawer(page).getByRole("button", { name: labels.consultation }));
        await expect(dialog, `the ${time} time`).toBeVisible();
        await expect(drawer(page)).toHaveCount(0);
        await expectFocusWithin(dialog);
        await expect(page.getByRole("banner"), "the page behind is hidden").toHaveCount(0);
        await page.keyboard.press("Tab");
        await expectFocusWithin(dialog);
        await dialog.getByRole("button", { name: messages.close }).focus();
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(button(page)).toBeFocused();
      }
    });
  });
}

test("Enter opens the drawer and moves the focus inside, Tab keeps it there, and Escape closes the drawer", async ({
  page,
}) => {
  await visit(page, "/");
  const first = await button(page).elementHandle();
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeInViewport({ ratio: 0.99 });
  await expectFocusWithin(drawer(page));
  const stops = await drawer(page).getByRole("link").or(drawer(page).getByRole("button")).count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press("Tab");
    await expectFocusWithin(drawer(page));
  }
  await page.keyboard.press("Escape");
  await expectClosed(page);
  expect(
    await first?.evaluate((node) => node.isConnected),
    "the button is still the same element",
  ).toBe(true);
});

test("the drawer closes when the window becomes wide enough for the menu", async ({ page }) => {
  await visit(page, "/about");
  await open(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawer(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
});

test("the page behind the drawer doesn't scroll until the drawer is closed", async ({ page }) => {
  await visit(page, "/");
  await open(page);
  await page.mouse.move(195, 20);
  await page.mouse.wheel(0, 400);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await scrollPosition(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
});

test("the current page is bolder than the others and marked as current, also on the pages below it", async ({
  page,
}) => {
  await visit(page, pathBelow("/education"));
  await open(page);
  const entry = (name: string) => mainNavigation(page).getByRole("link", { name, exact: true });
  const weightOf = (name: string) =>
    entry(name).evaluate((node) => Number(getComputedStyle(node).fontWeight));
  await expect(entry(labels.education)).toHaveAttribute("aria-current", "page");
  await expect(entry(labels.organizations)).not.toHaveAttribute("aria-current");
  expect(await weightOf(labels.education)).toBeGreaterThan(await weightOf(labels.organizations));
});

test("the tooltip 'Menu' shows after the pointer is on the button for 700 ms, or at once within 300 ms after it closes", async ({
  page,
}) => {
  const away = () => page.mouse.move(20, 600, { steps: 10 });
  await visitWithStoppedClock(page, "/");
  // The first hover loads the tooltip's code.
  await button(page).hover();
  await expect(async () => {
    await page.clock.runFor(700);
    await expect(tooltip(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const time of ["first", "second"]) {
    await test.step(`the ${time} time`, async () => {
      await away();
      await page.clock.runFor(200);
      await expect(tooltip(page)).toBeHidden();
      await button(page).hover();
      await page.clock.runFor(10);
      await expect(tooltip(page)).toBeVisible();

      await away();
      await page.clock.runFor(1000);
      await expect(tooltip(page)).toBeHidden();
      await button(page).hover();
      await page.clock.runFor(699);
      await expect(tooltip(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(tooltip(page)).toBeVisible();
    });
  }
});

test("the tooltip shows on the first hover, stays while the pointer is on it, and also shows on keyboard focus", async ({
  page,
}) => {
  await visit(page, "/");
  await button(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await tooltip(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(20, 600, { steps: 10 });
  await expect(tooltip(page)).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: messages.switchToDark }).focus();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toBeHidden();
});
