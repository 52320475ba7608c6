import type { Locator, Page } from "@playwright/test";
import { footerLink, scrollPosition, visit } from "../../support/actions";
import type { Behavior } from "../../support/behaviors";
import { labels, pricing, sectionOf, site } from "../../support/content";
import { expect, test } from "../../support/guardedTest";

const faq = (page: Page) =>
  page.getByRole("heading", { name: sectionOf(pricing, "questions").title });
const footerLogo = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: site.brand, exact: true });

/** Follows a link, and waits until the page has scrolled. Returns whether it jumped. */
const jumpsAfter = async (page: Page, link: Locator): Promise<boolean> => {
  // At once, and to its last event, which would end the wait.
  await link.evaluate(async (node) => {
    node.scrollIntoView({ behavior: "instant", block: "center" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const scroll = await page.evaluateHandle(() => {
    // A jump is there as soon as it is called. How many frames a smooth scroll takes depends on the machine.
    const end = new Promise((resolve) => {
      window.addEventListener("scrollend", resolve, { once: true });
    });
    const seen = { called: false, jumped: false, end };
    const watch = (target: Window | Element, name: "scrollTo" | "scrollIntoView") => {
      const original: (...how: unknown[]) => void = Reflect.get(target, name);
      Reflect.set(target, name, function (this: unknown, ...how: unknown[]) {
        seen.called = true;
        const before = window.scrollY;
        original.apply(this, how);
        if (window.scrollY !== before) seen.jumped = true;
      });
    };
    watch(window, "scrollTo");
    watch(Element.prototype, "scrollIntoView");
    return seen;
  });
  await link.click();
  return scroll.evaluate(async (seen) => {
    await seen.end;
    if (!seen.called) throw new Error("The browser has scrolled, and not the page.");
    return seen.jumped;
  });
};

const behaviors: Behavior[] = [
  [
    "A link to the current route scrolls smoothly to the top",
    async (page) => {
      await visit(page, "/");
      expect(await jumpsAfter(page, footerLogo(page))).toBe(false);
      expect(await scrollPosition(page)).toBe(0);
    },
  ],
  [
    "If the URL has a hash, scroll smoothly to that element",
    async (page) => {
      await visit(page, "/pricing");
      expect(await jumpsAfter(page, footerLink(page, labels.faq))).toBe(false);
      await expect(faq(page)).toBeInViewport();
    },
  ],
  [
    "The same hash link scrolls again",
    async (page) => {
      // Without a scroll that the next press would meet.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, "/pricing");
      const section = page.getByRole("region", {
        name: sectionOf(pricing, "questions").title,
        exact: true,
      });
      const top = () => section.evaluate((node) => node.getBoundingClientRect().top);
      // The link is at the foot of the page, far below.
      for (let press = 0; press < 2; press += 1) {
        await jumpsAfter(page, footerLink(page, labels.faq));
        expect(await top()).toBeGreaterThanOrEqual(0);
      }
    },
  ],
  [
    "A hash without its element leaves the page as it is",
    async (page) => {
      await visit(page, "/pricing#no-such-place");
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    },
  ],
  [
    "With reduced motion, scrolling is instant",
    async (page) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, "/");
      expect(await jumpsAfter(page, footerLogo(page))).toBe(true);
      expect(await scrollPosition(page)).toBe(0);
    },
  ],
];

for (const [words, proof] of behaviors) test(words, ({ page }) => proof(page));
