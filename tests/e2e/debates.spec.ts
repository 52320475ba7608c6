import type { Page } from "@playwright/test";
import { changeInWords } from "../../src/sections/debate/words";
import { expectAccessible } from "../support/accessibility";
import { drag, holdBack, reloadWithoutScripts, scrollPosition, visit } from "../support/actions";
import {
  debate,
  debateSection,
  filled,
  integrations,
  messages as shared,
  shown,
  debateWords as words,
} from "../support/content";
import { expect, test } from "../support/test";

/** The site's own scripts. */
const ownScripts = /localhost.*\.js$/;
const total = debate.arguments.length;
const section = (page: Page) => page.getByRole("region", { name: shown(debateSection.title) });
const slider = (page: Page) => section(page).getByRole("slider");
const button = (page: Page, name: string) =>
  section(page).getByRole("button", { name, exact: true });

/** The sheet next to the page's heading. */
const sheet = (page: Page) => page.getByRole("figure").filter({ hasText: debate.question });
const sheetSlider = (page: Page) => sheet(page).getByRole("slider", { name: shared.standNow });
const movedAfterTwo = (points: number) =>
  filled(words.movedAfter, { change: changeInWords(points, words), number: 2 });

/** Scrolls the section into view and waits for the walk. */
const open = async (page: Page) => {
  await section(page).scrollIntoViewIfNeeded();
  await expect(button(page, words.begin)).toBeVisible();
};

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap moves the scale, and a swipe scrolls the page", async ({ page }) => {
    await visit(page, "/");
    await open(page);
    const box = await slider(page).boundingBox();
    await slider(page).tap({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) / 2 } });
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(30);
    const place = await slider(page).boundingBox();
    const from = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 };
    const before = await scrollPosition(page);
    await drag(page, from, { x: from.x, y: from.y + 200 }, true);
    await expect.poll(() => scrollPosition(page)).toBeLessThan(before - 100);
  });
});

test("the walk loads late, and sends and stores nothing", async ({ page }) => {
  const consent = page.waitForRequest(integrations.consent.script);
  await visit(page, "/");
  await consent;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${request.url()}`));
  await expect(button(page, words.begin)).toHaveCount(0);
  await open(page);
  expect(requests.some((request) => ownScripts.test(request))).toBe(true);
  await slider(page).fill("10");
  await button(page, words.begin).click();
  expect(requests.filter((request) => !request.startsWith("GET http://localhost"))).toEqual([]);
  expect(await page.evaluate(() => [window.localStorage.length, document.cookie])).toEqual([0, ""]);
});

test("nothing shifts when the walk replaces the list", async ({ page }) => {
  const note = section(page).getByText(debate.note);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/");
    const release = await holdBack(page, ownScripts);
    // Sections get their real height only when they come near, so one scroll might not be enough.
    await expect(async () => {
      await note.scrollIntoViewIfNeeded();
      await expect(note).toBeInViewport({ timeout: 1000 });
    }).toPass();
    const place = await note.boundingBox();
    release();
    await expect(button(page, words.begin)).toBeVisible();
    expect(await note.boundingBox(), `at ${width} px`).toEqual(place);
    const begin = await button(page, words.begin).boundingBox();
    expect((begin?.y ?? 0) + (begin?.height ?? 0)).toBeLessThan(place?.y ?? 0);
  }
});

test.describe("when the walk can't load", () => {
  test.use({ expectedFailures: ownScripts });

  test("the whole list shows", async ({ page }) => {
    await visit(page, "/");
    await page.route(ownScripts, (route) => route.abort());
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).getByText(debate.arguments[0]?.text ?? "")).toBeVisible();
    await expect(section(page).getByText(debate.commonGround[0]?.claim ?? "")).toBeVisible();
    await expect(slider(page)).toHaveCount(0);
  });
});

/** Checks that the whole debate is a list, with every word. */
const expectList = async (page: Page) => {
  const { arguments: all, commonGround } = debate;
  const items = section(page).getByRole("listitem");
  await expect(items).toHaveCount(all.length + commonGround.length);
  for (const [index, { label, claim, text }] of all.entries()) {
    await expect(items.nth(index)).toContainText(label);
    for (const part of [claim, text]) await expect(items.nth(index).getByText(part)).toBeVisible();
  }
  for (const { claim } of commonGround) await expect(items.getByText(claim)).toBeVisible();
  await expect(page.getByRole("slider")).toHaveCount(0);
};

test("a debate prints and works without scripts", async ({ page }) => {
  await visit(page, `/#${debateSection.anchor}`);
  await expect(button(page, words.begin)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expectList(page);
  await page.emulateMedia({ media: "screen" });
  await reloadWithoutScripts(page);
  await expectList(page);
});

test("with reduced motion, all steps are accessible and nothing moves", async ({ page }) => {
  test.slow();
  const expectSound = () => expectAccessible(page, `#${debateSection.anchor}`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await open(page);
  await expectSound();
  await button(page, words.begin).click();
  await slider(page).fill("-12");
  await expectSound();
  for (let step = 1; step < total; step += 1) await button(page, words.next).click();
  await button(page, words.finish).click();
  await section(page).getByText(words.table).click();
  await expectSound();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("a position that is set before scripts run is kept", async ({ page }) => {
  const release = await holdBack(page, ownScripts);
  await page.goto("/");
  await sheetSlider(page).focus();
  await page.keyboard.press("PageDown");
  release();
  await expect(sheet(page).getByRole("status")).toHaveText(movedAfterTwo(-10));
  await expect(sheetSlider(page)).toHaveValue("-10");
});
