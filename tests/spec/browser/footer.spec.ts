import { visit } from "../../support/actions";
import type { Behavior } from "../../support/behaviors";
import { consent, navigation, site, withTokens } from "../../support/content";
import { expect, test } from "../../support/guardedTest";
import { script } from "../../support/network";

const footer: Behavior[] = [
  [
    "Four columns on medium screens and wider",
    async (page) => {
      await visit(page, "/about");
      const footer = page.getByRole("contentinfo");
      const logo = footer.getByRole("link", { name: site.brand, exact: true });
      const titles = navigation.footer.map(({ title }) =>
        footer.getByRole("heading", { name: withTokens(title) }),
      );
      for (const width of [640, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const boxes = await Promise.all([logo, ...titles].map((head) => head.boundingBox()));
        const lefts = boxes.map((box) => Math.round(box?.x ?? Number.NaN));
        expect(lefts, `at ${width} px`).toEqual([...new Set(lefts)].sort((a, b) => a - b));
        const tops = boxes.map((box) => box?.y ?? Number.NaN);
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(40);
      }
    },
  ],
  [
    "Logo 150px wide",
    async (page) => {
      await visit(page, "/about");
      const logo = page
        .getByRole("contentinfo")
        .getByRole("link", { name: site.brand, exact: true })
        .locator(":scope > *");
      for (const width of [390, 640, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect((await logo.boundingBox())?.width, `at ${width} px`).toBeCloseTo(150, 0);
      }
    },
  ],
  [
    "Consent Preferences opens a third-party consent tool",
    async (page) => {
      const tool = `window.${consent.openFunction} = () => { document.title = "Your choices"; }`;
      await page.route(consent.script, script(tool));
      await visit(page, "/about");
      await page.getByRole("button", { name: consent.label }).click();
      await expect(page).toHaveTitle("Your choices");
    },
  ],
];

for (const [words, proof] of footer) test(words, ({ page }) => proof(page));
