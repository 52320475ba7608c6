import type { Page } from "@playwright/test";
import { positionInWords } from "../../src/debate/words";
import { localizedPath } from "../../src/shared/languages";
import {
  drawFrames,
  expectHydrated,
  isHydratedWhole,
  scrollPosition,
  visit,
  visitWithStoppedClock,
  withMenu,
} from "../support/actions";
import {
  debate,
  debateWords,
  fillPlaceholders,
  type home as homePage,
  type notFound,
  type pricing,
  sectionOf,
  site,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { inLanguage } from "../support/languages";
import { englishAndOther } from "../support/routes";

const linkNamed = (page: Page, name: string, within: "banner" | "contentinfo" = "banner") =>
  page.getByRole(within).getByRole("link", { name, exact: true });
const linkTo = (page: Page, { name }: { name: string }, within?: "banner" | "contentinfo") =>
  linkNamed(page, name, within);

/** What is stored on the way to another language. */
const underway = (page: Page) =>
  page.evaluate(() => window.sessionStorage.getItem("language-switch"));

/** The part of the page that is read below the header, and how much of it is above. Runs in the page. */
const readingPlace = () => {
  const line = 100;
  const parts = [...document.querySelectorAll("main section[id]")].filter(
    (part) => !part.id.includes(":"),
  );
  const part = parts.find((one) => one.getBoundingClientRect().bottom > line);
  const { top = 0, height = 1 } = part?.getBoundingClientRect() ?? {};
  return { id: part?.id, above: (line - top) / height };
};

/** Scrolls down to the middle of a part of the page, and a little up, so that the header shows. */
async function readTo(page: Page, id: string) {
  await page.locator(`#${id}`).evaluate((part) => {
    const { top, height } = part.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height / 2, behavior: "instant" });
  });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -60);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
}

