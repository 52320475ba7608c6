import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { messages } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

// Each test visits every page.
test.describe.configure({ timeout: 120_000 });

const paths = routes.map(({ path }) => path);

/** Looks at every page at some widths. */
async function onEveryPage(page: Page, widths: readonly number[], look: (where: string) => Promise<void>) {
  for (const path of paths) {
    await page.setViewportSize({ width: widths[0] ?? 1280, height: 900 });
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await look(`${path} at ${width} px`);
    }
  }
}

test("every arrow of a sheet has a line, also between points at the same height", async ({ page }) => {
  await onEveryPage(page, [1280], async (where) => {
    const flat = await page
      .locator("main ol > li[aria-hidden] > svg")
      .evaluateAll(
        (lines) => lines.map((line) => line.getBoundingClientRect()).filter(({ width, height }) => width < 1 || height < 1).length,
      );
    expect.soft(flat, where).toBe(0);
  });
});

test("the arrow from a step ends before the number of the next one", async ({ page }) => {
  await onEveryPage(page, [900, 1280], async (where) => {
    const struck = await page.locator("main ol > li > span[aria-hidden]").evaluateAll((numbers) =>
      numbers.flatMap((number) => {
        const next = number.parentElement?.nextElementSibling?.querySelector(":scope > span[aria-hidden]");
        const head = getComputedStyle(number, "::after");
        if (!next || head.display === "none" || head.content === "none") return [];
        const end = number.getBoundingClientRect().right - Number.parseFloat(head.right);
        return end > next.getBoundingClientRect().left - 4 ? [number.textContent] : [];
      }),
    );
    expect.soft(struck, where).toEqual([]);
  });
});

test("no underline goes on below a space, and no arrow stands alone on a line", async ({ page }) => {
  await onEveryPage(page, [320, 390, 1280], async (where) => {
    const faults = await page.locator("main a").evaluateAll((links) =>
      links.flatMap((link) => {
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
        const apart = sign.top > letter.bottom || sign.bottom < letter.top;
        return text !== text.trim() || /\u00a0$/.test(text) || apart ? [text] : [];
      }),
    );
    expect.soft(faults, where).toEqual([]);
  });
});

test("no rule meets another without words or a picture between them", async ({ page }) => {
  await onEveryPage(page, [390, 1280], async (where) => {
    const meetings = await page.evaluate(() => {
      const shown = (element: Element) => element.checkVisibility?.() !== false && element.getBoundingClientRect().width > 0;
      const main = document.querySelector("main") ?? document.body;
      const elements = [...main.querySelectorAll("*")].filter(shown);
      // Rules alone: what has a border at its side too is a box.
      const rules = elements.flatMap((element) => {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const wide = (side: string) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0;
        if (wide("left") || wide("right") || box.width < 200 || style.position === "absolute") return [];
        const at = (y: number) => ({ y: y + scrollY, left: box.left, right: box.right });
        return [...(wide("top") ? [at(box.top)] : []), ...(wide("bottom") ? [at(box.bottom)] : [])];
      });
      const filled = elements
        .filter(
          (element) =>
            /^(IMG|svg|INPUT|BUTTON|IFRAME)$/i.test(element.tagName) || [...element.childNodes].some((node) => node.nodeType === 3),
        )
        .map((element) => element.getBoundingClientRect())
        .map(({ top, bottom, left, right }) => ({ top: top + scrollY, bottom: bottom + scrollY, left, right }));
      const sorted = rules.sort((a, b) => a.y - b.y);
      return sorted.flatMap((rule, index) => {
        const next = sorted
          .slice(index + 1)
          .find(({ y, left, right }) => y > rule.y + 3 && left < rule.right - 100 && right > rule.left + 100);
        if (!next) return [];
        // Or a heading in the column to the left, which begins at the lower rule.
        const between = filled.some(
          ({ top, bottom, right }) => bottom > rule.y + 1 && top < (right <= next.left ? next.y + 30 : next.y - 1),
        );
        return between ? [] : [`${Math.round(rule.y)} and ${Math.round(next.y)}`];
      });
    });
    expect.soft(meetings, where).toEqual([]);
  });
});

test("no list has marks that look like radio buttons", async ({ page }) => {
  await onEveryPage(page, [1280], async (where) => {
    const rings = await page
      .locator("main li")
      .evaluateAll((items) => items.filter((item) => getComputedStyle(item, "::before").borderRadius === "50%").length);
    expect.soft(rings, where).toBe(0);
  });
});

test("at 320 px nothing is cut off, and the header is a single row above the page", async ({ page }) => {
  await onEveryPage(page, [320], async (where) => {
    const cut = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const parent = node.parentElement;
        const words = node.textContent?.trim();
        if (!words || !parent?.checkVisibility?.({ opacityProperty: true, visibilityProperty: true })) continue;
        // Text for screen readers alone is clipped on purpose.
        if (
          parent.closest("[role=status]") ||
          [parent, parent.parentElement].some((one) => one && getComputedStyle(one).clipPath !== "none")
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, width } of range.getClientRects()) {
          if (width > 1 && (left < 0 || right > document.documentElement.clientWidth)) found.push(words);
        }
      }
      return found;
    });
    expect.soft(cut, where).toEqual([]);
    const header = await page.getByRole("banner").boundingBox();
    const crumb = page.getByRole("navigation", { name: messages.breadcrumbs }).getByRole("listitem");
    const below = await crumb
      .or(page.getByRole("heading", { level: 1 }))
      .first()
      .boundingBox();
    expect(header?.height, where).toBeLessThanOrEqual(80);
    expect((below?.y ?? 0) - (header?.height ?? 0), where).toBeGreaterThanOrEqual(12);
  });
});

test("on /about each line to a heading begins at the rule above it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/about");
  const lines = page.locator("main section [data-slot=mark]:visible");
  expect(await lines.count()).toBeGreaterThan(1);
  for (const line of await lines.all()) {
    const offsets = await line.evaluate((drawing) => {
      const [frame, header] = [drawing.parentElement, drawing.parentElement?.querySelector("[data-slot=header]")];
      const [own, rule, words] = [drawing, frame, header].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
      return { fromRule: Math.abs((own?.top ?? 0) - (rule?.top ?? 0)), toHeading: (words?.left ?? 0) - (own?.right ?? 0) };
    });
    expect(offsets.fromRule).toBeLessThan(3);
    expect(Math.abs(offsets.toHeading)).toBeLessThan(8);
  }
});

test("on a phone the use cases take at most 8,000 px, and each opens its details", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/government-sector/use-cases");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
  const first = page.getByRole("button", { name: messages.viewDetails }).first();
  await first.click();
  await expect(page.getByRole("heading", { name: messages.participants }).first()).toBeVisible();
});

test("on paper headings stay with their words, and what only serves the screen is gone", async ({ page }) => {
  await visit(page, "/pricing");
  await page.emulateMedia({ media: "print" });
  const apart = await page
    .locator("main :is(h1, h2, h3, h4)")
    .evaluateAll((headings) => headings.filter((heading) => getComputedStyle(heading).breakAfter !== "avoid").length);
  expect(apart).toBe(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
});
