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
  // At once, and to its last event: this scroll must not add positions.
  await link.evaluate(async (node) => {
    node.scrollIntoView({ behavior: "instant", block: "center" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
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
      // A jump has one.
      expect(count).toBeGreaterThan(1);
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
    "The same hash link scrolls again",
    async (page) => {
      // Without a scroll that the next press would meet.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, "/pricing");
      const section = page.getByRole("region", {
        name: sectionOf(pricing, "faq").title,
        exact: true,
      });
      const top = () => section.evaluate((node) => node.getBoundingClientRect().top);
      // The link is at the foot of the page, far below.
      for (let press = 0; press < 2; press += 1)
        await positionsAfter(page, footerLink(page, labels.faq), () =>
          expect.poll(top).toBeGreaterThanOrEqual(0),
        );
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
