import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import {
  dollars,
  filled,
  integrations,
  labels,
  messages,
  planNamed,
  pricing,
} from "../support/content";
import { expect, test } from "../support/test";

const { estimate } = pricing;

const section = (page: Page) => page.getByRole("region", { name: estimate.title });
const field = (page: Page) => page.getByRole("textbox", { name: estimate.people });
const slider = (page: Page) => page.getByRole("slider", { name: estimate.slider });

/** Opens the page at the estimate, whose controls load when it comes near. */
const visitEstimate = async (page: Page, query = "") => {
  await visit(page, `/pricing${query}#${estimate.anchor}`);
  await expect(field(page)).toBeVisible();
};

/** A plan's figures, row by row: a month and a year with each billing, then the saving. First without AI, then with it. */
const figures = (page: Page, plan: string) =>
  section(page).getByRole("table", { name: plan, exact: true }).getByRole("cell");

const [free, team, pro, enterprise] = [
  planNamed("free"),
  planNamed("team"),
  planNamed("pro"),
  planNamed("enterprise"),
];
const { start, most } = estimate;

/** A plan's costs for a number of people: a month and a year billed monthly, the same billed annually, and the saving per year. */
const costs = (
  people: number,
  monthly: string | number | undefined,
  annual: string | number | undefined,
) => {
  const [byMonth, byYear] = [Number(monthly) * people, Number(annual) * people];
  return [byMonth, byMonth * 12, byYear, byYear * 12, (byMonth - byYear) * 12].map(dollars);
};

/** The costs without AI, then with it. */
const figuresOf = (plan: typeof team, people: number) => [
  ...costs(people, plan.monthlyPrice, plan.annualPrice),
  ...costs(people, plan.monthlyAIPrice, plan.annualAIPrice),
];

/** A plan's cost per year, billed annually, with AI. */
const yearWithAI = (plan: typeof team, people: number) =>
  dollars(Number(plan.annualAIPrice) * people * 12);

const expectFor40 = async (page: Page) => {
  await expect(field(page)).toHaveValue("40");
  await expect(slider(page)).toHaveValue("40");
  await expect(figures(page, team.title)).toHaveText(figuresOf(team, 40));
  await expect(figures(page, pro.title)).toHaveText(figuresOf(pro, 40));
};

test("the estimate starts with the team size from the content, even if the address has an invalid one", async ({
  page,
}) => {
  for (const query of ["", `?people=${most + 1}`]) {
    await visitEstimate(page, query);
    await expect(page).toHaveURL(`/pricing${query}#${estimate.anchor}`);
    await expect(field(page)).toHaveValue(`${start}`);
    await expect(field(page)).toHaveAccessibleDescription("");
    await expect(slider(page)).toHaveValue(`${start}`);
    await expect(figures(page, team.title)).toHaveText(figuresOf(team, start));
    const once = {
      month: dollars(Number(free.monthlyPrice)),
      year: dollars(Number(free.annualPrice) * 12),
    };
    await expect(section(page).getByText(filled(estimate.onePrice, once))).toBeVisible();
  }
});

test("a typed number updates the figures at once and the address after a pause, without a new history entry", async ({
  page,
}) => {
  await visitEstimate(page, "?billing=monthly&from=letter");
  const steps = await page.evaluate(() => window.history.length);
  await field(page).fill("40");
  await expectFor40(page);
  await expect(page).toHaveURL(`/pricing?billing=monthly&from=letter&people=40#${estimate.anchor}`);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);
  await field(page).fill("1");
  await expect(
    section(page).getByText(filled(estimate.shownFor, { size: estimate.onePerson })),
  ).toBeVisible();
  await expect(figures(page, team.title).nth(3)).toHaveText(dollars(Number(team.annualPrice) * 12));
});

