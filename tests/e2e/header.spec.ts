import type { Page } from "@playwright/test";
import { localizedPath } from "../../src/shared/languages";
import {
  addStyles,
  doubleText,
  mainNavigation,
  textSpacing,
  visit,
  withMenu,
} from "../support/actions";
import { messages, type navigation, site } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { languagesWith } from "../support/routes";

const [, other] = site.languages;

const banner = (page: Page) => page.getByRole("banner");
const menuButton = (page: Page) =>
  banner(page).getByRole("button", { name: messages.menu, exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: messages.menu });

/** Checks that nothing in the header is cut off, and that it has the ways to sign up, sign in and ask, or the button of the drawer. */
async function expectUsable(page: Page, ways: string[], menu: string) {
  const controls = banner(page).getByRole("link").or(banner(page).getByRole("button"));
  for (const control of await controls.all()) await expect(control).toBeInViewport({ ratio: 0.99 });
  const drawer = banner(page).getByRole("button", { name: menu, exact: true });
  if (await drawer.isVisible()) return;
  for (const way of ways)
    await expect(banner(page).getByText(way, { exact: true }).last()).toBeVisible();
}

/** Runs in the page. */
function countLines(element: Node): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getClientRects().length;
}

for (const { language, read, messages: words } of languagesWith("/about"))
  test(`every width and text size in ${language} has the ways to begin`, async ({ page }) => {
    const { signUp, signIn, consultation } = read("navigation.json") as typeof navigation;
    await visit(page, localizedPath(language, "/about"));
    const sizes: [width: number, style?: string][] = [
      [1440],
      [1152],
      [896],
      [640],
      [320],
      [1280, textSpacing],
      [1280, doubleText],
      [390, doubleText],
    ];
    for (const [width, style = ""] of sizes) {
      await page.setViewportSize({ width, height: 844 });
      await addStyles(page, style);
      const first = banner(page).getByText(signUp.label, { exact: true });
      if (!style) {
        await expect(first).toBeInViewport();
        expect(await first.evaluate(countLines)).toBe(1);
      }
      await expectUsable(page, [signUp.label, signIn.label, consultation.label], words.menu);
    }
  });

for (const { language, read, messages: words } of languagesWith("/about"))
  test(`the navigation in ${language} shows from 1,000 pixels on`, async ({ page }) => {
    const { menu, consultation } = read("navigation.json") as typeof navigation;
    await visit(page, localizedPath(language, "/about"));
    // One more entry than these needs a wider window.
    for (const width of menu.length > 5 ? [1920] : [1000, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const shown = banner(page).getByRole("navigation", { name: words.mainNavigation });
      for (const { label } of menu)
        await expect(shown.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
      const ask = banner(page).getByRole("button", { name: consultation.label });
      await expect(ask).toBeInViewport({ ratio: 1 });
      await expect(banner(page).getByRole("button", { name: words.menu })).toBeHidden();
    }
  });

test("a menu without room gives way to the drawer, also in the order of Tab", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await visit(page, "/about");
  await expect(mainNavigation(page)).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await banner(page)
    .getByText(site.brand, { exact: true })
    .evaluate((brand) => {
      brand.textContent = "The Institute for Structured Debate";
    });
  await expect(mainNavigation(page)).toBeHidden();
  await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
  await banner(page).getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link", { name: other?.name, exact: true })).toBeFocused();
});

test.describe("the drawer", () => {
  test.use({ viewport: { width: 390, height: 500 }, hasTouch: true });

  /** Checks that the drawer is open when it has stopped moving. */
  const expectOpen = async (page: Page) => {
    await expect(drawer(page)).toBeVisible();
    await drawer(page).evaluate(async (node) => {
      await Promise.all(node.getAnimations().map(({ finished }) => finished));
    });
    await expect(drawer(page)).toBeInViewport({ ratio: 0.99 });
  };
  const open = async (page: Page) => {
    await menuButton(page).tap();
    await expectOpen(page);
  };

  test("isn't printed, and closes when the window has room for the menu", async ({ page }) => {
    await visit(page, "/about");
    await open(page);
    await page.emulateMedia({ media: "print" });
    await expect(drawer(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await expectOpen(page);
    await page.setViewportSize(withMenu);
    await expect(drawer(page)).toBeHidden();
    await expect(mainNavigation(page)).toBeVisible();
  });
});