for (const [own, other] of englishAndOther(
  "/",
  "/404",
  "/about",
  "/education/implementation-guide",
  "/pricing",
)) {
  const { read, withTokens, ...otherWords } = inLanguage(other.code);
  const { title } = sectionOf(read("pages/pricing.json") as typeof pricing, "questions");
  const home = localizedPath(other.code, "/");
  const homeLabel = `${other.name}: ${(read("pages/home.json") as typeof homePage).label}`;

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the switch is on the first screen at every width, and works", async ({ page }) => {
      await page.goto("/about");
      const link = linkTo(page, other);
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(link).toBeInViewport({ ratio: 1 });
        const { width: wide = 0, height = 0 } = (await link.boundingBox()) ?? {};
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
        // Nothing covers it.
        await link.click({ trial: true });
      }
      await expect(link).toHaveAttribute("lang", other.code);
      await link.click();
      await expect(page).toHaveURL(localizedPath(other.code, "/about"));
    });
  });

  test("the switch keeps the place and the choices of a visitor", async ({ page }) => {
    const path = "/pricing?billing=monthly&people=40";
    await visit(page, `${path}#faq`);
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

  test("the header and the footer switch, and Back returns", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/about");
    await linkTo(page, other).click();
    await expect(page).toHaveURL(localizedPath(other.code, "/about"));
    await linkTo(page, own, "contentinfo").click();
    await expect(page).toHaveURL("/about");
    for (const earlier of [localizedPath(other.code, "/about"), "/about"]) {
      await page.goBack();
      await expect(page).toHaveURL(earlier);
    }
  });

  test("the switch keeps the place on the page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/about");
    const anchors = await page
      .locator("main section[id]")
      .evaluateAll((all) => all.map(({ id }) => id).filter((id) => !id.includes(":")));
    await readTo(page, anchors[Math.floor(anchors.length / 2)] ?? "");
    const before = await page.evaluate(readingPlace);
    const scrolled = await scrollPosition(page);
    await linkTo(page, other).click();
    await expect(page).toHaveURL(localizedPath(other.code, "/about"));
    await expectHydrated(page);
    const after = await page.evaluate(readingPlace);
    expect(after.id).toBe(before.id);
    expect(after.above).toBeCloseTo(before.above, 1);
    expect(await underway(page)).toBeNull();
    // From then on, the browser remembers the place.
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => scrollPosition(page)).toBe(scrolled);
  });

  test("the switch keeps the walk through a debate", async ({ page }) => {
    const total = debate.arguments.length;
    const progress = (words: typeof debateWords) =>
      page.getByText(fillPlaceholders(words.progress, { number: 3, total }), { exact: true });
    await visit(page, "/");
    await page.getByRole("slider").press("PageDown");
    for (let presses = 0; presses < 2; presses += 1)
      await page.getByRole("button", { name: debateWords.next, exact: true }).click();
    await expect(progress(debateWords)).toBeVisible();
    await linkTo(page, other, "contentinfo").click();
    await expect(page).toHaveURL(home);
    await expect(progress(otherWords.debateWords)).toBeVisible();
    await expect(page.getByRole("slider")).toHaveAttribute(
      "aria-valuetext",
      positionInWords(10, otherWords.debateWords),
    );
    expect(await underway(page)).toBeNull();
    // What came along moves neither the focus nor the page.
    await expect(page.locator("body")).toBeFocused();
  });

  test("the switch keeps the ticks of checklists", async ({ page }) => {
    const path = "/education/implementation-guide";
    const boxes = page.getByRole("main").getByRole("checkbox");
    const ticked = () =>
      boxes.evaluateAll((all: HTMLInputElement[]) =>
        all.flatMap(({ checked }, index) => (checked ? [index] : [])),
      );
    await visit(page, path);
    for (const at of [1, 4]) await boxes.nth(at).check();
    // The header hides on the way down, but not from the keyboard.
    await linkTo(page, other).press("Enter");
    await expect(page).toHaveURL(localizedPath(other.code, path));
    await expect.poll(ticked).toEqual([1, 4]);
    await boxes.nth(1).uncheck();
    await linkTo(page, own).press("Enter");
    await expect(page).toHaveURL(path);
    await expect.poll(ticked).toEqual([4]);
  });

  test("ticks that were cleared in another language stay so after Back", async ({ page }) => {
    const path = "/education/implementation-guide";
    const boxes = page.getByRole("main").getByRole("checkbox");
    await visit(page, path);
    await boxes.first().check();
    await linkTo(page, other).press("Enter");
    await expect(page).toHaveURL(localizedPath(other.code, path));
    await expect(boxes.first()).toBeChecked();
    await boxes.first().uncheck();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectHydrated(page);
    await page.waitForFunction(isHydratedWhole);
    await drawFrames(page);
    await expect(boxes.first()).not.toBeChecked();
  });

  test("the switch leaves an anchor that the visitor has left", async ({ page }) => {
    await visit(page, "/pricing#faq");
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, -60);
    await expect.poll(() => scrollPosition(page)).toBe(840);
    await linkTo(page, other).click();
    await expect(page).toHaveURL(localizedPath(other.code, "/pricing"));
    await expectHydrated(page);
    await drawFrames(page);
    await expect(page.getByRole("heading", { name: title, exact: true })).not.toBeInViewport();
  });

  test("a browser that stores nothing still switches", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    });
    await visit(page, "/about");
    await linkTo(page, other).click();
    await expect(page).toHaveURL(localizedPath(other.code, "/about"));
  });

  test("the switch in a new tab takes nothing along", async ({ page, context }) => {
    await visit(page, "/about?from=mail");
    const opened = context.waitForEvent("page");
    await linkTo(page, other).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL(localizedPath(other.code, "/about?from=mail"));
    expect(await underway(page)).toBeNull();
    await expect(page).toHaveURL("/about?from=mail");
  });

  test.describe("an unknown address", () => {
    const unknown = localizedPath(other.code, "/no-such-page");
    test.use({ expectedFailures: /no-such-page/ });

    test("says that its switch leads to the home page", async ({ page }) => {
      await visit(page, "/no-such-page");
      await expect(linkNamed(page, homeLabel, "contentinfo")).toBeVisible();
      await linkNamed(page, homeLabel).click();
      await expect(page).toHaveURL(home);
    });

    test("with a percent sign of its own shows the 404 page as it is without scripts", async ({
      page,
    }) => {
      await page.goto("/no-such-page-100%25");
      await expect(page.locator("html:not(.js)")).toBeAttached();
      await linkNamed(page, homeLabel).click();
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
}
