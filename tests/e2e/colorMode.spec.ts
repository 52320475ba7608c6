import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { home, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

/** The lightness of the page's background, from 0 (black) to 255 (white). */
const backgroundLightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const clear = /transparent|, 0\)/;
    const backgrounds = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    const [red = 0, green = 0, blue = 0] =
      (backgrounds.find((color) => !clear.test(color)) ?? "").match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });

/** The lightness of the color that the page sets for the browser's toolbars, from 0 to 255. */
const barLightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")];
    const color =
      metas.find(({ media }) => !media || window.matchMedia(media).matches)?.content ?? "";
    const [red = 0, green = 0, blue = 0] =
      color.match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? [];
    return (red + green + blue) / 3;
  });

const expectLight = (page: Page) =>
  expect.poll(() => backgroundLightness(page)).toBeGreaterThan(230);
const expectDark = (page: Page) => expect.poll(() => backgroundLightness(page)).toBeLessThan(40);

const toDark = (page: Page) => page.getByRole("button", { name: messages.switchToDark });
const toLight = (page: Page) => page.getByRole("button", { name: messages.switchToLight });

for (const scheme of ["light", "dark"] as const) {
  const [expectSystem, expectOther] =
    scheme === "light" ? [expectLight, expectDark] : [expectDark, expectLight];
  const [away, back] = scheme === "light" ? [toDark, toLight] : [toLight, toDark];

  test.describe(`on a system in ${scheme} mode`, () => {
    test.use({ colorScheme: scheme });

    test("the page starts in that mode, a button switches the mode and keeps the focus, and the choice is remembered", async ({
      page,
    }) => {
      await visit(page, "/");
      await expectSystem(page);
      await expect(back(page)).toBeHidden();
      await away(page).focus();
      await page.keyboard.press("Enter");
      await expectOther(page);
      await expect(back(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expectSystem(page);
      await expect(away(page)).toBeFocused();
      await away(page).click();
      await page.reload();
      await expectOther(page);
      await expect
        .poll(async () => (await barLightness(page)) > 128, "the browser's toolbars follow")
        .toBe(scheme === "dark");
      await visit(page, "/about");
      await expectOther(page);
      await expect(back(page)).toBeVisible();
    });

    test("the page follows changes of the system's mode until the visitor chooses a mode", async ({
      page,
    }) => {
      const other = scheme === "light" ? "dark" : "light";
      await visit(page, "/");
      await page.emulateMedia({ colorScheme: other });
      await expectOther(page);
      await back(page).click();
      await expectSystem(page);
      await page.emulateMedia({ colorScheme: scheme });
      await expectSystem(page);
    });

    test.describe("before the site's scripts load", () => {
      test.use({ expectedFailures: /localhost.*\.js$/ });

      test("the page already shows the chosen mode, so nothing flashes", async ({
        page,
        context,
      }) => {
        await visit(page, "/");
        await away(page).click();
        await expectOther(page);
        const second = await context.newPage();
        await second.route(/localhost.*\.js$/, (route) => route.abort());
        await second.goto("/pricing");
        await expectOther(second);
      });
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the page follows the system", async ({ page }) => {
        await page.goto("/");
        await expectSystem(page);
      });
    });
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colors on a ${colorScheme} system, the highlighted words have the color of their heading`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await visit(page, "/");
    const heading = page.getByRole("heading", { level: 1 });
    const color = await heading.evaluate((element) => getComputedStyle(element).color);
    await expect(heading.getByText(shown(home.hero.highlight), { exact: true })).toHaveCSS(
      "color",
      color,
    );
  });
}
