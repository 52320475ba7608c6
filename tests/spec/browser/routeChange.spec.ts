import type { Locator, Page } from "@playwright/test";
import { footerLink, scrollPosition, visit } from "../../support/actions";
import type { Behavior } from "../../support/behaviors";
import { labels, pricing, sectionOf, site } from "../../support/content";
import { expect, test } from "../../support/guardedTest";

const faq = (page: Page) => page.getByRole("heading", { name: sectionOf(pricing, "faq").title });
const footerLogo = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: site.brand, exact: true });

/** Follows a link, and waits until the page has scrolled. Returns at how many positions it was seen: a jump has one. */
const positionsAfter = async (page: Page, link: Locator): Promise<number> => {
  // At once, and to its last event: this scroll must not add positions.
  await link.evaluate(async (node) => {
    node.scrollIntoView({ behavior: "instant", block: "center" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const seen = await page.evaluateHandle(() => {
    const positions = new Set<number>();
    window.addEventListener("scroll", () => positions.add(window.scrollY));
    const end = new Promise((resolve) => {
      window.addEventListener("scrollend", resolve, { once: true });
    });
    return { positions, end };
  });
  await link.click();
  return seen.evaluate(async ({ positions, end }) => {
    await end;
    return positions.size;
  });
};

const behaviors: Behavior[] = [
  [
    "A link to the current route scrolls smoothly to the top",
    async (page) => {
      await visit(page, "/");
      expect(await positionsAfter(page, footerLogo(page))).toBeGreaterThan(1);
      expect(await scrollPosition(page)).toBe(0);
    },
  ],
  [
    "If the URL has a hash, scroll smoothly to that element",
    async (page) => {
      await visit(page, "/pricing");
      expect(await positionsAfter(page, footerLink(page, labels.faq))).toBeGreaterThan(1);
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
        name: sectionOf(pricing, "faq").title,
        exact: true,
      });
      const top = () => section.evaluate((node) => node.getBoundingClientRect().top);
      // The link is at the foot of the page, far below.
      for (let press = 0; press < 2; press += 1) {
        await positionsAfter(page, footerLink(page, labels.faq));
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
      expect(await positionsAfter(page, footerLogo(page))).toBe(1);
      expect(await scrollPosition(page)).toBe(0);
    },
  ],
];

for (const [words, proof] of behaviors) test(words, ({ page }) => proof(page));
