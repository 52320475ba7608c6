import type { Page } from "@playwright/test";
import { expectFocusWithin, mainNavigation, scrollPosition, visit } from "../support/actions";
import { integrations, navigation, site } from "../support/content";
import { expect, test } from "../support/test";

const plainEntries = navigation.menu.flatMap(({ label, to }) => (to ? [{ label, to }] : []));

test("each entry of the menu leads to its page, and is the only active item there; the logo leads home", async ({ page }) => {
  const entry = (label: string) => mainNavigation(page).getByRole("link", { name: label, exact: true });
  await visit(page, "/terms");
  for (const { label, to } of plainEntries) {
    await expect(entry(label)).not.toHaveAttribute("aria-current");
    await entry(label).click();
    await expect(page).toHaveURL(to);
    await expect(entry(label)).toHaveAttribute("aria-current", "page");
    for (const other of plainEntries.filter((one) => one.label !== label)) {
      await expect(entry(other.label)).not.toHaveAttribute("aria-current");
    }
  }
  await page.getByRole("banner").getByRole("link", { name: site.brand }).click();
  await expect(page).toHaveURL("/");
});

test("forced colors leave the active entry underlined, and no other", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, plainEntries[0]?.to ?? "/");
  for (const [index, { label }] of plainEntries.entries()) {
    const entry = mainNavigation(page).getByRole("link", { name: label, exact: true });
    await expect(entry).toHaveCSS("text-decoration-line", index === 0 ? "underline" : "none");
  }
});

test("Sign up and Sign In leave for the pilot application in the same window", async ({ page, context }) => {
  for (const [{ label }, { address }] of [
    [navigation.signUp, integrations.sites.signUp],
    [navigation.signIn, integrations.sites.signIn],
  ] as const) {
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(address);
    expect(context.pages()).toHaveLength(1);
  }
});

test.describe("scrolling", () => {
  const scrollAway = async (page: Page) => {
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole("banner")).not.toBeInViewport();
  };

  test.beforeEach(async ({ page }) => {
    await visit(page, "/");
    await page.mouse.move(600, 400);
    await scrollAway(page);
  });

  test("up a little, or to the top, brings the header back", async ({ page }) => {
    await page.mouse.wheel(0, -120);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
    await scrollAway(page);
    await page.keyboard.press("Home");
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  });

  test("leaves the header where it is while the focus is inside it", async ({ page }) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectFocusWithin(page.getByRole("banner"));
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
    const before = await scrollPosition(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 500);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  });
});
