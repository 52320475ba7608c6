import type { Page } from "@playwright/test";
import { about, labels } from "../support/content";
import { expect, test } from "../support/guardedTest";

test.use({ expectedFailures: /breadcrumb|destructure|React error/ });

/** Makes the breadcrumbs of a page throw. */
const breakPage = (page: Page) =>
  page.route(/page-data\.json$/, async (route) => {
    const json = await (await route.fetch()).json();
    json.result.data.page.breadcrumbs = [null];
    await route.fulfill({ json });
  });

/** How the page looks, without places, which follow from fonts that may be late. */
const looks = (page: Page) =>
  page.locator("html, body, h1, main a, main section, footer, footer a").evaluateAll((parts) =>
    parts.map((part) => {
      const { font, color, backgroundColor, margin, padding, display } = getComputedStyle(part);
      return { font, color, backgroundColor, margin, padding, display };
    }),
  );

for (const colorScheme of ["light", "dark"] as const) {
  test(`a page that crashes looks as without scripts in ${colorScheme} mode`, async ({
    browser,
    page,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, colorScheme });
    await page.emulateMedia({ colorScheme });
    await breakPage(page);
    for (const path of ["/about", "/pricing", "/government-sector"]) {
      await plain.goto(new URL(path, test.info().project.use.baseURL).href);
      await page.goto(path);
      await expect(page.locator("html:not(.js)")).toBeAttached();
      await expect.poll(() => looks(page)).toEqual(await looks(plain));
    }
    await page.unrouteAll({ behavior: "wait" });
    await page.getByRole("contentinfo").getByRole("link", { name: labels.about }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(about.hero.title);
    await plain.close();
  });
}
