import type { Page } from "@playwright/test";
import { addStyles, doubleText, holdBack, visit } from "../support/actions";
import { messages } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/** Finds layout problems that a page can have at any width. Runs in the page. */
const layoutProblems = () => {
  const checks: Record<string, () => string[]> = {
    "a column next to content stays empty below its heading for more than 320 pixels": () =>
      [...document.querySelectorAll("main section[aria-labelledby]")].flatMap((section) => {
        const header = section.querySelector('[data-slot="header"]');
        const content = section.querySelector('[data-slot="content"]');
        if (!header || !content) return [];
        const [heading, body] = [header.getBoundingClientRect(), content.getBoundingClientRect()];
        const sideBySide = heading.right <= body.left + 1 || body.right <= heading.left + 1;
        const follows =
          getComputedStyle(header).position === "sticky" && heading.height < innerHeight;
        const empty = Math.round(body.bottom - heading.bottom);
        return sideBySide && !follows && empty > 320 ? [`${section.id}: ${empty}`] : [];
      }),

    "a link's underline extends below a space, or its arrow is alone on a line": () =>
      [...document.querySelectorAll("main a")].flatMap((link) => {
        const text = link.textContent ?? "";
        const arrow = link.querySelector("svg:last-child");
        if (!arrow || link.getBoundingClientRect().width === 0) return [];
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        let last: Node | undefined;
        while (texts.nextNode()) last = texts.currentNode;
        if (!last) return [];
        const end = document.createRange();
        end.setStart(last, Math.max(0, (last.textContent ?? "").length - 1));
        end.setEnd(last, (last.textContent ?? "").length);
        const [letter, sign] = [end.getBoundingClientRect(), arrow.getBoundingClientRect()];
        return text !== text.trim() || sign.top > letter.bottom || sign.bottom < letter.top
          ? [text]
          : [];
      }),

    "an arrow of a sheet has no line": () =>
      [...document.querySelectorAll("main ol > li[aria-hidden] > svg")]
        .filter((line) => line.checkVisibility())
        .map((line) => line.getBoundingClientRect())
        .filter(({ width, height }) => width < 1 || height < 1)
        .map(({ width, height }) => `${width} by ${height}`),

    "a step's arrow runs into the number of the next step": () =>
      [...document.querySelectorAll("main ol > li > span[aria-hidden]")].flatMap((number) => {
        const next = number.parentElement?.nextElementSibling?.querySelector(
          ":scope > span[aria-hidden]",
        );
        const head = getComputedStyle(number, "::after");
        if (!next || head.display === "none" || head.content === "none") return [];
        const end = number.getBoundingClientRect().right - Number.parseFloat(head.right);
        return end > next.getBoundingClientRect().left - 4 ? [number.textContent ?? ""] : [];
      }),

    "two rules have no text or picture between them": () => {
      const shown = (element: Element) =>
        element.checkVisibility?.() !== false && element.getBoundingClientRect().width > 0;
      const main = document.querySelector("main") ?? document.body;
      const elements = [...main.querySelectorAll("*")].filter(shown);
      // Only rules. An element that also has a border at its side is a box.
      const rules = elements.flatMap((element) => {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const wide = (side: string) =>
          Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
        if (wide("left") || wide("right") || box.width < 200 || style.position === "absolute")
          return [];
        const at = (y: number) => ({ y: y + scrollY, left: box.left, right: box.right });
        return [...(wide("top") ? [at(box.top)] : []), ...(wide("bottom") ? [at(box.bottom)] : [])];
      });
      const filled = elements
        .filter(
          (element) =>
            /^(IMG|svg|INPUT|BUTTON|IFRAME)$/i.test(element.tagName) ||
            [...element.childNodes].some((node) => node.nodeType === 3),
        )
        .map((element) => element.getBoundingClientRect())
        .map(({ top, bottom, left, right }) => ({
          top: top + scrollY,
          bottom: bottom + scrollY,
          left,
          right,
        }));
      const sorted = rules.sort((a, b) => a.y - b.y);
      return sorted.flatMap((rule, index) => {
        const next = sorted
          .slice(index + 1)
          .find(
            ({ y, left, right }) =>
              y > rule.y + 3 && left < rule.right - 100 && right > rule.left + 100,
          );
        if (!next) return [];
        // A heading in the column to the left counts too. It starts at the lower rule.
        const between = filled.some(
          ({ top, bottom, right }) =>
            bottom > rule.y + 1 && top < (right <= next.left ? next.y + 30 : next.y - 1),
        );
        return between ? [] : [`${Math.round(rule.y)} and ${Math.round(next.y)}`];
      });
    },

    "a list has markers that look like radio buttons": () =>
      [...document.querySelectorAll("main li")]
        .filter((item) => getComputedStyle(item, "::before").borderRadius === "50%")
        .map((item) => item.textContent ?? ""),

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

    "parts of the footer lie over each other": () => {
      const parts = [...document.querySelectorAll("footer :is(a, p, h2)")].map((part) => ({
        words: part.textContent,
        box: part.getBoundingClientRect(),
      }));
      return parts.flatMap(({ words, box }, index) =>
        parts
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          )
          .map((other) => `${words} and ${other.words}`),
      );
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

/**
 * Scrolls down to the end, so that every picture has been in view. Runs in the page.
 * @returns the sections whose title covers the lead below it while the page scrolls
 */
const scrollDown = async () => {
  const covered = new Set<string>();
  for (let top = 0; top <= document.documentElement.scrollHeight; top += 500) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    for (const section of document.querySelectorAll("main section")) {
      const title = section.querySelector('[data-slot="title"]')?.getBoundingClientRect();
      const lead = section.querySelector('[data-slot="lead"]')?.getBoundingClientRect();
      if (
        title &&
        lead &&
        title.left < lead.right &&
        lead.left < title.right &&
        title.bottom > lead.top + 1
      )
        covered.add(section.id);
    }
  }
  return [...covered];
};

/** The pictures on a page, each with the width that was sent and the width on the screen, in pixels. Runs in the page. */
const measuredPictures = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>("main img")].map(async (image) => {
      await image.decode();
      const sent = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      const needed = image.getBoundingClientRect().width * window.devicePixelRatio;
      return { address: image.currentSrc, alt: image.alt, sent: sent.width, needed };
    }),
  );

