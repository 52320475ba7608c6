import { expect, type Locator, type Page } from "@playwright/test";
import { messages } from "./content";

/** Opens a page and waits until its scripts answer: links to dialogs are buttons from then on. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "Schedule Consultation" })).toBeVisible();
}

/** Opens a page as {@link visit} does, with a clock that stands still until the test moves it. */
export async function visitWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** The menu of the header, or of the drawer while that is open. */
export const mainNavigation = (page: Page): Locator => page.getByRole("navigation", { name: messages.mainNavigation });

/** Waits until the focus is on an element or inside it. */
export const expectFocusWithin = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((node) => node.contains(document.activeElement))).toBe(true);

/** How far the page is scrolled, in pixels. */
export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
