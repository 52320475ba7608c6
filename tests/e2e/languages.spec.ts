import type { Page } from "@playwright/test";
import { localizedPath } from "../../src/shared/languages";
import { expectHydrated, visit, visitWithStoppedClock, withMenu } from "../support/actions";
import { messages, type notFound, type pricing, sectionOf, site } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { inLanguage } from "../support/languages";

const [own, other] = site.languages;
if (!own || !other) throw new Error("the site has one language");
const { read, withTokens } = inLanguage(other.code);
const { title } = sectionOf(read("pages/pricing.json") as typeof pricing, "questions");
const home = localizedPath(other.code, "/");

const linkTo = (page: Page, { name }: typeof own, within: "banner" | "contentinfo" = "banner") =>
  page.getByRole(within).getByRole("link", { name, exact: true });

test("the switch keeps the place and the choices of a visitor", async ({ page }) => {
  const path = "/pricing?billing=monthly&people=40#faq";
  await visit(page, path);
  await linkTo(page, other, "contentinfo").click();
  await expect(page).toHaveURL(localizedPath(other.code, path));
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeInViewport();
  await expectHydrated(page);
  // That in the header does the same. It hides on the way down, but not from the keyboard.
  await page.setViewportSize(withMenu);
  await expect(linkTo(page, own)).toHaveAttribute("lang", own.code);
  await linkTo(page, own).press("Enter");
  await expect(page).toHaveURL(path);
});

test("the switch keeps what was typed just before", async ({ page }) => {
  await visitWithStoppedClock(page, "/pricing");
  await page.getByRole("textbox").fill("41");
  await linkTo(page, other, "contentinfo").click();
  await expect(page).toHaveURL(localizedPath(other.code, "/pricing?people=41"));
});

test("the drawer and the footer switch too, and Back returns", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await visit(page, "/about");
  await page.getByRole("button", { name: messages.menu, exact: true }).click();
  const drawer = page.getByRole("dialog", { name: messages.menu });
  await drawer.getByRole("link", { name: other.name, exact: true }).click();
  await expect(page).toHaveURL(localizedPath(other.code, "/about"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await linkTo(page, own, "contentinfo").click();
  for (const earlier of ["/about", localizedPath(other.code, "/about"), "/about", "/"]) {
    await expect(page).toHaveURL(earlier);
    // Scripts that start skip the entry of the drawer.
    await page.waitForFunction(() => !window.history.state?.dialog);
    await page.goBack();
  }
});

test.describe("an unknown address", () => {
  const unknown = localizedPath(other.code, "/no-such-page");
  test.use({ expectedFailures: /no-such-page/ });

  test("leads to the other language's home page", async ({ page }) => {
    await visit(page, "/no-such-page");
    await linkTo(page, other, "contentinfo").click();
    await expect(page).toHaveURL(home);
  });

  test("with a percent sign of its own shows the 404 page as it is without scripts", async ({
    page,
  }) => {
    await page.goto("/no-such-page-100%25");
    await expect(page.locator("html:not(.js)")).toBeAttached();
    await linkTo(page, other, "contentinfo").click();
    await expect(page).toHaveURL(home);
  });

  test("in another language shows the 404 page in it, and stays", async ({ page }) => {
    const title = withTokens((read("pages/not-found.json") as typeof notFound).hero.title);
    await visit(page, unknown);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(unknown);
    await expect(page.locator("html")).toHaveAttribute("lang", other.code);
    await page.getByRole("banner").getByRole("link", { name: site.brand, exact: true }).click();
    await expect(page).toHaveURL(home);
  });
});
