import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/** The most pixels that a column beside content can stay empty. */
const mostEmpty = 320;

/** The sections whose heading has a column of its own, with the empty pixels below the heading; none when it follows the content. */
const headingColumns = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section[aria-labelledby]")].flatMap((section) => {
      const header = section.querySelector('[data-slot="header"]');
      const content = section.querySelector('[data-slot="content"]');
      if (!header || !content) return [];
      const [heading, body] = [header.getBoundingClientRect(), content.getBoundingClientRect()];
      const beside = heading.right <= body.left + 1 || body.right <= heading.left + 1;
      if (!beside) return [];
      const follows = getComputedStyle(header).position === "sticky" && heading.height < innerHeight;
      return [{ section: section.id, empty: follows ? 0 : Math.round(body.bottom - heading.bottom) }];
    }),
  );

/** The links that end in an arrow, with what is wrong with each. */
const arrowFaults = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main a")].flatMap((link) => {
      const arrow = link.lastElementChild?.matches("svg")
        ? link.lastElementChild
        : link.querySelector(":scope > span:last-child > svg:last-child");
      const words = arrow?.previousSibling;
      if (!arrow || words?.nodeType !== Node.TEXT_NODE || !words.textContent) return [];
      const text = words.textContent;
      const faults = /\s$/.test(text) ? ["underlined space before the arrow"] : [];
      const end = document.createRange();
      end.setStart(words, text.trimEnd().length - 1);
      end.setEnd(words, text.trimEnd().length);
      const [letter, sign] = [end.getBoundingClientRect(), arrow.getBoundingClientRect()];
      if (sign.top > letter.bottom || sign.bottom < letter.top) faults.push("arrow alone on its line");
      return faults.map((fault) => `${link.textContent}: ${fault}`);
    }),
  );

/** The words that break in two without a hyphen. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const { path } of routes) {
  test(`${path}: no column beside content stays empty, no word breaks, and arrows stay with the words before them`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    for (const { section, empty } of await headingColumns(page)) {
      expect.soft(empty, `pixels left empty below the heading of #${section}`).toBeLessThanOrEqual(mostEmpty);
    }
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await brokenWords(page), `words broken at ${width} px`).toEqual([]);
      expect.soft(await arrowFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}
