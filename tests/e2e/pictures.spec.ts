import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { messages } from "../support/content";
import { expect, test } from "../support/test";

const hero = (page: Page) => page.getByRole("figure").first().getByRole("img");

test.describe("the picture next to the heading", () => {
  const shown = (page: Page) => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);

  test("loads with high priority", async ({ page }) => {
    await visit(page, "/pilot-program");
    await expect(hero(page)).toHaveAttribute("loading", "eager");
    await expect(hero(page)).toHaveAttribute("fetchpriority", "high");
  });

  test("has its own crop for phones and follows the system's color mode, unless the visitor chooses another mode", async ({
    page,
  }) => {
    // Not a number until the picture has loaded.
    const widthToHeight = () =>
      hero(page).evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/pilot-program");
    await expect.poll(widthToHeight).toBeLessThan(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(widthToHeight).toBeGreaterThan(1);

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

test("pictures further down load only when they come near, and move nothing", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await visit(page, "/government-sector/use-cases");
  await page.waitForLoadState("load");
  const pictures = page.getByRole("main").getByRole("img");
  const far = await pictures.evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((image) => image.getBoundingClientRect().top > 3 * window.innerHeight)
      .map((image) => image.currentSrc),
  );
  expect(far.length).toBeGreaterThan(0);
  expect(far.filter(Boolean)).toEqual([]);

  const tops = () =>
    pictures.evaluateAll((images) =>
      images.map((image) => image.getBoundingClientRect().top + window.scrollY),
    );
  const before = await tops();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(await tops()).toEqual(before);
});

test.describe("a picture that doesn't load", () => {
  test.use({ expectedFailures: /\/static\/.*\.(avif|webp)/ });

  for (const path of ["/pilot-program", "/government-sector"]) {
    test(`on ${path} is reported on the console and replaced by its text in a red frame`, async ({
      page,
    }) => {
      await visit(page, path);
      const room = await hero(page).boundingBox();
      await page.route(/\/static\/.*\.(avif|webp)/, (route) => route.abort());
      const reported = page.waitForEvent("console", (message) =>
        message.text().startsWith("The picture of this page did not load"),
      );
      await visit(page, path);
      expect((await reported).type()).toBe("error");
      const [red = 0, ...others] = await hero(page).evaluate(
        (node) => getComputedStyle(node).borderTopColor.match(/\d+/g)?.map(Number) ?? [],
      );
      for (const other of others.slice(0, 2)) expect(red).toBeGreaterThan(other + 100);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { x, y, width, height } = (await hero(page).boundingBox()) ?? room ?? {};
      expect([x, width]).toEqual([room?.x, room?.width]);
      expect(Math.abs((y ?? 0) - (room?.y ?? 0))).toBeLessThanOrEqual(2);
      expect(
        Math.abs((height ?? 0) - (room?.height ?? 0)),
        "the frame is 2 px thicker on either side",
      ).toBeLessThanOrEqual(4);
    });
  }

  test("keeps its space further down the page too, with its text alternative", async ({ page }) => {
    await page.route(/\/static\/.*\.(avif|webp)/, (route) => route.abort());
    await visit(page, "/government-sector/use-cases");
    const picture = page.getByRole("main").getByRole("img").last();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    await expect(picture).toHaveAccessibleName(/.{20,}/);
    const { width, height, ratio } = await picture.evaluate((image: HTMLImageElement) => ({
      ...image.getBoundingClientRect().toJSON(),
      ratio: Number(image.getAttribute("width")) / Number(image.getAttribute("height")),
    }));
    expect(width / height).toBeCloseTo(ratio, 1);
  });
});
