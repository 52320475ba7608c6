import { expectFocusWithin, mainNavigation, scrollPosition, visit } from "../support/actions";
import { integrations, navigation, site } from "../support/content";
import { expect, test } from "../support/test";

const plainEntries = navigation.menu.flatMap(({ label, to }) => (to ? [{ label, to }] : []));

test("the logo leads home", async ({ page }) => {
  await visit(page, "/pricing");
  await page.getByRole("banner").getByRole("link", { name: site.brand }).click();
  await expect(page).toHaveURL("/");
});

for (const { label, to } of plainEntries) {
  test(`${label} leads to ${to}, and is the active item there`, async ({ page }) => {
    await visit(page, "/terms");
    const entry = mainNavigation(page).getByRole("link", { name: label, exact: true });
    await expect(entry).not.toHaveAttribute("aria-current");
    await entry.click();
    await expect(page).toHaveURL(to);
    await expect(entry).toHaveAttribute("aria-current", "page");
    for (const other of plainEntries.filter((one) => one.label !== label)) {
      await expect(mainNavigation(page).getByRole("link", { name: other.label, exact: true })).not.toHaveAttribute("aria-current");
    }
  });
}

for (const { name, link, address } of [
  { name: "Sign up", link: navigation.signUp, address: integrations.sites.signUp.address },
  { name: "Sign In", link: navigation.signIn, address: integrations.sites.signIn.address },
]) {
  test(`${name} leaves for the pilot application in the same window`, async ({ page, context }) => {
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: link.label }).click();
    await expect(page).toHaveURL(address);
    expect(context.pages()).toHaveLength(1);
  });
}

test("Schedule Consultation opens the consultation form", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Schedule Consultation" }).click();
  await expect(page.getByRole("dialog", { name: integrations.forms.consultation.title })).toBeVisible();
});

test.describe("scrolling", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/");
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });

  test("up a little brings the header back", async ({ page }) => {
    await page.mouse.wheel(0, -120);
    await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  });

  test("to the top brings the header back", async ({ page }) => {
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
