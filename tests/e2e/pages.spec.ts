import type { Page } from "@playwright/test";
import { addressIn } from "../../src/shared/languages";
import {
  holdBack,
  mainNavigation,
  reloadWithoutScripts,
  visit,
  withMenu,
} from "../support/actions";
import { debateWords, labels, messages, notFound, sectionOf, withTokens } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { inLanguage, languages } from "../support/languages";
import { guides, routes } from "../support/routes";

/** What the 404 page is called in a language. */
const labelOf404 = (language: string) =>
  (inLanguage(language).read("pages/not-found.json") as typeof notFound).label;

test("a tap on a guide's debate works before scripts load", async ({ page }) => {
  const own = guides.find(({ body }) => body.parts.some(({ component }) => component === "Debate"));
  const release = await holdBack(page, /\/app-[^/]*\.js$/);
  await page.goto(`${own?.path}`, { waitUntil: "commit" });
  const next = page.getByRole("button", { name: debateWords.next, exact: true });
  await next.click();
  await expect(next).toBeFocused();
  release();
  // It moves to the next argument.
  await expect(next).not.toBeFocused();
});

test("a tap before scripts load shows at once that it was taken", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page);
  await page.goto("/nonprofits", { waitUntil: "domcontentloaded" });
  const button = page.getByRole("button", { name: messages.viewDetails }).first();
  const look = () => button.evaluate((element) => getComputedStyle(element).outlineStyle);
  const note = page.getByRole("status").filter({ hasText: messages.loading });
  await expect(note).toBeHidden();
  await button.click();
  await expect(note).toBeVisible();
  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(await look()).toBe("dashed");
  release();
  await expect(page.getByRole("button", { name: messages.hideDetails })).toBeVisible();
  await expect(note).toBeHidden();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test("the contents of a guide lead to its sections", async ({ page }) => {
  const [longest] = guides.toSorted((a, b) => b.body.headings.length - a.body.headings.length);
  const { path, body } = longest ?? { path: "/", body: { headings: [] } };
  await visit(page, path);
  const contents = page.getByRole("navigation", { name: messages.contents });
  await expect(contents.getByRole("link")).toHaveText(
    body.headings.map(({ title }) => withTokens(title)),
  );
  const last = body.headings.at(-1);
  await contents.getByRole("link").last().click();
  await expect(page).toHaveURL(`${path}#${last?.anchor}`);
  const heading = page.getByRole("heading", { name: withTokens(last?.title ?? ""), exact: true });
  await expect(heading).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test.describe("an unknown address", () => {
  test.use({ expectedFailures: /\/(foo-Bar_baz|%C3%BCber)(\/below)?(\/page-data\.json)?$/ });

  // The HTML is for all of them: the guard fails if React finds another page than it expects.
  for (const { language, messages: words } of languages) {
    test(`has breadcrumbs of its own in ${language}`, async ({ page }) => {
      const path = (own: string) => addressIn(language, own);
      const labelAt = (own: string) => routes.find((route) => route.path === path(own))?.label;
      const [home = "", education = ""] = [labelAt("/"), labelAt("/education")];
      const steps = page.getByRole("navigation", { name: words.breadcrumbs }).getByRole("listitem");
      await visit(page, path("/education/foo-Bar_baz"));
      await expect(steps).toHaveText([home, education, "Foo-Bar_baz"]);
      await expect(steps.getByRole("link")).toHaveText([home, education]);
      await expect(steps.last().locator("[aria-current=page]")).toBeVisible();
      await visit(page, path("/%C3%BCber"));
      await expect(steps).toHaveText([home, "Über"]);
      await steps.getByRole("link").click();
      await expect(page).toHaveURL(path("/"));
      await page.goBack();
      await expect(steps).toHaveText([home, "Über"]);
      await reloadWithoutScripts(page);
      await expect(steps).toHaveText([home, labelOf404(language)]);
    });
  }

  test("below Education marks Education in the menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, "/education/foo-Bar_baz");
    await page.getByRole("button", { name: messages.menu, exact: true }).click();
    await expect(
      page.getByRole("dialog").getByRole("link", { name: labels.education }),
    ).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: messages.closeMenu }).click();
    // In the header, its group is marked, which only a mark in the page shows.
    await page.setViewportSize(withMenu);
    await mainNavigation(page).getByRole("button", { name: labels.useCases }).click();
    await expect(
      mainNavigation(page).getByRole("link", { name: labels.education, exact: true }),
    ).toHaveAttribute("aria-current", "page");
  });

  test("shows the 404 page, whose links lead on", async ({ page }) => {
    await visit(page, "/education/foo-Bar_baz/below");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      withTokens(notFound.hero.title),
    );
    await expect(page).toHaveTitle(withTokens(notFound.metadata.title));
    const [first] = sectionOf(notFound, "links").links;
    const link = page.getByRole("main").getByRole("link", { name: withTokens(first?.label ?? "") });
    await link.click();
    await expect(page).toHaveURL(first?.to ?? "");
    await expect(page).not.toHaveTitle(withTokens(notFound.metadata.title));
  });
});

test.describe("a page's first picture", () => {
  const files = /\/static\/.*\.webp/;
  test.use({ expectedFailures: files });

  const hero = (page: Page) => page.getByRole("figure").first().getByRole("img");

  test("has its own crop for phones", async ({ page }) => {
    // Not a number until the picture has loaded.
    const widthToHeight = () =>
      hero(page).evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/pilot-program");
    await expect.poll(widthToHeight).toBeLessThan(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(widthToHeight).toBeGreaterThan(1);
  });

  test("follows the system's color mode until the visitor chooses", async ({ page }) => {
    const address = () => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc);
    await visit(page, "/pilot-program");
    await expect.poll(address).not.toBe("");
    const light = await address();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(address).not.toBe(light);
    await page.getByRole("banner").getByRole("button", { name: messages.switchToLight }).click();
    await expect.poll(address).toBe(light);
    await page.reload();
    await expect.poll(address).toBe(light);
  });

  test("is logged when it fails, and leaves a red frame", async ({ page }) => {
    await visit(page, "/pilot-program");
    const room = await hero(page).boundingBox();
    await page.route(files, (route) => route.abort());
    const logged = page.waitForEvent("console", (message) => /picture/.test(message.text()));
    await visit(page, "/pilot-program");
    expect((await logged).type()).toBe("error");
    const redness = async () => {
      const [red = 0, green = 0, blue = 0] = await hero(page).evaluate(
        (node) => getComputedStyle(node).borderTopColor.match(/\d+/g)?.map(Number) ?? [],
      );
      return red - Math.max(green, blue);
    };
    await expect.poll(redness).toBeGreaterThan(100);
    const { width = 0, height = 0 } = (await hero(page).boundingBox()) ?? {};
    expect(width).toBe(room?.width);
    expect(Math.abs(height - (room?.height ?? 0)), "the thicker frame").toBeLessThanOrEqual(4);
  });
});
