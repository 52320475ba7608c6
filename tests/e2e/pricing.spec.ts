import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { comparison, faq, filled, integrations, messages, plans, pricing, shown } from "../support/content";
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

/** Presses the option's own words, as visitors do. */
const choose = async (page: Page, { billing, ai }: Combination) => {
  await option(page, billing === "annual" ? messages.annual : messages.monthly).check();
  await option(page, ai ? messages.withAI : messages.basePlan).check();
};

const amountOf = (plan: Plan, billing: Combination["billing"], ai: boolean) => {
  const withAI = billing === "annual" ? plan.annualAIPrice : plan.monthlyAIPrice;
  return (ai && withAI) || (billing === "annual" ? plan.annualPrice : plan.monthlyPrice);
};

const written = (amount: string | number) => {
  if (amount === "Custom") return "Custom";
  return Number.isInteger(Number(amount)) ? `$${amount}` : `$${Number(amount).toFixed(2)}`;
};

/** What a year of annual billing saves, in whole dollars; undefined where a price is agreed on. */
const savingOf = (plan: Plan, ai: boolean) => {
  const saving = Math.round((Number(amountOf(plan, "monthly", ai)) - Number(amountOf(plan, "annual", ai))) * 12);
  return saving > 0 ? saving : undefined;
};

test("the page begins with annual billing of the base plan", async ({ page }) => {
  await visit(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1, name: shown(pricing.hero.title) })).toBeVisible();
  await expect(option(page, messages.annual)).toBeChecked();
  await expect(option(page, messages.basePlan)).toBeChecked();
  await expect(page.getByText(shown(pricing.plans.saving))).toBeVisible();
});

for (const combination of combinations) {
  const { billing, ai, address } = combination;
  const description = `billed ${billing} ${ai ? "with" : "without"} AI`;

  test(`every plan shows its price ${description}`, async ({ page }) => {
    await visit(page, "/pricing");
    await choose(page, combination);
    for (const plan of plans) {
      await expect(planOf(page, plan.title).getByText(written(amountOf(plan, billing, ai)), { exact: true })).toBeVisible();
    }
  });

  test(`the address ${address} shows what is ${description}`, async ({ page }) => {
    await visit(page, address);
    await expect(option(page, billing === "annual" ? messages.annual : messages.monthly)).toBeChecked();
    await expect(option(page, ai ? messages.withAI : messages.basePlan)).toBeChecked();
    for (const plan of plans) {
      await expect(planOf(page, plan.title).getByText(written(amountOf(plan, billing, ai)), { exact: true })).toBeVisible();
    }
  });

  test(`choosing what is ${description} writes ${address}`, async ({ page }) => {
    await visit(page, "/pricing");
    await choose(page, combination);
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(option(page, billing === "annual" ? messages.annual : messages.monthly)).toBeChecked();
    await expect(option(page, ai ? messages.withAI : messages.basePlan)).toBeChecked();
  });
}

for (const ai of [false, true]) {
  test(`annual billing ${ai ? "with" : "without"} AI says what a year saves`, async ({ page }) => {
    await visit(page, ai ? "/pricing?ai=on" : "/pricing");
    await expect(option(page, ai ? messages.withAI : messages.basePlan)).toBeChecked();
    for (const plan of plans) {
      const saving = savingOf(plan, ai);
      const column = planOf(page, plan.title);
      if (saving) await expect(column.getByText(`Save $${saving}/year`)).toBeVisible();
      else await expect(column.getByText(/Save \$/)).toHaveCount(0);
    }
    await expect(page.getByText(/Save \$\d+\/year/)).toHaveCount(plans.filter((plan) => savingOf(plan, ai)).length);
  });
}

test("the free plan costs nothing, with AI or without, and says for how long", async ({ page }) => {
  const free = plans.find(({ slug }) => slug === "free");
  await visit(page, "/pricing");
  for (const name of [messages.basePlan, messages.withAI]) {
    await option(page, name).check();
    await expect(planOf(page, free?.title ?? "").getByText("$0", { exact: true })).toBeVisible();
    await expect(planOf(page, free?.title ?? "").getByText(free?.priceNote ?? "no note")).toBeVisible();
  }
});

test("the badge of what annual billing saves shows with annual billing alone", async ({ page }) => {
  await visit(page, "/pricing");
  const badge = page.getByText(pricing.plans.savingBadge, { exact: true });
  await expect(badge).toBeVisible();
  await option(page, messages.monthly).check();
  await expect(badge).toBeHidden();
  await option(page, messages.annual).check();
  await expect(badge).toBeVisible();
});

test("a change of prices is announced", async ({ page }) => {
  await visit(page, "/pricing");
  const announcement = (billing: string, aiOption: string) =>
    page.getByRole("status").filter({ hasText: filled(messages.pricesShown, { billing, option: aiOption }) });
  await option(page, messages.monthly).check();
  await expect(announcement(messages.monthly, messages.basePlan)).toHaveCount(1);
  await option(page, messages.withAI).check();
  await expect(announcement(messages.monthly, messages.withAI)).toHaveCount(1);
});

