import type { Locator, Page } from "@playwright/test";
import guide from "../../data/pages/government-guide.json";
import { resultInWords } from "../../src/debate/words";
import { addStyles, visit } from "../support/actions";
import {
  debate,
  debateWords,
  estimate,
  messages,
  pricing,
  sectionOf,
  site,
  withTokens,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { inLanguage } from "../support/languages";
import { guides, sitePages } from "../support/routes";

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.beforeEach(({ page }) =>
  // Nobody can close the browser's print dialog here.
  page.addInitScript(() => {
    const counted = Object.assign(window, { prints: 0 });
    window.print = () => {
      counted.prints += 1;
    };
  }),
);

/** Presses a button, and checks that what it prints fits on one page. Leaves the page as it prints. */
async function printOnOnePage(page: Page, button: Locator): Promise<void> {
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  let prints = 0;
  const press = async () => {
    await button.click();
    prints += 1;
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "prints"))).toBe(prints);
  };
  for (const format of ["Letter", "A4"]) {
    await press();
    // Afterward, the browser tells the page that printing has ended.
    expect(pagesOf(await page.pdf({ format, margin })), format).toBe(1);
  }
  await press();
  await page.emulateMedia({ media: "print" });
}

for (const { path, file, sections, language } of sitePages()) {
  const { print, printPage } = inLanguage(language).messages;
  if (file.startsWith("briefs/"))
    test(`${path} prints on one page with its address`, async ({ page }) => {
      await visit(page, path);
      await printOnOnePage(page, page.getByRole("button", { name: printPage }));
      await expect(page.getByText(`${site.origin}${path}`)).toBeVisible();
      await expect(page.getByRole("button")).toHaveCount(0);
    });

  if (sections?.some(({ outcomeOf }) => outcomeOf))
    test(`the outcome document on ${path} prints alone on one page`, async ({ page }) => {
      await visit(page, path);
      const sheet = page.getByRole("article");
      await printOnOnePage(page, sheet.getByRole("button", { name: print }));
      await expect(sheet).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    });
}

test("a checklist prints alone with the page's address", async ({ page }) => {
  const [list, other] = sectionOf(guide, "checklists").checklists.map(({ title }) =>
    page.getByRole("group", { name: withTokens(title) }),
  );
  if (!list || !other) throw new Error("the guide has fewer than two checklists");
  await visit(page, guide.path);
  await list.getByRole("checkbox").first().check();
  await printOnOnePage(page, list.getByRole("button", { name: messages.print }));
  await expect(list.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByText(`${site.origin}${guide.path}`)).toBeVisible();
  const rest = other.or(page.getByRole("heading", { level: 1 }));
  await expect(rest.filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(rest.filter({ visible: true })).toHaveCount(2);
});

test("the price estimate prints alone on one page", async ({ page }) => {
  await visit(page, `/pricing?people=40#${estimate.anchor}`);
  const section = page.getByRole("region", { name: estimate.title });
  await expect(page.getByRole("textbox", { name: estimate.people })).toHaveValue("40");
  await printOnOnePage(page, section.getByRole("button", { name: estimate.print }));
  await expect(page.getByRole("table", { name: estimate.title })).toBeVisible();
  await expect(page.getByRole("textbox", { name: estimate.people })).toHaveCount(0);
  const questions = page.getByRole("region", {
    name: withTokens(sectionOf(pricing, "questions").title),
  });
  await expect(questions).toBeHidden();
});

test("the background of a printed heading leaves the words below readable", async ({ page }) => {
  await visit(page, "/education/academic-benefits");
  await page.emulateMedia({ media: "print" });
  const words = page.getByRole("main").getByRole("heading", { level: 3 }).first();
  const printed = await words.screenshot();
  await addStyles(page, "[data-slot=header]::before { display: none !important }");
  expect(printed.equals(await words.screenshot())).toBe(true);
});

for (const moved of [true, false])
  test(`a debate prints with its question as its title, moved ${moved}`, async ({ page }) => {
    await visit(page, "/");
    const slider = page.getByRole("slider", { name: debateWords.scale });
    if (moved) await slider.press("End");
    for (let step = 1; step < debate.arguments.length; step += 1)
      await page.getByRole("button", { name: debateWords.next, exact: true }).press("Enter");
    await page.getByRole("button", { name: debateWords.finish, exact: true }).press("Enter");
    const sheet = page.getByRole("figure").filter({ hasText: debateWords.legend });
    await sheet.getByRole("button", { name: messages.print }).click();
    await page.emulateMedia({ media: "print" });
    await expect(sheet.getByText(debate.question).filter({ visible: true })).toHaveCount(1);
    const result = moved ? resultInWords([0, -50], debateWords) : debateWords.unmoved;
    await expect(sheet.getByText(result)).toBeVisible({ visible: moved });
  });

test("a printed guide has its address and date, and no contents", async ({ page }) => {
  const path = guides[0]?.path ?? "/";
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(new RegExp(`^https://[^ ]+${path}( |$)`))).toBeVisible();
  await expect(page.getByRole("navigation", { name: messages.contents })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});
