import type { Page } from "@playwright/test";
import { holdBack, visit } from "../support/actions";
import { debateWords, messages, withTokens } from "../support/content";
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

test("a tap before scripts load shows at once that it was taken", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page);
  await page.goto("/nonprofits", { waitUntil: "domcontentloaded" });
  const button = page.getByRole("button", { name: messages.viewDetails }).first();
  const outlineStyle = () => button.evaluate((element) => getComputedStyle(element).outlineStyle);
  const note = page.getByRole("status").filter({ hasText: messages.loading });
  await expect(note).toBeHidden();
  await button.click();
  await expect(note).toBeVisible();
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(await outlineStyle()).toBe("dashed");
  release();
  await expect(page.getByRole("button", { name: messages.hideDetails })).toBeVisible();
  await expect(note).toBeHidden();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
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
  // The router followed the link, and not the browser, which would jump.
  await expect(heading).toBeFocused();
  await expect(contents).toBeInViewport();
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
    const url = () => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
    await visit(page, "/pilot-program");
    await expect.poll(url).not.toBe("");
    const light = await url();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(url).not.toBe(light);
    await page.getByRole("banner").getByRole("button", { name: messages.switchToLight }).click();
    await expect.poll(url).toBe(light);
    await page.reload();
    await expect.poll(url).toBe(light);
  });

  test("leaves its room when it fails", async ({ page }) => {
    const frame = async () => {
      const box = await hero(page).boundingBox();
      const border = await hero(page).evaluate((node) => getComputedStyle(node).borderTopWidth);
      return { ...box, border: Number.parseFloat(border) };
    };
    await visit(page, "/pilot-program");
    const there = await frame();
    await page.route(files, (route) => route.abort());
    await visit(page, "/pilot-program");
    await expect.poll(async () => (await frame()).border).toBeGreaterThan(there.border);
    const { width, height = 0 } = await frame();
    expect(width).toBe(there.width);
    expect(Math.abs(height - (there.height ?? 0)), "the thicker frame").toBeLessThanOrEqual(4);
  });
});