for (const [group, first, second] of [
  [messages.billing, messages.monthly, messages.annual],
  [messages.aiOption, messages.basePlan, messages.withAI],
] as const) {
  test(`the arrows choose within ${group}, and wrap`, async ({ page }) => {
    await visit(page, "/pricing?billing=monthly");
    await expect(option(page, messages.monthly)).toBeChecked();
    const radios = page.getByRole("group", { name: group });
    await radios.getByRole("radio", { name: first }).focus();
    for (const [key, chosen] of [
      ["ArrowRight", second],
      ["ArrowRight", first],
      ["ArrowLeft", second],
      ["ArrowUp", first],
      ["ArrowDown", second],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radios.getByRole("radio", { name: chosen })).toBeChecked();
      await expect(radios.getByRole("radio", { name: chosen })).toBeFocused();
    }
  });
}

for (const plan of plans.filter(({ annualPrice }) => annualPrice !== "Custom")) {
  for (const [ai, bought] of [
    [false, "base-plan"],
    [true, "debato-plan"],
  ] as const) {
    test(`${plan.title} ${ai ? "with" : "without"} AI leaves for the upgrade page of ${bought} in the same window`, async ({
      page,
      context,
    }) => {
      await visit(page, "/pricing");
      await option(page, ai ? messages.withAI : messages.basePlan).check();
      await planOf(page, plan.title).getByRole("link", { name: plan.button }).click();
      await expect(page).toHaveURL(`${integrations.sites.upgradePlan.address}?plan=${bought}`);
      expect(context.pages()).toHaveLength(1);
    });
  }
}

test("a plan whose price is agreed on opens the general form, 600 pixels high and as wide as its dialog", async ({ page }) => {
  const agreed = plans.find(({ monthlyPrice }) => monthlyPrice === "Custom");
  await visit(page, "/pricing");
  await planOf(page, agreed?.title ?? "")
    .getByRole("button", { name: agreed?.button })
    .click();
  const { title, address } = integrations.forms.contact;
  const dialog = page.getByRole("dialog", { name: title });
  const form = dialog.getByTitle(title);
  await expect(form).toHaveAttribute("src", address);
  const [frameBox, dialogBox] = [await form.boundingBox(), await dialog.boundingBox()];
  expect(frameBox?.height).toBe(600);
  expect(Math.abs((frameBox?.width ?? 0) - (dialogBox?.width ?? 0))).toBeLessThan(4);
});

test.describe("the table of plans", () => {
  test("has a column for each plan", async ({ page }) => {
    await visit(page, "/pricing");
    const heads = page
      .getByRole("region", { name: shown(pricing.comparison.title) })
      .first()
      .getByRole("columnheader");
    await expect(heads).toHaveText([messages.feature, ...plans.map(({ title }) => title)]);
  });

  for (const { title, rows } of comparison) {
    test(`the group ${title} tells its limits row by row`, async ({ page }) => {
      await visit(page, "/pricing");
      const group = page.getByRole("rowgroup").filter({ has: page.getByRole("rowheader", { name: title, exact: true }) });
      const meaning: Record<string, string> = { Yes: messages.included, No: messages.notIncluded };
      for (const { name, free, team, pro, enterprise } of rows) {
        const row = group.getByRole("row").filter({ has: page.getByRole("rowheader", { name: shown(name), exact: true }) });
        await expect(row.getByRole("cell")).toHaveText([free, team, pro, enterprise].map((value) => meaning[value] ?? shown(value)));
      }
      await expect(group.getByRole("row")).toHaveCount(rows.length + 1);
    });
  }
});

test.describe("the questions", () => {
  const question = (page: Page, index: number) => page.getByRole("button", { name: shown(faq[index]?.question ?? ""), exact: true });
  const answer = (page: Page, index: number) => page.getByText(shown(faq[index]?.answer ?? ""), { exact: true });

  test("are all closed at first", async ({ page }) => {
    await visit(page, "/pricing");
    for (const index of faq.keys()) {
      await expect(question(page, index)).toHaveAttribute("aria-expanded", "false");
      await expect(answer(page, index)).toBeHidden();
    }
  });

  test("open one at a time", async ({ page }) => {
    await visit(page, "/pricing");
    await question(page, 0).click();
    await expect(answer(page, 0)).toBeVisible();
    await question(page, 2).click();
    await expect(answer(page, 2)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await expect(page.getByRole("button", { expanded: true })).toHaveCount(1);
  });

  test("close at a second click", async ({ page }) => {
    await visit(page, "/pricing");
    await question(page, 1).click();
    await expect(answer(page, 1)).toBeVisible();
    await question(page, 1).click();
    await expect(answer(page, 1)).toBeHidden();
    await expect(question(page, 1)).toHaveAttribute("aria-expanded", "false");
  });

  for (const key of ["Enter", "Space"]) {
    test(`open and close with ${key}`, async ({ page }) => {
      await visit(page, "/pricing");
      await question(page, 0).focus();
      await page.keyboard.press(key);
      await expect(answer(page, 0)).toBeVisible();
      await page.keyboard.press(key);
      await expect(answer(page, 0)).toBeHidden();
    });
  }

  test("are the only thing in their headings, and name what they open", async ({ page }) => {
    await visit(page, "/pricing");
    const heading = page.getByRole("heading", { level: 3, name: shown(faq[0]?.question ?? ""), exact: true });
    await expect(heading.locator(":scope > *")).toHaveCount(1);
    await expect(heading.getByRole("button")).toHaveCount(1);
    const id = await question(page, 0).getAttribute("aria-controls");
    await expect(page.locator(`[id="${id}"]`)).toContainText(shown(faq[0]?.answer ?? ""));
  });
});
