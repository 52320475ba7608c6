import type { Page } from "@playwright/test";
import { palettes } from "../../src/theme/colors";
import { visit } from "../support/actions";
import { messages } from "../support/content";
import { expect, test } from "../support/guardedTest";

const rgb = (hex: string) =>
  `rgb(${hex
    .match(/[0-9a-f]{2}/gi)
    ?.map((part) => Number.parseInt(part, 16))
    .join(", ")})`;

/** Checks the page and the browser's toolbars. */
const expectMode = async (page: Page, mode: "light" | "dark", system: "light" | "dark") => {
  const color = palettes[mode].background;
  await expect(page.locator("html")).toHaveCSS("background-color", rgb(color));
  const toolbars = page.locator(`meta[name='theme-color'][media*=${system}]`);
  await expect(toolbars).toHaveAttribute("content", color);
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
    const scripts = /localhost.*\.js$/;
    test.use({ colorScheme: system, expectedFailures: scripts });

    test("the choice of the other mode is remembered", async ({ page }) => {
      await visit(page, "/");
      await expectMode(page, system, system);
      await buttonTo(page, other).click();
      await expectMode(page, other, system);
      await visit(page, "/about");
      await expectMode(page, other, system);
      await page.emulateMedia({ colorScheme: other });
      await expectMode(page, other, other);
      await page.emulateMedia({ colorScheme: system });
      await page.route(scripts, (route) => route.abort());
      await page.goto("/pricing");
      await expect(page.locator("html"), "before the scripts load").toHaveCSS(
        "background-color",
        rgb(palettes[other].background),
      );
    });
  });
}

test("a page in another tab follows the switch", async ({ page, context }) => {
  await visit(page, "/");
  const other = await context.newPage();
  await visit(other, "/about");
  await buttonTo(other, "dark").click();
  await expectMode(page, "dark", "light");
});

test("a switch changes all colors at once", async ({ page }) => {
  await visit(page, "/");
  const changing = await buttonTo(page, "dark").evaluate((button: HTMLButtonElement) => {
    button.click();
    return document.getAnimations().length;
  });
  await expectMode(page, "dark", "light");
  expect(changing, "colors that change slowly").toBe(0);
});

test("forced colors also replace those of a chosen mode", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await visit(page, "/");
  await buttonTo(page, "light").click();
  await expect(page.locator("html.theme-ui-light")).toHaveCSS(
    "--theme-ui-colors-text",
    "CanvasText",
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page follows the system", async ({ page }) => {
    await page.goto("/");
    for (const system of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: system });
      await expectMode(page, system, system);
    }
  });
});
