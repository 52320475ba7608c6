import type { Page } from "@playwright/test";
import { positionInWords, resultInWords } from "../../src/debate/words";
import { expectAccessible } from "../support/accessibility";
import { drag, holdBack, scrollPosition, visit } from "../support/actions";
import { consent, debate, withTokens, debateWords as words } from "../support/content";
import { expect, test } from "../support/guardedTest";

/** The site's own scripts. */
const ownScripts = /localhost.*\.js$/;
const total = debate.arguments.length;
const slider = (page: Page) => page.getByRole("slider", { name: words.scale });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const claims = debate.arguments.map(({ claim }) => withTokens(claim));
const sheet = (page: Page) => page.getByRole("figure").filter({ hasText: debate.question });
const nextStep = (page: Page) =>
  page.getByRole("link", { name: withTokens(debate.next.label) }).first();

/** Reads from the first argument to the end. */
const readToEnd = async (page: Page) => {
  for (let step = 1; step < total; step += 1) await button(page, words.next).press("Enter");
  await button(page, words.finish).press("Enter");
};

test("the first screen opens on the first argument, with a scale", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/");
    await expect(sheet(page).getByText(claims[0] ?? "", { exact: true })).toBeInViewport();
    await expect(sheet(page).getByText(claims[1] ?? "", { exact: true })).toBeHidden();
  }
  await expect(button(page, words.next)).toBeInViewport();
});

test("the end of a debate shows the next step at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await readToEnd(page);
  await expect(nextStep(page)).toBeInViewport({ ratio: 1 });
});

test("Back shows the debate as the visitor left it", async ({ page }) => {
  await visit(page, "/");
  await readToEnd(page);
  await nextStep(page).click();
  await expect(page).not.toHaveURL("/");
  await page.goBack();
  await expect(sheet(page).getByText(resultInWords([0], words))).toBeVisible();
});

test("buttons stay in their place from argument to argument", async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/");
    // On the page, because focus may scroll it.
    const place = () =>
      button(page, words.next).evaluate((node) => node.getBoundingClientRect().y + window.scrollY);
    const before = await place();
    await button(page, words.next).press("Enter");
    await expect(button(page, words.back)).toBeVisible();
    expect(await place()).toBeCloseTo(before, 0);
  }
});

test("nothing about a position is sent or stored", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await visit(page, "/");
  await slider(page).press("Home");
  await readToEnd(page);
  const expected = ["GET http://localhost", `GET ${consent.script}`];
  expect(
    requests.filter((request) => !expected.some((start) => request.startsWith(start))),
  ).toEqual([]);
  expect(await page.evaluate(() => [window.localStorage.length, document.cookie])).toEqual([0, ""]);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap moves the scale, and a swipe scrolls the page", async ({ page }) => {
    await visit(page, "/");
    const box = await slider(page).boundingBox();
    await slider(page).tap({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) / 2 } });
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(30);
    const place = await slider(page).boundingBox();
    const from = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 };
    const before = await scrollPosition(page);
    await drag(page, from, { x: from.x, y: from.y - 200 });
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 100);
  });
});

test("with reduced motion, all steps are accessible and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await expectAccessible(page, "main");
  await slider(page).press("PageUp");
  await readToEnd(page);
  await expectAccessible(page, "main");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("a position that is set before scripts run is kept", async ({ page }) => {
  const release = await holdBack(page, ownScripts);
  await page.goto("/", { waitUntil: "commit" });
  await slider(page).focus();
  await page.keyboard.press("PageDown");
  release();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", positionInWords(10, words));
  await expect(slider(page)).toHaveValue("-10");
});
