import type { Locator, Page } from "@playwright/test";
import { expectBelowHeader, footerLink, scrollPosition, visit } from "../../support/actions";
import type { Behavior } from "../../support/behaviors";
import { faq, labels, pricing, sectionOf, site, withTokens } from "../../support/content";
import { expect, test } from "../../support/guardedTest";

const faqHeading = (page: Page) =>
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
      await expect(faqHeading(page)).toBeInViewport();
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
    "Route change: smoothly to the top or the element, below the header",
    async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      for (const label of [labels.education, labels.faq]) {
        await visit(page, "/about");
        const link = footerLink(page, label);
        await link.scrollIntoViewIfNeeded();
        const heading = await page.getByRole("heading", { level: 1 }).textContent();
        // How far the new page is scrolled in each frame.
        const frames = await page.evaluateHandle((old) => {
          const seen: number[] = [];
          const noteScroll = () => {
            if (document.querySelector("h1")?.textContent !== old) seen.push(window.scrollY);
            requestAnimationFrame(noteScroll);
          };
          noteScroll();
          return seen;
        }, heading);
        await link.click();
        if (label === labels.faq) await expectBelowHeader(page, faqHeading(page));
        else await expect.poll(() => scrollPosition(page)).toBe(0);
        const seen = await frames.jsonValue();
        const way = Math.max(...seen) - Math.min(...seen);
        expect(way).toBeGreaterThan(0);
        expect(way).toBeLessThanOrEqual(800);
        const anchor = label === labels.faq ? "#faq" : "#gatsby-focus-wrapper";
        await expect(page.locator(anchor)).toBeFocused();
      }
    },
  ],
  [
    "A hash link to a collapsed target opens it",
    async (page) => {
      const { slug = "", question = "" } = faq[1] ?? {};
      await visit(page, `/pricing#${slug}`);
      const target = page.getByRole("button", { name: withTokens(question), exact: true });
      await expect(target).toHaveAttribute("aria-expanded", "true");
      await expectBelowHeader(page, target);
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
