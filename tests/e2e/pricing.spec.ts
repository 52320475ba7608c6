import type { Page } from "@playwright/test";
import { holdBack, visit } from "../support/actions";
import {
  dollars,
  faq,
  filled,
  formAddress,
  labels,
  messages,
  plans,
  pricing,
  shown,
} from "../support/content";
import { expect, test } from "../support/test";

/* What only a browser shows; tests/unit/pricing.test.tsx has the prices, sums and messages. */

const { estimate } = pricing;

const planOf = (page: Page, title: string) =>
  page
    .getByRole("region", { name: shown(pricing.plans.title) })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

const option = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const section = (page: Page) => page.getByRole("region", { name: estimate.title });
const field = (page: Page) => page.getByRole("textbox", { name: estimate.people });
const slider = (page: Page) => page.getByRole("slider", { name: estimate.slider });

const paid = plans.filter((plan) => plan.monthlyAIPrice && plan.monthlyAIPrice !== "Custom");
const negotiated = plans.find(({ monthlyPrice }) => monthlyPrice === "Custom");

const visitEstimate = (page: Page, query = "") =>
  visit(page, `/pricing${query}#${estimate.anchor}`);

/** What a month costs a team of 40, billed monthly without AI, in the tables of the plans. */
const expectFor40 = async (page: Page) => {
  await expect(field(page)).toHaveValue("40");
  await expect(slider(page)).toHaveValue("40");
  for (const { title, monthlyPrice } of paid) {
    const table = section(page).getByRole("table", { name: title, exact: true });
    await expect(table.getByRole("cell").first()).toHaveText(dollars(Number(monthlyPrice) * 40));
  }
};

test("an option chosen before the scripts run counts next to one in the address", async ({
  page,
}) => {
  const release = await holdBack(page, /localhost.*\.js$/);
  await page.goto("/pricing?ai=on", { waitUntil: "domcontentloaded" });
  await option(page, messages.monthly).check();
  release();
  await expect(page).toHaveURL("/pricing?ai=on&billing=monthly");
  await expect(option(page, messages.withAI)).toBeChecked();
  for (const { title, monthlyAIPrice } of paid)
    await expect(planOf(page, title)).toContainText(dollars(Number(monthlyAIPrice)));
});

test("a plan without a price opens the contact form", async ({ page }) => {
  await visit(page, "/pricing");
  await planOf(page, negotiated?.title ?? "")
    .getByRole("button", { name: negotiated?.button })
    .click();
  const dialog = page.getByRole("dialog", { name: negotiated?.button });
  const form = dialog.locator("iframe");
  await expect(form).toHaveAttribute(
    "src",
    formAddress({ label: negotiated?.button ?? "", to: "form:contact" }),
  );
  const [frameBox, dialogBox] = [await form.boundingBox(), await dialog.boundingBox()];
  expect(frameBox?.height).toBe(600);
  expect(Math.abs((frameBox?.width ?? 0) - (dialogBox?.width ?? 0))).toBeLessThan(4);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the comparison shows every plan at once, down to 320 px", async ({ page }) => {
  await visit(page, "/pricing");
  const table = page
    .getByRole("region", { name: shown(pricing.comparison.title) })
    .getByRole("table");
  for (const width of [640, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const rows = await table.getByRole("row").evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("td, thead th")].map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          // A single word on two lines has two boxes.
          const broken =
            cell.children.length === 0 &&
            /^\S+$/.test(cell.textContent ?? "") &&
            words.getClientRects().length > 1;
          const { left, right } = cell.getBoundingClientRect();
          return { left, right, cut: broken || cell.scrollWidth > cell.clientWidth + 1 };
        }),
      ),
    );
    for (const cells of rows.map((row) => row.slice(-plans.length))) {
      for (const { left, right, cut } of cells)
        expect({ cut, within: left >= 0 && right <= width }).toEqual({ cut: false, within: true });
      const lefts = cells.map(({ left }) => left);
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    }
  }
});

