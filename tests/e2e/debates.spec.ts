import type { Page } from "@playwright/test";
import { positionInWords } from "../../src/debate/words";
import { ownLanguage } from "../../src/shared/languages";
import { expectAccessible } from "../support/accessibility";
import {
  addStyles,
  doubleText,
  drag,
  drawFrames,
  holdBack,
  isHydratedWhole,
  scrollPosition,
  visit,
} from "../support/actions";
import {
  consent,
  debate,
  home,
  sectionOf,
  withTokens,
  debateWords as words,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { inLanguage } from "../support/languages";
import { sitePages } from "../support/routes";

const total = debate.arguments.length;
const slider = (page: Page) => page.getByRole("slider", { name: words.scale });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sheet = (page: Page, language = ownLanguage) =>
  page
    .getByRole("figure")
    .filter({ has: page.getByRole("slider", { name: inLanguage(language).debateWords.scale }) });
const nextStep = (page: Page) =>
  page.getByRole("link", { name: withTokens(debate.next.label) }).first();

/** Reads from the first argument to the last, however many there are; `look` is called at each. */
const readToLast = async (page: Page, look: () => unknown = () => {}) => {
  const next = button(page, words.next);
  const either = next.or(button(page, words.finish));
  for (await either.waitFor(); await next.isVisible(); await either.waitFor()) {
    await next.press("Enter");
    await look();
  }
};

/** Reads from the first argument to the end. */
const readToEnd = async (page: Page) => {
  await readToLast(page);
  await button(page, words.finish).press("Enter");
};

test("the first screen opens on the first argument, with a scale", async ({ page }) => {
  for (const { path, language } of sitePages().filter(({ file }) => file === "pages/home.json")) {
    const { debateWords } = inLanguage(language);
    await visit(page, path);
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [768, 844],
      [1280, 720],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      const claim = sheet(page, language).getByRole("heading", { level: 3 });
      await expect(claim).toHaveCount(1);
      const scale = page.getByRole("slider", { name: debateWords.scale });
      for (const part of [claim, scale, button(page, debateWords.next)])
        await expect(part, `${path} at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

/** What has the focus, and whether something covers it; undefined outside the main part. Runs in the page. */
const focused = () => {
  const element = document.activeElement;
  if (!element?.closest("main")) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const isCovered = !element.contains(there) && !there?.contains(element);
  return { words: element.textContent, isCovered };
};

test("on a phone, nothing covers what has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/education");
  const expectUncovered = (found: ReturnType<typeof focused>) =>
    expect(found, found?.words ?? "").toMatchObject({ isCovered: false });
  for (const [key, before] of [
    ["Tab", page.getByRole("main")],
    ["Shift+Tab", page.getByRole("contentinfo").getByRole("link").first()],
  ] as const) {
    await before.focus();
    await page.keyboard.press(key);
    for (let found = await page.evaluate(focused); found; found = await page.evaluate(focused)) {
      expectUncovered(found);
      await page.keyboard.press(key);
    }
  }
  await readToLast(page, async () => expectUncovered(await page.evaluate(focused)));
});

test("the strip leaves two thirds of a low window free", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, "/");
  const claim = sheet(page).getByRole("heading", { level: 3 });
  const showClaim = () => claim.evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
  await showClaim();
  await expect(button(page, words.next)).toBeInViewport({ ratio: 1 });
  await addStyles(page, doubleText);
  await showClaim();
  await expect(button(page, words.next)).not.toBeInViewport();
});

test("the result begins below the header on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/education");
  await page.getByRole("button", { name: words.next, exact: true }).focus();
  await readToEnd(page);
  const result = page.getByRole("heading", { name: words.unmoved });
  const header = await page.getByRole("banner").evaluate((node) => node.clientHeight);
  const top = (await result.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual(header);
  expect(top).toBeLessThan(header + 40);
});

test("on a phone, the end without a move has one path", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await readToEnd(page);
  const paths = page.getByRole("figure").first().locator("path[stroke-linecap=round]");
  const shown = () =>
    paths.evaluateAll((all) => all.filter((path) => path.checkVisibility()).length);
  await expect.poll(shown).toBe(1);
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
  await expect(page.getByRole("heading", { name: words.unmoved })).toBeVisible();
});

test("the button stays in its place from argument to argument", async ({ page }) => {
  await visit(page, "/");
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const primary = button(page, words.next).or(button(page, words.finish));
    const inStrip = width < 900;
    // In a strip at the bottom of the window; in the column, on the page, because focus may scroll it.
    const middle = () =>
      primary.evaluate((node, fixed) => {
        const { y, height } = node.getBoundingClientRect();
        return y + height / 2 + (fixed ? 0 : window.scrollY);
      }, inStrip);
    // The strip begins higher, because nothing is answered yet.
    if (inStrip) await primary.press("Enter");
    const before = await middle();
    for (let step = inStrip ? 2 : 1; step < total; step += 1) {
      await primary.press("Enter");
      expect(await middle()).toBeCloseTo(before, 0);
    }
    await button(page, words.finish).press("Enter");
    await button(page, words.again).press("Enter");
  }
});

/** A reader who moves by chance, by 0, 10 or 50 points, or from end to end, always the same for a number. */
function readerWith(number: number): number[] {
  let state = number + 1;
  const chance = (below: number) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
  let position = 0;
  return Array.from({ length: 12 }, () => {
    const change = [0, 10, 50, chance(101)][chance(4)] ?? 0;
    position = Math.max(-50, Math.min(50, position + (chance(2) ? change : -change)));
    return position;
  });
}

interface Reading {
  positions: number[];
  words: typeof words;
}

/** Reads the page's debates to the end as a reader, and returns the words that a line touches. Runs in the page. */
const wordsUnderLines = async ({ positions, words: { next, finish, again } }: Reading) => {
  const found: string[] = [];
  let lines = 0;
  const measure = (sheet: Element) => {
    // The strip of a phone is in its own place then, and not above the path.
    sheet.scrollIntoView({ block: "end", behavior: "instant" });
    const boxes = [...sheet.querySelectorAll("ol path")].map((path) =>
      path.getBoundingClientRect(),
    );
    lines += boxes.filter(({ height, width }) => height + width > 0).length;
    // The ring goes around words, so its points count.
    const rings = [...sheet.querySelectorAll<SVGPathElement>("div > svg > path")];
    const points = rings.flatMap((path) =>
      // While hidden, it has no place on the screen.
      Array.from({ length: path.getClientRects().length && 60 }, (_, at) =>
        path
          .getPointAtLength((path.getTotalLength() * at) / 60)
          .matrixTransform(path.getScreenCTM() ?? undefined),
      ),
    );
    const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      // Words for screen readers are clipped.
      if (getComputedStyle(element).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (
          width > 1 &&
          (boxes.some(
            (box) =>
              box.left < right && box.right > left && box.top < bottom - 2 && box.bottom > top + 2,
          ) ||
            points.some(({ x, y }) => x > left && x < right && y > top + 2 && y < bottom - 2))
        )
          found.push(text.textContent ?? "");
    }
  };
  for (const sheet of document.querySelectorAll("figure")) {
    const press = async (...names: string[]) => {
      const control = [...sheet.querySelectorAll("button")].find(({ textContent }) =>
        names.includes(textContent ?? ""),
      );
      control?.click();
      await Promise.resolve();
      return control?.textContent;
    };
    measure(sheet);
    if (!sheet.querySelector("input")) continue;
    for (const position of positions) {
      const scale = sheet.querySelector("input");
      if (!scale) break;
      scale.stepUp(-position - Number(scale.value));
      scale.dispatchEvent(new Event("input", { bubbles: true }));
      await Promise.resolve();
      measure(sheet);
      await press(next, finish);
    }
    measure(sheet);
    await press(again);
  }
  return { found: [...new Set(found)], lines };
};

const withDebate = sitePages().filter((page) => /"debate":|<Debate /.test(JSON.stringify(page)));

for (const { path, language } of withDebate)
  test(`no line of the debate on ${path} overlaps a word`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, path);
    await page.waitForFunction(isHydratedWhole);
    const { debateWords } = inLanguage(language);
    for (const [number, width] of [320, 390, 768, 1024, 1280, 1920].entries()) {
      await page.setViewportSize({ width, height: 844 });
      const { found, lines } = await page.evaluate(wordsUnderLines, {
        positions: readerWith(number),
        words: debateWords,
      });
      expect(found, `at ${width} px`).toEqual([]);
      // Phones show long arguments without columns.
      if (width > 700) expect(lines).toBeGreaterThan(0);
    }
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.emulateMedia({ media: "print" });
    const printed = await page.evaluate(wordsUnderLines, { positions: [], words: debateWords });
    expect(printed.found).toEqual([]);
  });

/** Whether two texts overlap. Runs in the page. */
const overlap = (texts: (Node | null)[]) => {
  const [a, b] = texts.map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text ?? document.body);
    return range.getBoundingClientRect();
  });
  if (!a || !b) throw new Error("Two texts are needed.");
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

for (const { path, language } of withDebate.filter(({ file }) => file === "pages/home.json"))
  test(`the words of the scale on ${path} don't overlap`, async ({ page }) => {
    const { messages, debateWords } = inLanguage(language);
    await visit(page, path);
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      const scale = page.getByRole("slider", { name: debateWords.scale }).locator("..");
      const words = [debateWords.undecided, messages.sideFor, messages.sideAgainst].map((text) =>
        scale.getByText(text, { exact: true }).elementHandle(),
      );
      const [standing = null, ...sides] = await Promise.all(words);
      for (const pair of [[standing, sides[0] ?? null], [standing, sides[1] ?? null], sides])
        expect(await page.evaluate(overlap, pair), `at ${width} px`).toBe(false);
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

  test("a tap moves the scale, and a swipe across it scrolls the page", async ({ page }) => {
    await visit(page, "/");
    const box = await slider(page).boundingBox();
    await slider(page).tap({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) / 2 } });
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(30);
    const slid = await slider(page).boundingBox();
    const from = { x: (slid?.x ?? 0) + 20, y: (slid?.y ?? 0) + (slid?.height ?? 0) / 2 };
    const before = await scrollPosition(page);
    const value = await slider(page).inputValue();
    await drag(page, from, { x: from.x, y: from.y - 200 });
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before + 100);
    await expect(slider(page)).toHaveValue(value);
  });
});

