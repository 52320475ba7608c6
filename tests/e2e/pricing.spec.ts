import type { Page } from "@playwright/test";
import { addStyles, doubleText, footerLink, holdBack, visit } from "../support/actions";
import { estimate, faq, fillPlaceholders, labels, messages, withTokens } from "../support/content";
import { expect, test } from "../support/guardedTest";

/* What only a browser shows; tests/unit/pricing.test.tsx has the prices, sums and messages. */

const option = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const section = (page: Page) => page.getByRole("region", { name: estimate.title });
const field = (page: Page) => page.getByRole("textbox", { name: estimate.people });

test("an option chosen before the scripts run counts", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/pricing?ai=on", { waitUntil: "domcontentloaded" });
  await option(page, messages.monthly).check();
  release();
  await expect(page).toHaveURL("/pricing?billing=monthly&ai=on");
  await expect(option(page, messages.withAI)).toBeChecked();
});

test("all that is pressed before the scripts run counts", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/pricing", { waitUntil: "domcontentloaded" });
  await option(page, messages.monthly).check();
  await option(page, messages.withAI).check();
  const question = page.getByRole("heading", { name: withTokens(faq[0]?.question ?? "") });
  await question.click();
  release();
  await expect(page).toHaveURL("/pricing?billing=monthly&ai=on");
  await expect(question.getByRole("button")).toHaveAttribute("aria-expanded", "true");
});

test("a question tapped before the scripts run opens", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/pricing", { waitUntil: "domcontentloaded" });
  const question = page.getByRole("heading", { name: withTokens(faq[0]?.question ?? "") });
  await question.click();
  release();
  await expect(question.getByRole("button")).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("button", { expanded: true })).toHaveCount(1);
});

test("the price of a year fits a phone with text at 200%", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/pricing");
  await addStyles(page, doubleText);
  const year = section(page).getByRole("columnheader", { name: estimate.year });
  await year.scrollIntoViewIfNeeded();
  await expect(year).toBeInViewport({ ratio: 1 });
});

test("a team size entered before the scripts run counts", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/pricing?people=40", { waitUntil: "domcontentloaded" });
  await field(page).fill("60");
  release();
  await expect(page).toHaveURL("/pricing?people=60");
});

test("a wrong team size entered before the scripts run is named", async ({ page }) => {
  const release = await holdBack(page);
  await page.goto("/pricing?people=40", { waitUntil: "domcontentloaded" });
  await field(page).fill("0");
  release();
  await expect(field(page)).toHaveAccessibleDescription(estimate.tooFew);
  const shown = fillPlaceholders(estimate.manyPeople, { people: 40 });
  await expect(section(page).getByText(shown).first()).toBeVisible();
});

test("a link within the page keeps options and team size throughout", async ({ page }) => {
  await visit(page, "/pricing?from=letter&billing=monthly&people=40");
  const urls = new Set<string>();
  page.on("framenavigated", (frame) => urls.add(new URL(frame.url()).href));
  await footerLink(page, labels.faq).click();
  await expect(page).toHaveURL("/pricing?from=letter&billing=monthly&people=40#faq");
  expect([...urls]).toEqual([page.url()]);
});

test("in forced colors, focused and chosen options look different", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/pricing");
  const options = page.getByRole("group", { name: messages.billing }).getByRole("radio");
  const styleOf = (index: number) =>
    options.nth(index).evaluate((radio) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(radio.nextElementSibling ?? radio);
      return { backgroundColor, outlineStyle };
    });
  const [first, second] = [await styleOf(0), await styleOf(1)];
  expect(first.backgroundColor, "the chosen one is filled").not.toBe(second.backgroundColor);
  await options.and(page.locator(":checked")).focus();
  await page.keyboard.press("ArrowRight");
  const outlines = [(await styleOf(0)).outlineStyle, (await styleOf(1)).outlineStyle];
  expect(outlines.toSorted()).toEqual(["none", "solid"]);
});

test("Back restores options and team size", async ({ page }) => {
  await visit(page, "/pricing");
  await option(page, messages.monthly).check();
  await field(page).fill("40");
  await expect(page).toHaveURL("/pricing?billing=monthly&people=40");
  await page.goto("/about");
  await page.goBack();
  await expect(option(page, messages.monthly)).toBeChecked();
  await expect(field(page)).toHaveValue("40");
});

test("the longest figures neither shift nor overflow", async ({ page }) => {
  const most = `${estimate.most - 1}`;
  await visit(page, `/pricing?people=${most}`);
  const height = () => section(page).evaluate((node) => node.getBoundingClientRect().height);
  for (const width of [320, 640, 1152]) {
    await page.setViewportSize({ width, height: 844 });
    await section(page).scrollIntoViewIfNeeded();
    await expect(field(page)).toHaveValue(most);
    await expect(field(page)).not.toHaveAttribute("aria-invalid");
    const before = await height();
    await field(page).fill(`${estimate.most + 1}`);
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    expect(await height(), `at ${width} px`).toBe(before);
    const cut = await section(page).evaluate((node) =>
      [...node.querySelectorAll("td, th, table")]
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent),
    );
    expect(cut, `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await field(page).fill(most);
  }
});