test("the slider works with the keyboard and gives its value in words", async ({ page }) => {
  await visitEstimate(page);
  await slider(page).focus();
  for (const [key, people] of [
    ["ArrowRight", start + 1],
    ["ArrowUp", start + 2],
    ["ArrowLeft", start + 1],
    ["End", most],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(field(page)).toHaveValue(`${people}`);
    const size = people === 1 ? estimate.onePerson : filled(estimate.manyPeople, { people });
    await expect(slider(page)).toHaveAttribute("aria-valuetext", size);
    await expect(section(page).getByText(filled(estimate.shownFor, { size }))).toBeVisible();
  }
});

test("an invalid team size shows a message and keeps the last figures", async ({ page }) => {
  await visitEstimate(page, "?people=40");
  for (const [typed, message] of [
    ["", estimate.empty],
    ["0", estimate.tooFew],
    ["2.5", estimate.notWhole],
    [`${most + 1}`, estimate.tooMany],
  ] as const) {
    await test.step(`"${typed}"`, async () => {
      await field(page).fill(typed);
      const said = filled(message, { most: estimate.most });
      await expect(section(page).getByText(said).first()).toBeVisible();
      await expect(field(page)).toHaveAccessibleDescription(said);
      await expect(field(page)).toHaveAttribute("aria-invalid", "true");
      await expect(figures(page, team.title)).toHaveText(figuresOf(team, 40));
      await expect(section(page).getByRole("status").filter({ hasText: said })).toHaveCount(1);
      await expect(page).toHaveURL(`/pricing?people=40#${estimate.anchor}`);
      await field(page).fill("40");
      await expect(field(page)).not.toHaveAttribute("aria-invalid");
      await expect(field(page)).toHaveAccessibleDescription("");
    });
  }
});

test("screen readers announce the result once, after typing stops", async ({ page }) => {
  await visitEstimate(page, "?ai=on");
  const said: string[] = [];
  await page.exposeFunction("noteStatus", (text: string) => said.push(text));
  await section(page).evaluate((node) => {
    const note = (window as unknown as { noteStatus(text: string): void }).noteStatus;
    for (const status of node.querySelectorAll("[role=status]")) {
      new MutationObserver(() => note(status.textContent ?? "")).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }
  });
  await field(page).fill("");
  await field(page).pressSequentially("40");
  const planCosts = [
    [team.title, yearWithAI(team, 40)],
    [pro.title, yearWithAI(pro, 40)],
  ].map(([plan = "", year = ""]) => filled(estimate.planCost, { plan, year }));
  const result = filled(estimate.result, {
    size: filled(estimate.manyPeople, { people: 40 }),
    option: messages.withAI,
    billing: messages.billedAnnually,
    costs: planCosts.join(", "),
  });
  await expect(section(page).getByRole("status").filter({ hasText: result })).toHaveCount(1);
  expect(said).toEqual([result]);
});

test("a shared address shows the same figures and options, also after a reload and after Back", async ({
  page,
}) => {
  const expectShared = async () => {
    await expectFor40(page);
    await expect(page.getByRole("radio", { name: messages.monthly, exact: true })).toBeChecked();
    await expect(page.getByRole("radio", { name: messages.withAI, exact: true })).toBeChecked();
  };
  await visitEstimate(page, "?people=40&billing=monthly");
  await expect(section(page)).toBeInViewport();
  await page.getByRole("radio", { name: messages.withAI, exact: true }).check();
  await expectShared();
  await expect(page).toHaveURL(`/pricing?people=40&billing=monthly&ai=on#${estimate.anchor}`);
  // The browser restores the position, at the options.
  await page.reload();
  await section(page).scrollIntoViewIfNeeded();
  await expectShared();
  await page.getByRole("contentinfo").getByRole("link", { name: labels.about }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await section(page).scrollIntoViewIfNeeded();
  await expectShared();
});

test("the copied link opens the same estimate", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitEstimate(page, "?ai=on&from=letter");
  await field(page).fill("40");
  await page.getByRole("button", { name: estimate.copy }).click();
  await expect(
    section(page).getByRole("status").filter({ hasText: estimate.copied }),
  ).toBeVisible();
  const announced = await section(page)
    .getByRole("status")
    .filter({ hasText: estimate.copied })
    .evaluateHandle((status) => {
      const count = { changes: 0 };
      new MutationObserver((changes) => {
        count.changes += changes.length;
      }).observe(status, { childList: true, subtree: true });
      return count;
    });
  await page.getByRole("button", { name: estimate.copy }).click();
  await expect
    .poll(() => announced.evaluate(({ changes }) => changes), "a second copy is announced too")
    .toBeGreaterThan(0);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/pricing?people=40&ai=on#${estimate.anchor}`);
  const other = await context.newPage();
  await other.goto(link);
  await expectFor40(other);
  await expect(other.getByRole("radio", { name: messages.withAI, exact: true })).toBeChecked();
  await slider(page).press("ArrowRight");
  await expect(page.getByText(estimate.copied)).toHaveCount(0);
});

test("a plan without a price or a team that is too large leads to the contact form, and outdated figures turn pale", async ({
  page,
}) => {
  await visitEstimate(page, "?people=40");
  const color = () =>
    figures(page, team.title)
      .first()
      .evaluate((cell) => getComputedStyle(cell).color);
  const expectForm = async (name: string) => {
    await section(page).getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.locator("iframe")).toHaveAttribute(
      "src",
      integrations.forms.contact.address,
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  await expect(section(page).getByText(estimate.agreed)).toBeVisible();
  await expectForm(enterprise.button);
  const dark = await color();
  const copy = page.getByRole("button", { name: estimate.copy });
  await expect(copy).toBeVisible();
  await field(page).fill("12000");
  expect(
    await field(page).evaluate((input) => input.scrollWidth - input.clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(await color()).not.toBe(dark);
  await expect(copy).toBeHidden();
  await expectForm(estimate.askUs);
  await field(page).fill("40");
  expect(await color()).toBe(dark);
});

for (const width of [320, 390, 640, 900, 1152]) {
  test(`nothing shifts or overflows at ${width} px, even with the longest figures`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, `/pricing?people=${most - 1}`);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const shifts = { total: 0 };
      new PerformanceObserver((list) => {
        // Shifts that visitors cause count as well, because they look at the figures while they type.
        for (const entry of list.getEntries())
          shifts.total += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift" });
      Object.assign(window, { shifts });
    });
    await section(page).scrollIntoViewIfNeeded();
    await expect(field(page)).toHaveValue(`${most - 1}`);
    await field(page).fill(`${most + 1}`);
    await expect(
      section(page)
        .getByRole("status")
        .filter({ hasText: filled(estimate.tooMany, { most: estimate.most }) }),
    ).toHaveCount(1);
    expect(
      await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total),
    ).toBeLessThan(0.01);
    // Each width is rounded separately.
    const cut = await section(page).evaluate((node) =>
      [...node.querySelectorAll("td, th, table")]
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
