import type { Locator, Page } from "@playwright/test";
import { footerLink, scrollPosition, visit } from "../../support/actions";
import type { Behavior } from "../../support/behaviors";
import { labels, pricing, sectionOf, site } from "../../support/content";
import { expect, test } from "../../support/guardedTest";

const faq = (page: Page) => page.getByRole("heading", { name: sectionOf(pricing, "faq").title });
const footerLogo = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: site.brand, exact: true });

/** Follows a link, and waits until the page has scrolled. Returns at how many positions it was seen. */
const positionsAfter = async (page: Page, link: Locator, scrolled: () => Promise<unknown>) => {
  // At once: a smooth scroll would add its own positions.
  await link.evaluate((node) => node.scrollIntoView({ behavior: "instant", block: "center" }));
  const positions = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    window.addEventListener("scroll", () => seen.add(window.scrollY));
    return seen;
  });
  await link.click();
  await scrolled();
  return positions.evaluate(({ size }) => size);
};

const atTop = (page: Page) => expect.poll(() => scrollPosition(page)).toBe(0);

const behaviors: Behavior[] = [
  [
    "A link to the current route scrolls smoothly to the top",
    async (page) => {
      await visit(page, "/");
      const count = await positionsAfter(page, footerLogo(page), () => atTop(page));
      expect(count).toBeGreaterThan(2);
    },
  ],
  [
    "If the URL has a hash, scroll smoothly to that element",
    async (page) => {
      await visit(page, "/pricing");
      const link = footerLink(page, labels.faq);
      const count = await positionsAfter(page, link, () => expect(faq(page)).toBeInViewport());
      expect(count).toBeGreaterThan(1);
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
      const count = await positionsAfter(page, footerLogo(page), () => atTop(page));
      expect(count).toBe(1);
    },
  ],
];

for (const [words, proof] of behaviors) test(words, ({ page }) => proof(page));