test("a link to a question opens it and scrolls to it", async ({ page }) => {
  const question = (index: number) =>
    page.getByRole("button", { name: shown(faq[index]?.question ?? ""), exact: true });
  const expectOpen = async (index: number) => {
    await expect(question(index)).toHaveAttribute("aria-expanded", "true");
    await expect(question(index)).toBeInViewport();
    await expect(page.getByText(shown(faq[index]?.answer ?? ""))).toBeVisible();
    await expect(page.getByRole("button", { expanded: true })).toHaveCount(1);
  };
  await visit(page, `/pricing#${faq[1]?.slug}`);
  await expectOpen(1);
  await page.evaluate((slug) => {
    window.location.hash = slug;
  }, faq.at(-1)?.slug ?? "");
  await expectOpen(faq.length - 1);
  await page.goBack();
  await expectOpen(1);
});

test("in forced colors, the focused option and the chosen one look different", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/pricing");
  const options = page.getByRole("group", { name: messages.billing }).getByRole("radio");
  const look = (index: number) =>
    options.nth(index).evaluate((radio) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(radio.nextElementSibling ?? radio);
      return { backgroundColor, outlineStyle };
    });
  const [first, second] = [await look(0), await look(1)];
  expect(first.backgroundColor, "the chosen one is filled").not.toBe(second.backgroundColor);
  expect([first.outlineStyle, second.outlineStyle]).toEqual(["none", "none"]);
  await options.and(page.locator(":checked")).focus();
  await page.keyboard.press("ArrowRight");
  const focused = await Promise.all([look(0), look(1)]);
  expect(focused.map(({ outlineStyle }) => outlineStyle).toSorted()).toEqual(["none", "solid"]);
});

test("the slider works with the keyboard and gives its value in words", async ({ page }) => {
  await visitEstimate(page);
  await slider(page).focus();
  for (const [key, people] of [
    ["ArrowRight", estimate.start + 1],
    ["ArrowLeft", estimate.start],
    ["End", estimate.most],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field(page)).toHaveValue(`${people}`);
    const size = people === 1 ? estimate.onePerson : filled(estimate.manyPeople, { people });
    await expect(slider(page)).toHaveAttribute("aria-valuetext", size);
    await expect(section(page).getByText(filled(estimate.shownFor, { size }))).toBeVisible();
  }
});

test("a shared address shows the same estimate, also after a reload and Back", async ({ page }) => {
  const expectShared = async () => {
    await expectFor40(page);
    await expect(option(page, messages.monthly)).toBeChecked();
    await expect(option(page, messages.withAI)).toBeChecked();
  };
  await visitEstimate(page, "?people=40&billing=monthly");
  await expect(section(page)).toBeInViewport();
  const steps = await page.evaluate(() => window.history.length);
  await option(page, messages.withAI).check();
  await expectShared();
  await expect(page).toHaveURL(`/pricing?people=40&billing=monthly&ai=on#${estimate.anchor}`);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  await page.reload();
  await expectShared();
  await page.getByRole("contentinfo").getByRole("link", { name: labels.about }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expectShared();
});

test("the copied link opens the same estimate", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitEstimate(page, "?ai=on&from=letter");
  await field(page).fill("40");
  await page.getByRole("button", { name: estimate.copy }).click();
  await expect(section(page).getByText(estimate.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/pricing?people=40&ai=on#${estimate.anchor}`);
  await slider(page).press("ArrowRight");
  await expect(page.getByText(estimate.copied)).toHaveCount(0);
});

test("a team that is too large leads to the form, and its figures turn pale", async ({ page }) => {
  await visitEstimate(page, "?people=40");
  const cell = section(page).getByRole("cell").first();
  const color = () => cell.evaluate((element) => getComputedStyle(element).color);
  const dark = await color();
  await field(page).fill("12000");
  expect(await color()).not.toBe(dark);
  await expect(page.getByRole("button", { name: estimate.copy })).toBeHidden();
  await section(page).getByRole("button", { name: estimate.askUs }).click();
  const form = page.getByRole("dialog", { name: estimate.askUs }).locator("iframe");
  await expect(form).toHaveAttribute("src", /[?&]subject=/);
});

for (const width of [320, 640, 1152]) {
  test(`the longest figures neither shift nor overflow at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, `/pricing?people=${estimate.most - 1}`);
    await section(page).scrollIntoViewIfNeeded();
    await expect(field(page)).toHaveValue(`${estimate.most - 1}`);
    const height = () => section(page).evaluate((node) => node.getBoundingClientRect().height);
    const before = await height();
    await field(page).fill(`${estimate.most + 1}`);
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    expect(await height()).toBe(before);
    const cut = await section(page).evaluate((node) =>
      [...node.querySelectorAll("td, th, table")]
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
