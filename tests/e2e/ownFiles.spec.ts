import type { Page } from "@playwright/test";
import {
  footerLink,
  holdBack,
  isHydratedWhole,
  mainNavigation,
  reloadWithoutScripts,
  stopClock,
  visit,
  visitWithStoppedClock,
} from "../support/actions";
import {
  about,
  debateWords,
  faq,
  labels,
  messages,
  navigation,
  roles,
  withTokens,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { type Answer, error, garbage, html, nothing, refused, script } from "../support/network";
import { formUrl } from "../support/services";

/** The site's own scripts and data, and the errors when they can't hydrate a page. */
const ownFiles =
  /localhost.*\.(js|json)|page resources for|component chunk|chunk [\w-]+ failed|Unexpected token|Unexpected identifier|React error|breadcrumb|destructure|not a child of this node/;

// With reduced motion, scrolling to a link in the footer is instant.
test.use({ expectedFailures: ownFiles, contextOptions: { reducedMotion: "reduce" } });

const missing = html("<h1>Not found</h1>", 404);
const unknownSyntax = script("const tomorrow = a syntax that is not known today;");

/** Answers with the file after a change. */
const changed =
  (change: object): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), ...change } });
  };
/** Makes the breadcrumbs of a page throw. */
const crashing: Answer = async (route) => {
  const json = await (await route.fetch()).json();
  json.result.data.page.breadcrumbs = [null];
  await route.fulfill({ json });
};

/** Answers requests of the page at this path only. */
const onPage =
  (path: string, answer: Answer): Answer =>
  (route) =>
    route.request().frame().url().endsWith(path) ? answer(route) : route.continue();

const framework = /\/framework-[^/]*\.js$/;
const app = /\/app-[^/]*\.js$/;
const siteData = /\/page-data\/sq\/d\/\d+\.json$/;
const appData = /\/page-data\/app-data\.json$/;
const sectionCode = /\/(plans|useCards)-[^/]*\.js$/;
const dataOf = (name: string) => new RegExp(`/page-data/${name}/page-data\\.json$`);

/** Part of the details of the first card on /nonprofits. */
const details = (page: Page) =>
  page.getByRole("heading", { name: withTokens(roles[0]?.staffRoles[0]?.title ?? "") }).first();

/** Checks that a page works without scripts: details are open, the menu is written out, and controls that need scripts are hidden. */
const expectWithoutScripts = async (page: Page, problem: string) => {
  await expect(details(page), problem).toBeVisible();
  await expect(
    page.getByRole("navigation").getByRole("link", { name: labels.education }).first(),
    problem,
  ).toBeVisible();
  await expect(page.getByRole("button", { name: messages.switchToDark }), problem).toBeHidden();
};

type Problem = [name: string, url: RegExp, answer: Answer];

const problemsOfThePage: Record<string, Problem[]> = {
  scripts: [
    ["the framework is blocked", framework, refused],
    ["the app uses a syntax that the browser doesn't know", app, unknownSyntax],
    ["the code of its sections is missing", sectionCode, missing],
  ],
  data: [
    ["the page's data is blocked", dataOf("nonprofits"), refused],
    ["the page's data is garbage", dataOf("nonprofits"), garbage],
    ["the page's data has another shape", dataOf("nonprofits"), changed({ result: {} })],
    ["a part of the page crashes", dataOf("nonprofits"), crashing],
    ["the site's data answers with an error", siteData, error],
  ],
};

test.describe("a page that can't hydrate", () => {
  for (const [part, problems] of Object.entries(problemsOfThePage)) {
    test(`because of its ${part} works without scripts, and its links work`, async ({ page }) => {
      for (const [problem, url, answer] of problems) {
        await page.unrouteAll({ behavior: "wait" });
        await page.route(url, answer);
        await page.goto("/nonprofits", { waitUntil: "domcontentloaded" });
        await expectWithoutScripts(page, problem);
      }
      await page.unrouteAll({ behavior: "wait" });
      await footerLink(page, labels.about).click();
      await expect(page).toHaveURL("/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("works without scripts 8 s after a click, and hydrates later", async ({ page }) => {
    const release = await holdBack(page, app);
    await page.clock.install();
    await page.goto("/nonprofits", { waitUntil: "domcontentloaded" });
    await stopClock(page);
    await page.getByRole("button", { name: messages.viewDetails }).first().click();
    await page.clock.runFor(7999);
    await expect(details(page)).toBeHidden();
    await page.clock.runFor(1);
    await expectWithoutScripts(page, "the app doesn't load");
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await page.clock.resume();
    release();
    await expect(page.getByRole("button", { name: messages.switchToDark })).toBeVisible();
    await expect(details(page)).toBeHidden();
  });
});

/** How the page looks, without places, which follow from fonts that may be late. */
const appearance = (page: Page) =>
  page.locator("html, body, h1, main a, main section, footer, footer a").evaluateAll((parts) =>
    parts.map((part) => {
      const { font, color, backgroundColor, margin, padding, display } = getComputedStyle(part);
      return { font, color, backgroundColor, margin, padding, display };
    }),
  );

test("a page that crashes in dark mode looks as without scripts", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/");
  await page.waitForFunction(isHydratedWhole);
  // React then can't add what the next argument needs.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("figure ol > li")) part.remove();
  });
  await page.getByRole("button", { name: debateWords.next, exact: true }).click();
  await expect(page.locator("html:not(.js)")).toBeAttached();
  const crashed = await appearance(page);
  await reloadWithoutScripts(page);
  expect(crashed).toEqual(await appearance(page));
});

