import type { Locator, Page } from "@playwright/test";
import {
  addStyles,
  doubleText,
  expectFocusWithin,
  mainNavigation,
  scrollPosition,
  textSpacing,
  visit,
} from "../support/actions";
import { integrations, messages, navigation, site } from "../support/content";
import { expect, test } from "../support/test";

const banner = (page: Page) => page.getByRole("banner");
const plainEntries = navigation.menu.flatMap(({ label, to }) => (to ? [{ label, to }] : []));

test("each menu entry links to its page and is the only active entry there, and the logo links home", async ({
  page,
}) => {
  const entry = (label: string) =>
    mainNavigation(page).getByRole("link", { name: label, exact: true });
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
  await banner(page).getByRole("link", { name: site.brand }).click();
  await expect(page).toHaveURL("/");
});

test("in forced colors, only the active entry is underlined", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, plainEntries[0]?.to ?? "/");
  for (const [index, { label }] of plainEntries.entries()) {
    const entry = mainNavigation(page).getByRole("link", { name: label, exact: true });
    await expect(entry).toHaveCSS("text-decoration-line", index === 0 ? "underline" : "none");
  }
});

test("Sign up and Sign In open the pilot application in the same tab", async ({
  page,
  context,
}) => {
  for (const [{ label }, { address }] of [
    [navigation.signUp, integrations.sites.signUp],
    [navigation.signIn, integrations.sites.signIn],
  ] as const) {
    await visit(page, "/");
    await banner(page).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(address);
    expect(context.pages()).toHaveLength(1);
  }
});

test.describe("scrolling", () => {
  const scrollAway = async (page: Page) => {
    await page.mouse.wheel(0, 1500);
    await expect(banner(page)).not.toBeInViewport();
  };

  test.beforeEach(async ({ page }) => {
    await visit(page, "/");
    await page.mouse.move(600, 400);
    await scrollAway(page);
  });

  test("up a little or to the top shows the header again, and scrolling down hides it, even after a click in it", async ({
    page,
  }) => {
    await page.mouse.wheel(0, -120);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await scrollAway(page);
    await page.keyboard.press("Home");
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await banner(page).getByRole("button", { name: messages.switchToDark }).click();
    await page.mouse.move(600, 400);
    await scrollAway(page);
  });

  test("down keeps the header in view while the focus is inside it", async ({ page }) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expectFocusWithin(banner(page));
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    const before = await scrollPosition(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 500);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
  });
});

/** Checks that links or buttons are in the header or, if not, in the drawer that the header opens. */
async function expectReachable(page: Page, labels: string[]) {
  const named = (within: Locator, label: string) => {
    const name = new RegExp(`^${label}$`);
    return within.getByRole("link", { name }).or(within.getByRole("button", { name }));
  };
  const hidden: string[] = [];
  for (const label of labels) {
    if (await named(banner(page), label).isVisible())
      await expect(named(banner(page), label)).toBeInViewport({ ratio: 0.99 });
    else hidden.push(label);
  }
  if (hidden.length === 0) return;
  await banner(page).getByRole("button", { name: messages.menu }).click();
  const drawer = page.getByRole("dialog", { name: messages.menu });
  for (const label of hidden) await expect(named(drawer, label)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
}

/** Checks that no control in the header is cut off and that the page doesn't scroll sideways. */
async function expectFits(page: Page) {
  const controls = banner(page).getByRole("link").or(banner(page).getByRole("button"));
  await expect
    .poll(() =>
      controls.evaluateAll((elements) => {
        const boxes = elements
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        return boxes.every(
          ({ left, right }) => left >= 0 && right <= document.documentElement.clientWidth,
        );
      }),
    )
    .toBe(true);
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

const ways = [navigation.signUp, navigation.signIn, navigation.consultation].map(
  ({ label }) => label,
);

test("at every width, sign-up, sign-in and the consultation are in the header or its drawer", async ({
  page,
}) => {
  await visit(page, "/about");
  for (const width of [1280, 1152, 1151, 1024, 896, 640, 390, 320]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectFits(page);
      await expectReachable(page, ways);
    });
  }
});

test("with the text spacing of WCAG 1.4.12 or text at 200%, nothing in the header is cut off", async ({
  page,
}) => {
  await visit(page, "/pricing");
  for (const { style, width } of [
    { style: textSpacing, width: 1280 },
    { style: doubleText, width: 1280 },
    { style: doubleText, width: 390 },
  ]) {
    await test.step(`${style} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await addStyles(page, style);
      await expectFits(page);
      await expectReachable(page, ways);
    });
  }
});
