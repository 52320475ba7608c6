import type { Page } from "@playwright/test";
import guide from "../../data/pages/government-guide.json";
import { visit } from "../support/actions";
import { estimate, messages, pricing, sectionOf, site, withTokens } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { guides, sitePages } from "../support/routes";

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
  test(`${path} prints on one page with its address`, async ({ page }) => {
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

for (const { path, sections } of sitePages())
  if (sections?.some(({ kind }) => kind === "outcome"))
    test(`the outcome document on ${path} prints alone on one page`, async ({ page }) => {
      await countPrints(page);
      await visit(page, path);
      const print = page.getByRole("article").getByRole("button", { name: messages.print });
      for (const format of ["Letter", "A4"]) {
        await print.click();
        expect(pagesOf(await page.pdf({ format, margin: paperMargin })), format).toBe(1);
      }
      await print.click();
      expect(await prints(page)).toBe(3);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("article")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    });

test("a checklist prints alone with the page's address", async ({ page }) => {
  const [list, other] = sectionOf(guide, "checklists").checklists.map(({ title }) =>
    page.getByRole("group", { name: withTokens(title) }),
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

test("the price estimate prints alone on one page", async ({ page }) => {
  await countPrints(page);
  await visit(page, `/pricing?people=40#${estimate.anchor}`);
  const section = page.getByRole("region", { name: estimate.title });
  await expect(page.getByRole("textbox", { name: estimate.people })).toHaveValue("40");
  const print = section.getByRole("button", { name: estimate.print });
  for (const format of ["Letter", "A4"]) {
    await print.click();
    // Afterward, the browser tells the page that printing has ended.
    expect(pagesOf(await page.pdf({ format, margin: paperMargin })), format).toBe(1);
  }
  await print.click();
  expect(await prints(page)).toBe(3);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: estimate.title })).toBeVisible();
  await expect(page.getByRole("textbox", { name: estimate.people })).toHaveCount(0);
  const questions = page.getByRole("region", { name: withTokens(sectionOf(pricing, "faq").title) });
  await expect(questions).toBeHidden();
  await endPrinting(page);
  await expect(questions).toBeVisible();
});

test("a printed guide has its address and date, and no contents", async ({ page }) => {
  const path = guides[0]?.path ?? "/";
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(new RegExp(`^https://[^ ]+${path}( |$)`))).toBeVisible();
  await expect(page.getByRole("navigation", { name: messages.contents })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});
