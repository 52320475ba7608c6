import type { Page } from "@playwright/test";
import guide from "../../data/pages/government-guide.json";
import { visit } from "../support/actions";
import { home, messages, planNamed, pricing, shown, site } from "../support/content";
import { guides } from "../support/guides";
import { sitePages } from "../support/routes";
import { expect, test } from "../support/test";

const briefs = sitePages().filter(({ path }) => path.startsWith("/briefs/"));

/** Counts calls of the browser's print dialog, which tests can't close. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints += 1;
    };
  });
const prints = (page: Page) =>
  page.evaluate(() => (window as unknown as { prints: number }).prints);
const endPrinting = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event("afterprint")));

/** The margins that browsers leave around a page. */
const paperMargin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const { path } of briefs) {
  test(`${path} fits on one page with its address, and a button prints it`, async ({ page }) => {
    await countPrints(page);
    await visit(page, path);
    await page.getByRole("button", { name: messages.printBrief }).click();
    expect(await prints(page)).toBe(1);
    for (const format of ["Letter", "A4"])
      expect(pagesOf(await page.pdf({ format, margin: paperMargin })), format).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(`${site.origin}${path}`)).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
  });
}

test("on paper, two scenarios among the use cases share a page", async ({ page }) => {
  await visit(page, "/government-sector/use-cases");
  const scenarios = sitePages().filter(({ file }) => file.startsWith("scenarios/")).length;
  // The first page has the heading, and the last what the scenarios have in common.
  expect(pagesOf(await page.pdf({ format: "Letter", margin: paperMargin }))).toBeLessThanOrEqual(
    Math.ceil(scenarios / 2) + 2,
  );
});

test("a checklist prints alone with the page's address, and the whole page shows again afterward", async ({
  page,
}) => {
  const [list, other] = guide.checklists.checklists.map(({ title }) =>
    page.getByRole("group", { name: shown(title) }),
  );
  if (!list || !other) throw new Error("the guide has fewer than two checklists");
  await countPrints(page);
  await visit(page, guide.path);
  await list.getByRole("checkbox").first().check();
  await list.getByRole("button", { name: messages.print }).click();
  expect(await prints(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(list).toBeVisible();
  await expect(list.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByText(`${site.origin}${guide.path}`)).toBeVisible();
  await expect(other).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await endPrinting(page);
  await expect(other).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the price estimate prints alone on one page, with its figures and the table of team sizes but without its controls", async ({
  page,
}) => {
  await countPrints(page);
  await visit(page, `/pricing?people=40#${pricing.estimate.anchor}`);
  const estimate = page.getByRole("region", { name: pricing.estimate.title });
  const samples = page.getByRole("table", { name: pricing.estimate.samplesTitle });
  const figures = estimate
    .getByRole("table", { name: planNamed("team").title, exact: true })
    .getByRole("cell");
  await expect(page.getByRole("textbox", { name: pricing.estimate.people })).toHaveValue("40");
  const shownFigures = await figures.allTextContents();
  await expect(samples).toHaveCount(0);
  const print = estimate.getByRole("button", { name: pricing.estimate.print });
  for (const format of ["Letter", "A4"]) {
    await print.click();
    // Afterward, the browser tells the page that printing has ended.
    expect(pagesOf(await page.pdf({ format, margin: paperMargin })), format).toBe(1);
  }
  await print.click();
  expect(await prints(page)).toBe(3);
  await page.emulateMedia({ media: "print" });
  await expect(figures).toHaveText(shownFigures);
  await expect(samples).toBeVisible();
  await expect(page.getByRole("textbox", { name: pricing.estimate.people })).toHaveCount(0);
  await expect(page.getByRole("button", { name: pricing.estimate.copy })).toHaveCount(0);
  await expect(page.getByRole("region", { name: shown(pricing.faq.title) })).toBeHidden();
  await endPrinting(page);
  await expect(page.getByRole("region", { name: shown(pricing.faq.title) })).toBeVisible();
});

test("in print, buttons and closing invitations are gone, and the scale keeps its color", async ({
  page,
}) => {
  await visit(page, "/");
  const main = page.getByRole("main");
  const buttons = [...home.hero.actions, ...home.stores.links].map(({ label }) =>
    main.getByRole("link", { name: shown(label) }),
  );
  const onlyOnScreen = [...buttons, page.getByRole("region", { name: shown(home.closing.title) })];
  for (const part of onlyOnScreen) await expect(part.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const part of onlyOnScreen) await expect(part.first()).toBeHidden();
  const scale = main
    .getByText(messages.sentimentScale)
    .first()
    .locator("xpath=../following-sibling::div");
  await expect(scale).toHaveCSS("print-color-adjust", "exact");
});

test("in print, headings and lines that lead to a list or table stay with what follows, and the footer is hidden", async ({
  page,
}) => {
  for (const path of ["/pricing", ...guides.map((one) => one.path)]) {
    await page.emulateMedia({ media: "screen" });
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    const apart = await page
      .locator("main :is(h1, h2, h3, h4), article > p:has(+ :is(ul, ol, div))")
      .evaluateAll((lines) =>
        lines
          .filter((line) => getComputedStyle(line).breakAfter !== "avoid")
          .map(({ textContent }) => textContent),
      );
    expect(apart, path).toEqual([]);
    await expect(page.getByRole("contentinfo")).toBeHidden();
  }
});
