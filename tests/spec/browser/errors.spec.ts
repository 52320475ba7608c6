import type { Page } from "@playwright/test";
import { localizedPath } from "../../../src/shared/languages";
import { visit } from "../../support/actions";
import type { Behavior } from "../../support/behaviors";
import type { notFound } from "../../support/content";
import { expect, test } from "../../support/guardedTest";
import { type Answer, error, refused } from "../../support/network";
import { languagesWith } from "../../support/routes";

const files = /\/static\/.*\.(webp|avif|png|jpg)/;
const hero = (page: Page) => page.getByRole("figure").first().getByRole("img");

/** How much more red than green or blue the frame of the picture is. */
const rednessOf = (page: Page) =>
  hero(page).evaluate((node) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(node)
        .borderTopColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return red - Math.max(green, blue);
  });

const failing = (named: string, width: number, answer: Answer): Behavior => [
  `A hero image that ${named} is logged and gets a red border, at ${width} px`,
  async (page) => {
    await page.setViewportSize({ width, height: 844 });
    await page.route(files, answer);
    const logged = page.waitForEvent("console", (message) => /picture/.test(message.text()));
    await visit(page, "/pilot-program");
    expect((await logged).type()).toBe("error");
    await expect.poll(() => rednessOf(page)).toBeGreaterThan(100);
  },
];

test.describe("without pictures", () => {
  test.use({ expectedFailures: files });
  const failures = [
    failing("doesn’t load", 1280, refused),
    failing("doesn’t load", 390, refused),
    failing("is answered with an error", 1280, error),
  ];
  for (const [words, proof] of failures) test(words, ({ page }) => proof(page));
});

const loading: Behavior[] = [
  [
    "A hero image that loads keeps its ordinary border",
    async (page) => {
      await visit(page, "/pilot-program");
      const isLoaded = () => hero(page).evaluate((node: HTMLImageElement) => node.complete);
      await expect.poll(isLoaded).toBe(true);
      expect(await rednessOf(page)).toBeLessThan(100);
    },
  ],
];

for (const [words, proof] of loading) test(words, ({ page }) => proof(page));

test.describe("an unknown address", () => {
  test.use({ expectedFailures: /\/foo-bar/ });
  for (const { language, read, withTokens } of languagesWith("/404"))
    test(`Unknown address answers 404 with own page (${language})`, async ({ page }) => {
      const answer = await page.goto(localizedPath(language, "/foo-bar"));
      expect(answer?.status()).toBe(404);
      const { hero } = read("pages/not-found.json") as typeof notFound;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(withTokens(hero.title));
    });
});
