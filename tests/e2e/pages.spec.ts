import type { Page } from "@playwright/test";
import { holdBack, visit } from "../support/actions";
import { debateWords, messages, notFound, sectionOf, withTokens } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { guides } from "../support/routes";

test("a tap on a guide's debate works before scripts load", async ({ page }) => {
  const own = guides.find(({ body }) => body.parts.some(({ component }) => component === "Debate"));
  const release = await holdBack(page, /\/app-[^/]*\.js$/);
  await page.goto(`${own?.path}`, { waitUntil: "commit" });
  const next = page.getByRole("button", { name: debateWords.next, exact: true });
  await next.click();
  await expect(next).toBeFocused();
  release();
  // It moves to the next argument.
  await expect(next).not.toBeFocused();
});

test("the contents of a guide lead to its sections", async ({ page }) => {
  const [longest] = guides.toSorted((a, b) => b.body.headings.length - a.body.headings.length);
  const { path, body } = longest ?? { path: "/", body: { headings: [] } };
  await visit(page, path);
  const contents = page.getByRole("navigation", { name: messages.contents });
  await expect(contents.getByRole("link")).toHaveText(
    body.headings.map(({ title }) => withTokens(title)),
  );
  const last = body.headings.at(-1);
  await contents.getByRole("link").last().click();
  await expect(page).toHaveURL(`${path}#${last?.anchor}`);
  const heading = page.getByRole("heading", { name: withTokens(last?.title ?? ""), exact: true });
  await expect(heading).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test.describe("an unknown address", () => {
  test.use({ expectedFailures: /\/foo-Bar_baz\/below(\/page-data\.json)?$/ });

  test("shows the 404 page, whose links lead on", async ({ page }) => {
    await visit(page, "/education/foo-Bar_baz/below");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      withTokens(notFound.hero.title),
    );
    await expect(page).toHaveTitle(withTokens(notFound.metadata.title));
    const [first] = sectionOf(notFound, "links").links;
    const link = page.getByRole("main").getByRole("link", { name: withTokens(first?.label ?? "") });
    await link.click();
    await expect(page).toHaveURL(first?.to ?? "");
    await expect(page).not.toHaveTitle(withTokens(notFound.metadata.title));
  });
});

test.describe("a page's first picture", () => {
  const files = /\/static\/.*\.webp/;
  test.use({ expectedFailures: files });

  const hero = (page: Page) => page.getByRole("figure").first().getByRole("img");

  test("has its own crop for phones", async ({ page }) => {
    // Not a number until the picture has loaded.
    const widthToHeight = () =>
      hero(page).evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/pilot-program");
    await expect.poll(widthToHeight).toBeLessThan(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(widthToHeight).toBeGreaterThan(1);
  });

  test("follows the system's color mode until the visitor chooses", async ({ page }) => {
    const address = () => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
    await visit(page, "/pilot-program");
    await expect.poll(address).not.toBe("");
    const light = await address();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(address).not.toBe(light);
    await page.getByRole("banner").getByRole("button", { name: messages.switchToLight }).click();
    await expect.poll(address).toBe(light);
    await page.reload();
    await expect.poll(address).toBe(light);
  });

  test("is logged when it fails, and leaves a red frame", async ({ page }) => {
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
