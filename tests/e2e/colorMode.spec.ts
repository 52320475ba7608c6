import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { home, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

/** The lightness of a color, from 0 (black) to 255 (white). */
const lightness = (color: string): number => {
  const parts = color.startsWith("#")
    ? color.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16))
    : color.match(/\d+/g)?.map(Number);
  return (parts ?? []).slice(0, 3).reduce((sum, part) => sum + part, 0) / 3;
};
const background = async (page: Page) =>
  lightness(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
/** The lightness of the color that the page sets for the browser's toolbars. */
const toolbars = async (page: Page) =>
  lightness(
    await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")].find(
          ({ media }) => window.matchMedia(media).matches,
        )?.content ?? "",
    ),
  );
const expectMode = async (page: Page, mode: "light" | "dark") => {
  await expect.poll(async () => (await background(page)) > 128).toBe(mode === "light");
  await expect.poll(async () => (await toolbars(page)) > 128).toBe(mode === "light");
};
const buttonTo = (page: Page, mode: "light" | "dark") =>
  page.getByRole("button", {
    name: mode === "light" ? messages.switchToLight : messages.switchToDark,
  });

for (const [system, other] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test.describe(`on a system in ${system} mode`, () => {
    test.use({ colorScheme: system });

    test("the choice of the other mode is remembered", async ({ page }) => {
      await visit(page, "/");
      await expectMode(page, system);
      await buttonTo(page, other).press("Enter");
      await expectMode(page, other);
      await expect(buttonTo(page, system)).toBeFocused();
      await page.reload();
      await expectMode(page, other);
      await visit(page, "/about");
      await expectMode(page, other);
      await page.emulateMedia({ colorScheme: other });
      await expectMode(page, other);
    });

    test("the page follows the system, also after a choice of the system's mode", async ({
      page,
    }) => {
      await visit(page, "/");
      await buttonTo(page, other).click();
      await buttonTo(page, system).click();
      await expectMode(page, system);
      await page.emulateMedia({ colorScheme: other });
      await expectMode(page, other);
    });

    test.describe("before the site's scripts load", () => {
      test.use({ expectedFailures: /localhost.*\.js$/ });

      test("the page shows the chosen mode", async ({ page, context }) => {
        await visit(page, "/");
        await buttonTo(page, other).click();
        const second = await context.newPage();
        await second.route(/localhost.*\.js$/, (route) => route.abort());
        await second.goto("/pricing");
        expect((await background(second)) > 128).toBe(other === "light");
      });
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("the page follows the system", async ({ page }) => {
        await page.goto("/");
        await expectMode(page, system);
      });
    });

    test("forced colors give highlighted words the color of their heading", async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: system });
      await visit(page, "/");
      const heading = page.getByRole("heading", { level: 1 });
      const color = await heading.evaluate((element) => getComputedStyle(element).color);
      await expect(heading.getByText(shown(home.hero.highlight), { exact: true })).toHaveCSS(
        "color",
        color,
      );
    });
  });
}