test("with reduced motion, all steps are accessible and nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  // everyPage.spec.ts asks it of the first.
  await slider(page).press("PageUp");
  await readToEnd(page);
  await expectAccessible(page, "main");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("a debate in small draws itself once, when it comes into view", async ({ page }) => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { drawn: 0 });
    document.addEventListener("animationend", () => counted.drawn++);
  });
  const drawn = () => page.evaluate(() => Number(Reflect.get(window, "drawn")));
  /** How much draws itself now. The header moves by transitions. */
  const drawing = () =>
    page.evaluate(
      () => document.getAnimations().filter((one) => one instanceof CSSAnimation).length,
    );
  const { cards, title } = sectionOf(home, "cards", { anchor: "features" });
  const heading = (name: string) => page.getByRole("heading", { name: withTokens(name) });
  const last = heading(cards.at(-1)?.title ?? "");
  await visit(page, "/");
  await page.waitForFunction(isHydratedWhole);
  expect(await drawn()).toBe(0);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(drawn).toBeGreaterThan(0);
  await expect.poll(drawing).toBe(0);
  const once = await drawn();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await heading(title).scrollIntoViewIfNeeded();
  await last.scrollIntoViewIfNeeded();
  await drawFrames(page);
  expect(await drawing()).toBe(0);
  expect(await drawn()).toBe(once);
});

test("a position that is set before scripts run is kept", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/", { waitUntil: "commit" });
  await slider(page).focus();
  await page.keyboard.press("PageDown");
  release();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", positionInWords(10, words));
  await expect(slider(page)).toHaveValue("-10");
});
