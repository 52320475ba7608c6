import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { messages } from "../support/content";
import { expect, test } from "../support/test";

test.describe("the picture beside the heading", () => {
  const hero = (page: Page) => page.getByRole("figure").first().getByRole("img");
  const shown = (page: Page) => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);

  test("is fetched before other things, and those further down only when they come near", async ({ page }) => {
    await visit(page, "/government-sector/use-cases");
    const pictures = page.getByRole("main").getByRole("img");
    await expect(pictures.last()).toHaveAttribute("loading", "lazy");
    await visit(page, "/pilot-program");
    await expect(hero(page)).toHaveAttribute("loading", "eager");
    await expect(hero(page)).toHaveAttribute("fetchpriority", "high");
  });

  test("has a cut of its own for phones, follows the system's color mode, and the visitor's own choice before it", async ({ page }) => {
    const isTall = () => hero(page).evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/pilot-program");
    await expect.poll(isTall).toBe(true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(isTall).toBe(false);

    const light = await shown(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => shown(page)).not.toBe(light);
    await page.getByRole("banner").getByRole("button", { name: messages.switchToLight }).click();
    await expect.poll(() => shown(page)).toBe(light);
    await page.reload();
    await expect.poll(() => shown(page)).toBe(light);
    await expect(hero(page)).toBeVisible();
  });
});

test.describe("a picture that does not load", () => {
  test.use({ expectedFailures: /\/static\/.*\.(avif|webp)/ });

  for (const path of ["/pilot-program", "/government-sector"]) {
    test(`${path}: is reported on the console and framed in red, with its text in its place`, async ({ page }) => {
      await visit(page, path);
      const room = await page.getByRole("figure").first().getByRole("img").boundingBox();
      await page.route(/\/static\/.*\.(avif|webp)/, (route) => route.abort());
      const told = page.waitForEvent("console", (message) => message.text().startsWith("The picture of this page did not load"));
      await visit(page, path);
      expect((await told).type()).toBe("error");
      const picture = page.getByRole("figure").first().getByRole("img");
      const [red = 0, ...others] = await picture.evaluate((node) => getComputedStyle(node).borderTopColor.match(/\d+/g)?.map(Number) ?? []);
      for (const other of others.slice(0, 2)) expect(red).toBeGreaterThan(other + 100);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { x, y, width, height } = (await picture.boundingBox()) ?? room ?? {};
      expect([x, width]).toEqual([room?.x, room?.width]);
      expect(Math.abs((y ?? 0) - (room?.y ?? 0))).toBeLessThanOrEqual(2);
      expect(Math.abs((height ?? 0) - (room?.height ?? 0)), "the frame is 2 px thicker on either side").toBeLessThanOrEqual(4);
    });
  }

  test("keeps its room further down the page too, with its text alternative and caption", async ({ page }) => {
    await page.route(/\/static\/.*\.(avif|webp)/, (route) => route.abort());
    await visit(page, "/government-sector/use-cases");
    const picture = page.getByRole("main").getByRole("img").last();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    await expect(picture).toHaveAccessibleName(/.{20,}/);
    const { width, height, ratio } = await picture.evaluate((image: HTMLImageElement) => ({
      ...image.getBoundingClientRect().toJSON(),
      ratio: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
    }));
    expect(width / height).toBeCloseTo(ratio, 1);
  });
});
