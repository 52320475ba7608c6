import { expect, type Locator, type Page } from "@playwright/test";
import { messages } from "./content";

/** Waits until the page is hydrated. */
export async function expectHydrated(page: Page): Promise<void> {
  const isReady = () => "ready" in document.documentElement.dataset;
  // `expect` alone checks only after 100, 350 and 850 ms, which adds up over all visits.
  await page.waitForFunction(isReady, undefined, { polling: 20 });
}

/** Opens a page and waits until it is hydrated, in its own fonts. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Stops the page's clock, which the test has installed. From then on it runs only when the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  // It can't stop in the past, so this minute is for a busy machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Opens a page like {@link visit}, with a stopped clock. */
export async function visitWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  await stopClock(page);
}

/**
 * Holds back requests.
 * @param url matches their addresses; by default, those of the site's own scripts
 * @returns a function that releases these and all later requests
 */
export async function holdBack(page: Page, url = /localhost.*\.js$/): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => released.then(() => route.fallback()));
  return () => release();
}

/** Reloads the page without scripts. */
export async function reloadWithoutScripts(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.reload();
}

/** The menu in the header, or in the drawer while that is open. */
export const mainNavigation = (page: Page): Locator =>
  page.getByRole("navigation", { name: messages.mainNavigation });

export const footerLink = (page: Page, label: string): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });

/** A window with room for the menu. */
export const withMenu = { width: 2048, height: 800 };

/** Waits until the focus is on an element or inside it. */
export const expectFocusWithin = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((node) => node.contains(document.activeElement))).toBe(true);

/** Waits until an element is below the header, in the upper half of the window, and has stopped moving. */
export async function expectBelowHeader(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    const [before, after] = [await element.boundingBox(), await element.boundingBox()];
    expect(after).toEqual(before);
    const header = await page.getByRole("banner").boundingBox();
    expect(after?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(after?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }).toPass();
}

/** How far the page is scrolled, in pixels. */
export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Turns the wheel of the mouse, and waits until the page is where it leads. */
export async function turnWheel(page: Page, way: number): Promise<void> {
  const before = await scrollPosition(page);
  await page.mouse.wheel(0, way);
  await expect.poll(() => scrollPosition(page)).toBe(before + way);
}

/** Waits until the browser has drawn some frames. */
export const drawFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Whether headlines and text are drawn in our fonts, and not in those that stand in for them. Runs in the page. */
export const drawsOwnFonts = () =>
  ["h1", "body"].every((selector) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const widthIn = (families: string) => {
      const probe = document.createElement("span");
      // Figures are wider in ours.
      probe.textContent = "0".repeat(20);
      Object.assign(probe.style, { position: "fixed", fontFamily: families, fontWeight });
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const [, ...others] = fontFamily.split(", ");
    return widthIn(fontFamily) !== widthIn(others.join(", "));
  });

/** The text spacing that pages must allow (WCAG 1.4.12). */
export const textSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }";

/** Text at twice its size. */
export const doubleText = "html { font-size: 200% !important; }";

/** Applies a style sheet to the page, as a visitor's own. The page's policy forbids a `style` element. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Whether each part of the page, which hydrates by itself, has done so. Runs in the page. */
export const isHydratedWhole = () =>
  [...document.querySelectorAll("main *")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__react")),
  );

/** Replaces every text by an element, as the translators of browsers do. Runs in the page. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("script, style")) continue;
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

interface Point {
  x: number;
  y: number;
}

/** Drags a finger from one point of the window to another in ten moves. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let move = 1; move <= 10; move += 1) {
    const x = from.x + ((to.x - from.x) * move) / 10;
    const y = from.y + ((to.y - from.y) * move) / 10;
    await touch("touchMove", [{ x, y }]);
  }
  await touch("touchEnd", []);
}