test("a page hydrates without the file that names the newest build", async ({ page }) => {
  await page.route(appData, error);
  await visit(page, "/nonprofits");
});

const problemsOfTheNextPage: Record<string, Problem[]> = {
  build: [
    ["a newer one has replaced its files", /localhost.*\.js$/, missing],
    // The page that the browser then loads is of the new build, so for that one the file doesn't change.
    [
      "a newer one is there next to its files",
      appData,
      onPage("/about", changed({ webpackCompilationHash: "of-the-new-build" })),
    ],
  ],
  code: [
    ["that of its sections is missing", sectionCode, missing],
    [
      "its data names code that this build doesn't have",
      dataOf("pricing"),
      changed({ componentChunkName: "component---of-tomorrow" }),
    ],
    ["the newest build is unknown", appData, error],
  ],
  data: [
    ["it is blocked", dataOf("pricing"), refused],
    ["it has another shape", dataOf("pricing"), changed({ result: {} })],
  ],
};

for (const [part, problems] of Object.entries(problemsOfTheNextPage)) {
  test(`links and Back work when the next page's ${part} is broken`, async ({ page }) => {
    for (const [problem, url, answer] of problems) {
      await visit(page, "/about");
      await page.route(url, answer);
      const reloaded = page.waitForEvent("load");
      await footerLink(page, labels.faq).click();
      await reloaded;
      await expect(page, problem).toHaveURL("/pricing#faq");
      await expect(
        page.getByRole("heading", { name: withTokens(faq[0]?.question ?? "") }),
        problem,
      ).toBeInViewport();
      await page.unrouteAll({ behavior: "wait" });
    }
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(
      withTokens(about.hero.title),
    );
  });
}

test("a slow link says so, and loads after 8 s", async ({ page }) => {
  await visitWithStoppedClock(page, "/about");
  await page.route(dataOf("pricing"), nothing);
  await footerLink(page, labels.faq).click();
  const note = page.getByRole("status").filter({ hasText: messages.loading });
  await page.clock.runFor(999);
  await expect(note).toBeHidden();
  await page.clock.runFor(1);
  await expect(note).toBeVisible();
  await page.clock.runFor(6999);
  await expect(page).toHaveURL("/about");
  await page.unroute(dataOf("pricing"));
  await page.clock.runFor(1);
  await expect(page).toHaveURL("/pricing#faq");
  await page.clock.resume();
  await expect(page.getByText(withTokens(faq[0]?.question ?? "")).first()).toBeInViewport();
});

test("a dialog that doesn't load leads to its form after 8 s", async ({ page }) => {
  await visitWithStoppedClock(page, "/about");
  await page.route(/localhost.*\.js$/, nothing);
  await page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();
  await page.clock.runFor(1000);
  await expect(page.getByRole("status").filter({ hasText: messages.loading })).toBeVisible();
  await page.clock.runFor(6900);
  await expect(page).toHaveURL("/about");
  await page.clock.runFor(200);
  await expect(page).toHaveURL(formUrl(navigation.consultation));
  // Even if the browser kept the page in memory.
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test.describe("a drawer that doesn't load", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("gives way to the menu of the page without scripts", async ({ page }) => {
    await visit(page, "/about");
    await page.route(/localhost.*\.js$/, missing);
    await page.getByRole("button", { name: messages.menu, exact: true }).click();
    for (const { label, children } of navigation.menu) {
      await expect(
        mainNavigation(page).getByRole(children ? "button" : "link", { name: label, exact: true }),
      ).toBeInViewport({ ratio: 1 });
    }
    await expect(mainNavigation(page).getByRole("link").first()).toBeFocused();
  });
});
