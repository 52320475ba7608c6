import type { Page } from "@playwright/test";
import { drag, mainNavigation, stopClock, visit, withMenu } from "../support/actions";
import { labels, messages } from "../support/content";
import { expect, test } from "../support/guardedTest";

test.use({ viewport: { width: 390, height: 500 } });

const button = (page: Page) => page.getByRole("button", { name: messages.menu, exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: messages.menu });

const open = async (page: Page) => {
  // A tap on a touch screen.
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? button(page).tap() : button(page).click());
  await expect(drawer(page)).toBeInViewport({ ratio: 0.99 });
};
/** Checks that the drawer is open when it has stopped moving. */
const expectOpen = async (page: Page) => {
  await drawer(page).evaluate(async (node) => {
    await Promise.all(node.getAnimations().map(({ finished }) => finished));
  });
  await expect(drawer(page)).toBeInViewport({ ratio: 0.99 });
};
const expectClosed = async (page: Page) => {
  await expect(drawer(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
};

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? "by touch" : "with a mouse", () => {
    test.use({ hasTouch });

    /** Pulls the drawer down by a part of its height, from its top edge or from a link. */
    const pullDown = async (page: Page, part: number, from: "edge" | "link" = "edge") => {
      const box = await drawer(page).boundingBox();
      if (!box) throw new Error("the drawer is nowhere");
      const start = { x: box.x + 60, y: box.y + (from === "edge" ? 12 : 110) };
      await drag(page, start, { x: start.x, y: start.y + box.height * part }, hasTouch);
    };
    const scrollTo = (page: Page, top: number) =>
      mainNavigation(page)
        .locator("..")
        .evaluate((list, to) => {
          list.scrollTop = to;
        }, top);

    test("only a long pull, not right after scrolling, closes the drawer", async ({ page }) => {
      await page.clock.install();
      await visit(page, "/about");
      for (const from of ["edge", "link"] as const) {
        await open(page);
        await pullDown(page, 0.1, from);
        await expectOpen(page);
        await pullDown(page, 0.5, from);
        await expectClosed(page);
        await expect(page).toHaveURL("/about");
      }
      await open(page);
      await stopClock(page);
      await scrollTo(page, 40);
      await scrollTo(page, 0);
      await pullDown(page, 0.5);
      await expectOpen(page);
    });

    test("Escape and a press outside close it", async ({ page }) => {
      await visit(page, "/about");
      const pressOutside = () => (hasTouch ? page.touchscreen.tap(20, 6) : page.mouse.click(20, 6));
      for (const close of [() => page.keyboard.press("Escape"), pressOutside]) {
        await open(page);
        await close();
        await expectClosed(page);
      }
    });
  });
}

test("a double click opens the drawer", async ({ page }) => {
  await visit(page, "/about");
  await button(page).dblclick();
  await expectOpen(page);
});

test("a link leads to its page, and one Back returns", async ({ page }) => {
  await visit(page, "/about");
  await open(page);
  await mainNavigation(page).getByRole("link", { name: labels.education, exact: true }).click();
  await expect(page).toHaveURL("/education");
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("the drawer closes when the window has room for the menu", async ({ page }) => {
  await visit(page, "/about");
  await open(page);
  await page.setViewportSize(withMenu);
  await expect(drawer(page)).toBeHidden();
  await expect(mainNavigation(page)).toBeVisible();
});
