import type { Page } from "@playwright/test";
import { addStyles, doubleText, holdBack, visit } from "../support/actions";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/** Finds text that a visitor can't read. Runs in the page. */
const layoutProblems = () => {
  const checks: Record<string, () => string[]> = {
    "text is cut off": () => {
      const texts = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const parent = node.parentElement;
        const words = node.textContent?.trim();
        if (
          !words ||
          !parent?.checkVisibility?.({ opacityProperty: true, visibilityProperty: true })
        )
          continue;
        // Text that is only for screen readers is clipped on purpose.
        const clipped = [parent, parent.parentElement].some(
          (one) => one && getComputedStyle(one).clipPath !== "none",
        );
        if (clipped || parent.closest("[role=status]")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, width } of range.getClientRects()) {
          if (width > 1 && (left < 0 || right > document.documentElement.clientWidth))
            found.push(words);
        }
      }
      return found;
    },

    "a word breaks in two without a hyphen": () => {
      const texts = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const broken: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}’]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      return broken;
    },
  };
  return Object.entries(checks).flatMap(([what, find]) =>
    find().map((found) => `${what}: ${found}`),
  );
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

/** Waits until the browser has laid out the page and reported its shifts. Runs in the page. */
const twoFrames = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

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

for (const { widths, height, deviceScaleFactor } of [
  { widths: [1280, 768], height: 800, deviceScaleFactor: 1 },
  { widths: [390, 320], height: 844, deviceScaleFactor: 2 },
]) {
  const [width = 0] = widths;

  test.describe(`at ${widths.join(" and ")} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    for (const { path } of routes) {
      test(`${path} fits, stands still, and gets pictures in their size`, async ({ page }) => {
        // Another page first, so that the browser has the fonts: what late fonts move is a test of its own.
        await visit(page, "/evidence");
        await page.addInitScript(noteShifts);
        await visit(page, path);
        const atFirst = await shifted(page);
        for (const narrower of widths) {
          await page.setViewportSize({ width: narrower, height });
          expect.soft(await page.evaluate(layoutProblems), `at ${narrower} px`).toEqual([]);
          if (narrower < 640)
            expect
              .soft(await page.evaluate(overflowOfLongWords), `at ${narrower} px`)
              .toBeLessThanOrEqual(0);
        }
        await page.setViewportSize({ width, height });
        await page.evaluate(twoFrames);
        const whenResized = await shifted(page);
        await page.evaluate(scrollDown);
        for (const { address, sent, needed } of await page.evaluate(measuredPictures))
          expect(
            sent / needed,
            `${address}: ${sent} pixels sent for ${needed}`,
          ).toBeLessThanOrEqual(1.5);
        expect(atFirst + (await shifted(page)) - whenResized).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

test("fonts that arrive late don't move a page", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(noteShifts);
  for (const { path } of routes) {
    const release = await holdBack(page, /\.woff2$/);
    // The page paints with fallback fonts first.
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(twoFrames);
    // A paragraph with a line more or less, as any change of words can bring, counts up to 0.03.
    expect.soft(await shifted(page), path).toBeLessThanOrEqual(0.05);
    await page.unroute(/\.woff2$/);
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
    expect.soft(problems.filter((problem) => problem.startsWith("text is cut off"))).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});
