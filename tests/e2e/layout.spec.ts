import type { Page } from "@playwright/test";
import {
  addStyles,
  doubleText,
  drawFrames,
  expectHydrated,
  holdBack,
  visit,
} from "../support/actions";
import { labels, site } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { looks, routes } from "../support/routes";

/** Finds text that a visitor can't read without scrolling sideways, or at all. Runs in the page. */
const layoutProblems = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
  const range = document.createRange();
  const main = document.querySelector("main") ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? "";
    const parent = node.parentElement;
    // Not every browser has the words that it needs to hyphenate.
    const { hyphens, hyphenateLimitChars } = getComputedStyle(parent ?? main);
    const shortest = hyphens === "auto" ? Number.parseInt(hyphenateLimitChars, 10) : 99;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (lines > 1 && word.length < shortest)
        problems.push(`a word breaks in two without a hyphen: ${word}`);
    }
    if (!parent?.checkVisibility?.({ opacityProperty: true, visibilityProperty: true })) continue;
    // Text that is only for screen readers is clipped on purpose.
    const clipped = [parent, parent.parentElement].some(
      (one) => one && getComputedStyle(one).clipPath !== "none",
    );
    if (!text.trim() || clipped || parent.closest("[role=status]")) continue;
    range.selectNodeContents(node);
    for (const { left, right, width } of range.getClientRects()) {
      if (width > 1 && (left < 0 || right > clientWidth)) problems.push(`text is cut off: ${text}`);
    }
  }
  return problems;
};

/** Replaces every text with a word of 47 letters, returns how far the page overflows, and restores the texts. Runs in the page. */
const overflowOfLongWords = () => {
  // Skips figures, which are short and stay on one line.
  const elements = [
    ...document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, figcaption)"),
  ].filter(
    (element) => element.children.length === 0 && getComputedStyle(element).whiteSpace !== "nowrap",
  );
  const texts = elements
    .flatMap((element) => [...element.childNodes])
    .map((node) => ({ node, words: node.nodeValue }));
  for (const { node } of texts)
    node.nodeValue = node.previousSibling ? "" : "Donaudampfschifffahrtselektrizitätenhauptwerk47";
  const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  for (const { node, words } of texts) node.nodeValue = words;
  return overflow;
};

/** Adds up the layout shifts that no input causes. Runs in the page. */
const noteShifts = () => {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput)
        Object.assign(window, { shifted: Number(Reflect.get(window, "shifted")) + entry.value });
    }
  }).observe({ type: "layout-shift", buffered: true });
};

const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, "shifted")));

/** Scrolls down to the end, so that every picture has been in view. Runs in the page. */
const scrollDown = async () => {
  for (let top = 0; top <= document.documentElement.scrollHeight; top += 500) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
};

/** The pictures on a page, each with the width that was sent and the width on the screen, in pixels. Runs in the page. */
const measuredPictures = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>("main img")].map(async (image) => {
      await image.decode();
      const sent = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      const needed = image.getBoundingClientRect().width * window.devicePixelRatio;
      return { address: image.currentSrc, sent: sent.width, needed };
    }),
  );

/**
 * Opens a page and scrolls down. Expects that nothing shifts and that pictures come in their size.
 * @param check runs before scrolling; what it shifts doesn't count
 */
async function expectStill(page: Page, path: string, check?: () => Promise<void>): Promise<void> {
  await visit(page, path);
  let atFirst = await shifted(page);
  if (atFirst > 0.01) {
    // On a busy machine, fonts can come just after the first paint and move a line. All else moves without them, too.
    await page.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
    await visit(page, path);
    atFirst = await shifted(page);
    await page.unroute(/\.woff2$/);
  }
  await check?.();
  await drawFrames(page);
  const checked = await shifted(page);
  await page.evaluate(scrollDown);
  for (const { address, sent, needed } of await page.evaluate(measuredPictures)) {
    const what = `${path}: ${address} has ${sent} pixels for ${needed}`;
    expect.soft(sent / needed, what).toBeLessThanOrEqual(1.5);
  }
  expect.soft(atFirst + (await shifted(page)) - checked, path).toBeLessThanOrEqual(0.01);
}

test.beforeEach(({ page }) => page.addInitScript(noteShifts));

test.describe("on a phone", () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, deviceScaleFactor: 2 });

  test("every page fits five widths and stands still", async ({ page }) => {
    // A page before the first, so that the browser has the fonts: what late fonts move is a test of its own.
    await visit(page, "/evidence");
    for (const { path } of routes) {
      await expectStill(page, path, async () => {
        for (const width of [390, 320, 640, 768, 1280]) {
          const where = `${path} at ${width} px`;
          await page.setViewportSize({ ...phone, width });
          expect.soft(await page.evaluate(layoutProblems), where).toEqual([]);
          if (width < 640)
            expect.soft(await page.evaluate(overflowOfLongWords), where).toBeLessThanOrEqual(0);
        }
        await page.setViewportSize(phone);
      });
    }
  });

  test("fonts that arrive late don't move a page, and are on the next", async ({ page }) => {
    const logo = page.getByRole("banner").getByText(site.brand);
    const width = async () => (await logo.boundingBox())?.width;
    // A paragraph would break elsewhere.
    await page.setViewportSize({ ...phone, width: 412 });
    const release = await holdBack(page, /\.woff2$/);
    // The page paints with fallback fonts first.
    await page.goto("/briefs", { waitUntil: "commit" });
    await expectHydrated(page);
    const fallback = await width();
    release();
    await page.evaluate(() => document.fonts.ready);
    await drawFrames(page);
    expect(await shifted(page)).toBeLessThanOrEqual(0.01);
    await page.getByRole("contentinfo").getByRole("link", { name: labels.education }).click();
    await expect.poll(width).not.toBe(fallback);
  });
});

test("each kind of page stands still on a wide screen", async ({ page }) => {
  await visit(page, "/evidence");
  for (const path of looks) await expectStill(page, path);
});

test("a heading with a long word fits a page at 400%", async ({ page }) => {
  await page.setViewportSize({ width: 256, height: 600 });
  await visit(page, "/accessibility");
  expect(await page.evaluate(layoutProblems)).toEqual([]);
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
