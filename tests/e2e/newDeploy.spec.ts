import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { about, faq, labels, shown } from "../support/content";
import { expect, test } from "../support/test";

// With reduced motion, scrolling to a link in the footer is instant.
test.use({ expectedFailures: /localhost.*\.js|chunk [\w-]+ failed/, contextOptions: { reducedMotion: "reduce" } });

/**
 * Stands in for a new deploy while the page is open: old files are gone, and the build has another hash. Ends when the browser
 * loads a page in full, which is from the new build.
 * @param files matches the old files that are gone
 */
const deployNewBuild = async (page: Page, files: RegExp) => {
  let old = true;
  await page.route("**/*", (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.url().includes("localhost")) old = false;
    if (old && files.test(request.url())) return route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" });
    if (old && request.url().endsWith("/app-data.json")) return route.fulfill({ json: { webpackCompilationHash: "of-the-new-build" } });
    return route.fallback();
  });
};

const expectHydrated = (page: Page) =>
  expect(page.getByRole("contentinfo").getByRole("button", { name: labels.consultation })).toBeVisible();

for (const { oldFiles, files } of [
  { oldFiles: "gone", files: /localhost.*\.js$/ },
  { oldFiles: "still there", files: /no file at all/ },
]) {
  test(`after a new deploy, with the old files ${oldFiles}, a link opens the right place on the new page, and Back works`, async ({
    page,
  }) => {
    await visit(page, "/about");
    await deployNewBuild(page, files);
    await page.evaluate(() => Object.assign(window, { ofTheOldBuild: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: labels.faq }).click();
    await expect(page).toHaveURL("/pricing#faq");
    await expect(page.getByText(faq[0]?.question ?? "").first()).toBeInViewport();
    await expectHydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, "ofTheOldBuild"))).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(shown(about.hero.title));
  });
}
