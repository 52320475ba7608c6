import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { messages } from "../support/content";
import { expect, test } from "../support/guardedTest";

const hero = (page: Page) => page.getByRole("figure").first().getByRole("img");
const withTokens = (page: Page) =>
  hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);

test("the first picture has its own crop for phones", async ({ page }) => {
  // Not a number until the picture has loaded.
  const widthToHeight = () =>
    hero(page).evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/pilot-program");
  await expect.poll(widthToHeight).toBeLessThan(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(widthToHeight).toBeGreaterThan(1);
});

test("a picture follows the system's color mode until the visitor chooses", async ({ page }) => {
  await visit(page, "/pilot-program");
  await expect.poll(() => withTokens(page)).not.toBe("");
  const light = await withTokens(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => withTokens(page)).not.toBe(light);
  await page.getByRole("banner").getByRole("button", { name: messages.switchToLight }).click();
  await expect.poll(() => withTokens(page)).toBe(light);
  await page.reload();
  await expect.poll(() => withTokens(page)).toBe(light);
  await expect(hero(page)).toBeVisible();
});

test.describe("a picture that doesn't load", () => {
  const files = /\/static\/.*\.webp/;
  test.use({ expectedFailures: files });

  test("is logged, and keeps its space in a red frame", async ({ page }) => {
    await visit(page, "/pilot-program");
    const room = await hero(page).boundingBox();
    await page.route(files, (route) => route.abort());
    const logged = page.waitForEvent("console", (message) => /picture/.test(message.text()));
    await visit(page, "/pilot-program");
    expect((await logged).type()).toBe("error");
    const [red = 0, green = 0, blue = 0] = await hero(page).evaluate(
      (node) => getComputedStyle(node).borderTopColor.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(red).toBeGreaterThan(Math.max(green, blue) + 100);
    const { width = 0, height = 0 } = (await hero(page).boundingBox()) ?? {};
    expect(width).toBe(room?.width);
    expect(Math.abs(height - (room?.height ?? 0)), "the thicker frame").toBeLessThanOrEqual(4);
  });
});
