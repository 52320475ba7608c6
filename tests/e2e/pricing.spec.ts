import type { Page } from "@playwright/test";
import { holdBack, visit } from "../support/actions";
import {
  comparison,
  dollars,
  faq,
  filled,
  integrations,
  messages,
  planNamed,
  plans,
  pricing,
  shown,
} from "../support/content";
import { expect, test } from "../support/test";

interface Combination {
  billing: "monthly" | "annual";
  ai: boolean;
  address: string;
}

const combinations: Combination[] = [
  { billing: "annual", ai: false, address: "/pricing" },
  { billing: "annual", ai: true, address: "/pricing?ai=on" },
  { billing: "monthly", ai: false, address: "/pricing?billing=monthly" },
  { billing: "monthly", ai: true, address: "/pricing?billing=monthly&ai=on" },
];

type Plan = (typeof plans)[number];

const planOf = (page: Page, title: string) =>
  page
    .getByRole("region", { name: shown(pricing.plans.title) })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });

const option = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });

const choose = async (page: Page, { billing, ai }: Combination) => {
  await option(page, billing === "annual" ? messages.annual : messages.monthly).check();
  await option(page, ai ? messages.withAI : messages.basePlan).check();
};

const amountOf = (plan: Plan, billing: Combination["billing"], ai: boolean) => {
  const withAI = billing === "annual" ? plan.annualAIPrice : plan.monthlyAIPrice;
  return (ai && withAI) || (billing === "annual" ? plan.annualPrice : plan.monthlyPrice);
};

const written = (amount: string | number) =>
  amount === "Custom" ? amount : dollars(Number(amount));

/** The yearly saving with annual billing, in whole dollars; undefined when there is none or the price is negotiated. */
const savingOf = (plan: Plan, ai: boolean) => {
  const saving = Math.round(
    (Number(amountOf(plan, "monthly", ai)) - Number(amountOf(plan, "annual", ai))) * 12,
  );
  return saving > 0 ? saving : undefined;
};

const expectPrices = async (page: Page, { billing, ai }: Combination) => {
  await expect(
    option(page, billing === "annual" ? messages.annual : messages.monthly),
  ).toBeChecked();
  await expect(option(page, ai ? messages.withAI : messages.basePlan)).toBeChecked();
  for (const plan of plans) {
    await expect(
      planOf(page, plan.title).getByText(written(amountOf(plan, billing, ai)), { exact: true }),
    ).toBeVisible();
  }
};

test("choosing options updates every plan's price and the address, which shows the same prices when opened", async ({
  page,
}) => {
  await visit(page, "/pricing");
  await expectPrices(page, { billing: "annual", ai: false, address: "/pricing" });
  // Ends with the default options, which must restore the original prices and address.
  for (const combination of combinations.toReversed()) {
    await choose(page, combination);
    await expectPrices(page, combination);
    await expect(page).toHaveURL(combination.address);
  }
  for (const combination of combinations) {
    await visit(page, combination.address);
    await expectPrices(page, combination);
  }
});

test("an option chosen before the scripts run counts as soon as they do, next to one in the address", async ({
  page,
}) => {
  const release = await holdBack(page, /localhost.*\.js$/);
  await page.goto("/pricing?ai=on", { waitUntil: "domcontentloaded" });
  await option(page, messages.monthly).check();
  release();
  await expectPrices(page, { billing: "monthly", ai: true, address: "" });
  await expect(page).toHaveURL("/pricing?ai=on&billing=monthly");
});

test("a plan's column shows what the plan lacks and what annual billing saves, with and without AI", async ({
  page,
}) => {
  await visit(page, "/pricing");
  for (const ai of [false, true]) {
    await option(page, ai ? messages.withAI : messages.basePlan).check();
    for (const plan of plans) {
      const saving = savingOf(plan, ai);
      const column = planOf(page, plan.title);
      if (saving) await expect(column.getByText(`Save $${saving}/year`)).toBeVisible();
      else await expect(column.getByText(/Save \$/)).toHaveCount(0);
    }
    const { title, priceNote = "no note" } = planNamed("free");
    await expect(planOf(page, title).getByText(priceNote)).toBeVisible();
  }
  for (const { title, lacks = [] } of plans) {
    for (const feature of lacks) {
      const entry = planOf(page, title)
        .locator("li")
        .filter({ hasText: shown(feature) });
      await expect(entry).toContainText(messages.notIncluded);
    }
  }
});

test("the saving badge shows only with annual billing, and screen readers announce new prices", async ({
  page,
}) => {
  await visit(page, "/pricing");
  await expect(page.getByText(shown(pricing.plans.saving))).toBeVisible();
  const badge = page.getByText(pricing.plans.savingBadge, { exact: true });
  const announcement = (billing: string, aiOption: string) =>
    page
      .getByRole("status")
      .filter({ hasText: filled(messages.pricesShown, { billing, option: aiOption }) });
  await expect(badge).toBeVisible();
  await option(page, messages.monthly).check();
  await expect(badge).toBeHidden();
  await expect(announcement(messages.monthly, messages.basePlan)).toHaveCount(1);
  await option(page, messages.withAI).check();
  await expect(announcement(messages.monthly, messages.withAI)).toHaveCount(1);
});

