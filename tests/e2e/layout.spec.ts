import type { Page } from "@playwright/test";
import { localizedPath } from "../../src/shared/languages";
import {
  addStyles,
  doubleText,
  drawFrames,
  drawsOwnFonts,
  expectHydrated,
  footerLink,
  holdBack,
  textSpacing,
  visit,
} from "../support/actions";
import { home, labels, sectionOf } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { layoutProblems } from "../support/layout";
import { languagesWith, pathsOfVariants } from "../support/routes";

/** Adds up the layout shifts that no input causes. Runs in the page. */
const noteShifts = () => {
  const counted = Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) counted.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, "shifted")));

/** Scrolls down to the end, so that every picture has been in view. Returns whether the browser drew each step. Runs in the page. */
const scrollDown = async () => {
  for (let top = 0; top <= document.documentElement.scrollHeight; top += 500) {
    window.scrollTo({ top, behavior: "instant" });
    const isDrawn = await new Promise((resolve) => {
      requestAnimationFrame(() => resolve(true));
      setTimeout(() => resolve(false), 10_000);
    });
    if (!isDrawn) return false;
  }
  return true;
};

/**
 * Opens a page in a tab and scrolls down. In a few of a hundred such visits (counted on two processors), Chromium 156 stops drawing
 * the tab for good. After that, a new tab takes its place.
 * @returns the tab that shows the page
 * @throws when the browser stops drawing three tabs in a row
 */
async function scrolledDown(tab: Page, path: string): Promise<Page> {
  let page = tab;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await visit(page, path);
    if (await page.evaluate(scrollDown)) return page;
    const fresh = await page.context().newPage();
    await page.close();
    page = fresh;
  }
  throw new Error(`${path}: the browser stopped drawing the page in three tabs`);
}

/** The pictures on a page, each with the width that was sent and the width on the screen, in pixels. Runs in the page. */
const measuredImages = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>("main img")].map(async (image) => {
      await image.decode();
      const sent = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      const needed = image.getBoundingClientRect().width * window.devicePixelRatio;
      return { url: image.currentSrc, sent: sent.width, needed };
    }),
  );

test.beforeEach(({ context }) => context.addInitScript(noteShifts));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, deviceScaleFactor: 2 });

    test("each kind of page stands still, with pictures in their size", async ({
      context,
      page,
    }) => {
      let tab = page;
      for (const path of pathsOfVariants) {
        tab = await scrolledDown(tab, path);
        if ((await shifted(tab)) > 0.01) {
          // On a busy machine a font comes late, which is a test of its own.
          await context.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
          tab = await scrolledDown(tab, path);
          expect(await shifted(tab), path).toBeLessThanOrEqual(0.01);
        }
        for (const { url, sent, needed } of await tab.evaluate(measuredImages)) {
          const what = `${path}: ${url} has ${sent} pixels for ${needed}`;
          expect.soft(sent / needed, what).toBeGreaterThan(0.99);
          expect.soft(sent / needed, what).toBeLessThanOrEqual(1.5);
        }
      }
    });
  });
}

test("fonts that come late show, and hardly move the page", async ({ page }) => {
  const fonts = /\.woff2$/;
  for (const path of languagesWith("/pricing").map(({ language }) =>
    localizedPath(language, "/pricing"),
  )) {
    const release = await holdBack(page, fonts);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await drawFrames(page);
    expect(await page.evaluate(drawsOwnFonts), `${path} before its fonts`).toBe(false);
    release();
    await page.waitForFunction(drawsOwnFonts, undefined, { polling: 20 });
    await drawFrames(page);
    expect(await shifted(page), path).toBeLessThanOrEqual(0.02);
    await page.unroute(fonts);
  }
});

test("scripts that start leave the fonts alone, so that no text moves", async ({ page }) => {
  await page.addInitScript(() => {
    const first = () => Object.assign(window, { faces: [...document.fonts] });
    document.addEventListener("DOMContentLoaded", first);
  });
  await page.goto("/about");
  await expectHydrated(page);
  await footerLink(page, labels.education).click();
  await page.waitForURL("/education");
  const lost = await page.evaluate(() => {
    const { faces } = window as unknown as { faces: FontFace[] };
    return faces.length === 0 || faces.some((face) => !document.fonts.has(face));
  });
  expect(lost).toBe(false);
});

test("closed details take no room once scripts run", async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
  for (const path of ["/organizations", "/pricing"]) {
    const release = await holdBack(page);
    await page.goto(path, { waitUntil: "commit" });
    const height = async () => (await page.getByRole("main").boundingBox())?.height;
    await page.getByRole("contentinfo").waitFor();
    const before = await height();
    release();
    await expectHydrated(page);
    await drawFrames(page);
    expect(await height(), path).toBe(before);
  }
});

test("a row that scrolls sideways does so by keyboard", async ({ page }) => {
  const { phones } = sectionOf(home, "links", { anchor: "apps" });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  const last = page.getByRole("heading", { name: phones?.write });
  await expect(last).not.toBeInViewport();
  const row = page.getByRole("group").filter({ has: last });
  await row.focus();
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
});

test("a heading with a long word fits a page at 400%", async ({ page }) => {
  await page.setViewportSize({ width: 256, height: 600 });
  await visit(page, "/accessibility");
  expect(await page.evaluate(layoutProblems)).toEqual([]);
});

test("text with more space fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ["/", "/about", "/pilot-program"]) {
    await visit(page, path);
    await addStyles(page, textSpacing);
    const problems = await page.evaluate(layoutProblems);
    const cut = problems.filter((problem) => !problem.startsWith("a word"));
    expect.soft(cut, path).toEqual([]);
  }
});

test("text at 200% fits the page", async ({ page }) => {
  for (const { path, width } of [
    { path: "/government-sector", width: 1280 },
    { path: "/education/academic-benefits", width: 768 },
    { path: "/", width: 320 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    await addStyles(page, doubleText);
    const problems = await page.evaluate(layoutProblems);
    const cut = problems.filter((problem) => !problem.startsWith("a word"));
    expect.soft(cut, path).toEqual([]);
  }
});
