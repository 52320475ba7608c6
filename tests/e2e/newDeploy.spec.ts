import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { about, faq, shown } from "../support/content";
import { expect, test } from "../support/test";

// With less motion, the way to a link at the foot of a page is instant.
test.use({ expectedFailures: /localhost.*\.js|chunk [\w-]+ failed/, contextOptions: { reducedMotion: "reduce" } });

/**
 * The site is deployed anew while the page stands open: its hashed scripts are gone, and the build has another name; until
 * a whole page is fetched, which is of the new build.
 * @param files which of the old files are gone
 */
const deployAnew = async (page: Page, files: RegExp) => {
  let old = true;
  await page.route("**/*", (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.url().includes("localhost")) old = false;
    if (old && files.test(request.url())) return route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" });
    if (old && request.url().endsWith("/app-data.json")) return route.fulfill({ json: { webpackCompilationHash: "of-the-new-build" } });
    return route.fallback();
  });
};

const pageAlive = (page: Page) =>
  expect(page.getByRole("contentinfo").getByRole("button", { name: "Schedule Consultation" })).toBeVisible();

for (const { kept, files } of [
  { kept: "gone", files: /localhost.*\.js$/ },
  { kept: "still there", files: /no file at all/ },
]) {
  test(`after a new deploy, with the old files ${kept}, a link leads to its place on the new page, and Back leads back`, async ({
    page,
  }) => {
    await visit(page, "/about");
    await deployAnew(page, files);
    await page.evaluate(() => Object.assign(window, { ofTheOldBuild: true }));
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/pricing#faq");
    await expect(page.getByText(faq[0]?.question ?? "").first()).toBeInViewport();
    await pageAlive(page);
    expect(await page.evaluate(() => Reflect.get(window, "ofTheOldBuild"))).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(shown(about.hero.title));
  });
}