test("a plan without a price opens the contact form, and other plans open the upgrade page for the chosen option in the same tab", async ({
  page,
  context,
}) => {
  await visit(page, "/pricing");
  const negotiated = plans.find(({ monthlyPrice }) => monthlyPrice === "Custom");
  await planOf(page, negotiated?.title ?? "")
    .getByRole("button", { name: negotiated?.button })
    .click();
  const { title, address } = integrations.forms.contact;
  const dialog = page.getByRole("dialog", { name: negotiated?.button });
  const form = dialog.getByTitle(title);
  await expect(form).toHaveAttribute("src", address);
  const [frameBox, dialogBox] = [await form.boundingBox(), await dialog.boundingBox()];
  expect(frameBox?.height).toBe(600);
  expect(Math.abs((frameBox?.width ?? 0) - (dialogBox?.width ?? 0))).toBeLessThan(4);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const links = plans
    .filter(({ annualPrice }) => annualPrice !== "Custom")
    .map(({ title, button }) => planOf(page, title).getByRole("link", { name: button }));
  const { base, withAI } = integrations.upgradePlans;
  for (const [chosen, bought] of [
    [messages.withAI, withAI],
    [messages.basePlan, base],
  ] as const) {
    await option(page, chosen).check();
    for (const link of links)
      await expect(link).toHaveAttribute(
        "href",
        `${integrations.sites.upgradePlan.address}?plan=${bought}`,
      );
  }
  await links[0]?.click();
  await expect(page).toHaveURL(`${integrations.sites.upgradePlan.address}?plan=${base}`);
  expect(context.pages()).toHaveLength(1);
});

test("the comparison table has a column for each plan, lists the limits row by row, and shows every plan at once on a phone", async ({
  page,
}) => {
  await visit(page, "/pricing");
  const heads = page
    .getByRole("region", { name: shown(pricing.comparison.title) })
    .first()
    .getByRole("columnheader");
  await expect(heads).toHaveText([messages.feature, ...plans.map(({ title }) => title)]);
  const meaning: Record<string, string> = { Yes: messages.included, No: messages.notIncluded };
  for (const { title, rows } of comparison) {
    const group = page
      .getByRole("rowgroup")
      .filter({ has: page.getByRole("rowheader", { name: title, exact: true }) });
    for (const { name, free, team, pro, enterprise } of rows) {
      const row = group
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: shown(name), exact: true }) });
      await expect(row.getByRole("cell")).toHaveText(
        [free, team, pro, enterprise].map((value) => meaning[value] ?? shown(value)),
      );
    }
    await expect(group.getByRole("row")).toHaveCount(rows.length + 1);
  }

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

const question = (page: Page, index: number) =>
  page.getByRole("button", { name: shown(faq[index]?.question ?? ""), exact: true });
const answer = (page: Page, index: number) =>
  page.getByText(shown(faq[index]?.answer ?? ""), { exact: true });

test("the questions are the only content of their headings, reference their answers, start closed, open one at a time, and close again", async ({
  page,
}) => {
  await visit(page, "/pricing");
  const heading = page.getByRole("heading", {
    level: 3,
    name: shown(faq[0]?.question ?? ""),
    exact: true,
  });
  await expect(heading.locator(":scope > *")).toHaveCount(1);
  const id = await question(page, 0).getAttribute("aria-controls");
  await expect(page.locator(`[id="${id}"]`)).toContainText(shown(faq[0]?.answer ?? ""));
  await expect(heading.getByRole("button")).toHaveCount(1);
  for (const index of faq.keys()) {
    await expect(question(page, index)).toHaveAttribute("aria-expanded", "false");
    await expect(answer(page, index)).toBeHidden();
  }
  await question(page, 0).click();
  await expect(answer(page, 0)).toBeVisible();
  await question(page, 2).click();
  await expect(answer(page, 2)).toBeVisible();
  await expect(answer(page, 0)).toBeHidden();
  await expect(page.getByRole("button", { expanded: true })).toHaveCount(1);
  await question(page, 2).click();
  await expect(answer(page, 2)).toBeHidden();
  await expect(question(page, 2)).toHaveAttribute("aria-expanded", "false");
  for (const key of ["Enter", "Space"]) {
    await question(page, 0).press(key);
    await expect(answer(page, 0)).toBeVisible();
    await question(page, 0).press(key);
    await expect(answer(page, 0)).toBeHidden();
  }
});

test("in forced colors, the focused option and the chosen one look different", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/pricing");
  const options = page.getByRole("group", { name: messages.billing }).getByRole("radio");
  const look = (index: number) =>
    options.nth(index).evaluate((option) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(option.closest("label") ?? option);
      return { backgroundColor, outlineStyle };
    });
  const [first, second] = [await look(0), await look(1)];
  expect(first.backgroundColor, "the chosen one is filled").not.toBe(second.backgroundColor);
  expect([first.outlineStyle, second.outlineStyle]).toEqual(["none", "none"]);
  await options.and(page.locator(":checked")).focus();
  await page.keyboard.press("ArrowRight");
  expect(
    (await Promise.all([look(0), look(1)])).map(({ outlineStyle }) => outlineStyle).toSorted(),
  ).toEqual(["none", "solid"]);
});