/** Checks that the header is a single row above the page. */
async function expectLowHeader(page: Page) {
  const header = await page.getByRole("banner").boundingBox();
  const crumb = page.getByRole("navigation", { name: messages.breadcrumbs }).getByRole("listitem");
  const below = await crumb
    .or(page.getByRole("heading", { level: 1 }))
    .first()
    .boundingBox();
  expect(header?.height).toBeLessThanOrEqual(80);
  expect((below?.y ?? 0) - (header?.height ?? 0)).toBeGreaterThanOrEqual(12);
}

for (const { widths, height, deviceScaleFactor } of [
  { widths: [1280, 900, 768], height: 800, deviceScaleFactor: 1 },
  { widths: [390, 320], height: 844, deviceScaleFactor: 2 },
]) {
  const [width = 0] = widths;

  test.describe(`at ${widths.join(", ")} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    for (const { path } of routes) {
      test(`${path} has no layout problems, gets its pictures in the size shown, and doesn't shift by itself`, async ({
        page,
      }) => {
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
          if (narrower === 320) await expectLowHeader(page);
        }

        await page.setViewportSize({ width, height });
        await page.evaluate(twoFrames);
        const whenResized = await shifted(page);
        expect(
          await page.evaluate(scrollDown),
          "titles that cover their lead while the page scrolls",
        ).toEqual([]);
        for (const { address, alt, sent, needed } of await page.evaluate(measuredPictures)) {
          expect(alt.length, `${address} has a text alternative`).toBeGreaterThan(20);
          expect(address).toMatch(/\.(avif|webp)$/);
          expect(
            sent / needed,
            `${address}: ${sent} pixels sent for ${needed}`,
          ).toBeLessThanOrEqual(1.5);
        }
        expect(atFirst + (await shifted(page)) - whenResized).toBeLessThanOrEqual(0.01);
      });
    }
  });
}

for (const width of [390, 412]) {
  test(`at ${width} px, fonts that arrive late don't move a page`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
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
}

test("with text at 200%, invitations and debates fit the page", async ({ page }) => {
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

test("on /about, each line to a heading starts at the rule above it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/about");
  const lines = page.locator("main section [data-slot=mark]:visible");
  expect(await lines.count()).toBeGreaterThan(1);
  for (const line of await lines.all()) {
    const offsets = await line.evaluate((drawing) => {
      const [frame, header] = [
        drawing.parentElement,
        drawing.parentElement?.querySelector("[data-slot=header]"),
      ];
      const [own, rule, words] = [drawing, frame, header].map(
        (one) => one?.getBoundingClientRect() ?? new DOMRect(),
      );
      return {
        fromRule: Math.abs((own?.top ?? 0) - (rule?.top ?? 0)),
        toHeading: (words?.left ?? 0) - (own?.right ?? 0),
      };
    });
    expect(offsets.fromRule).toBeLessThan(3);
    expect(Math.abs(offsets.toHeading)).toBeLessThan(8);
  }
});

test("on /government-sector, the closing invitation begins at the same edge as the items", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/government-sector");
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).all();
  const edges = await Promise.all(
    headings.map(async (heading) => Math.round((await heading.boundingBox())?.x ?? 0)),
  );
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(edges).size, `${edges}`).toBe(1);
});

test("on /government-sector/use-cases, the button for details is right below its scenario's words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/government-sector/use-cases");
  const scenarios = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: messages.viewDetails }) });
  expect(await scenarios.count()).toBeGreaterThan(1);
  for (const scenario of await scenarios.all()) {
    const link = await scenario.getByRole("link", { name: messages.readScenario }).boundingBox();
    const button = await scenario.getByRole("button", { name: messages.viewDetails }).boundingBox();
    expect((button?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0)).toBeLessThan(48);
  }
});

test("on a phone, the home page, the audience pages, the use cases and the pricing page stay short", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // One eighth more than now, which leaves room for new content.
  const most = {
    "/": 6960,
    "/education": 5150,
    "/government-sector": 5730,
    "/government-sector/use-cases": 8000,
    "/organizations": 4920,
    "/nonprofits": 4230,
    "/pricing": 5900,
  };
  for (const [path, height] of Object.entries(most)) {
    await visit(page, path);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollHeight), path)
      .toBeLessThanOrEqual(height);
  }
});
