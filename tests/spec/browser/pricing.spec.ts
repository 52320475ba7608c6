import type { Page } from "@playwright/test";
import { localizedPath, ownLanguage } from "../../../src/shared/languages";
import { visit } from "../../support/actions";
import { type Behavior, inEachLanguage, onPhone, type Words } from "../../support/behaviors";
import { fillPlaceholders, type plans, type pricing, sectionOf } from "../../support/content";
import { expect, test } from "../../support/guardedTest";
import { formUrl, upgradeUrl } from "../../support/services";

type Plan = (typeof plans)[number];

const options = [
  { billing: "annual", ai: false },
  { billing: "annual", ai: true },
  { billing: "monthly", ai: false },
  { billing: "monthly", ai: true },
] as const;

type Option = (typeof options)[number];

/** A plan’s price with some options, as the content has it. A plan without another price with AI keeps its own. */
const priceOf = (plan: Plan, { billing, ai }: Option) =>
  plan[`${billing}${ai && !plan.noAIChange ? "AI" : ""}Price`] ?? plan[`${billing}Price`];

/** The specification’s arithmetic: nothing when a price isn’t a number above zero. */
function savingOf(plan: Plan, ai: boolean) {
  const [monthly, annual] = (["monthly", "annual"] as const).map((billing) =>
    Number(priceOf(plan, { billing, ai })),
  );
  const saving = Math.round((Number(monthly) - Number(annual)) * 12);
  return saving > 0 ? saving : undefined;
}

function behaviors({ language, messages, read, withTokens }: Words): Behavior[] {
  const list = read("plans.json") as Plan[];
  const picker = sectionOf(read("pages/pricing.json") as typeof pricing, "plans");
  const section = (page: Page) => page.locator(`#${picker.anchor}`);
  const column = (page: Page, { title }: Plan) =>
    section(page)
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: withTokens(title), exact: true }) });
  const choose = (page: Page, name: string) =>
    section(page).getByRole("radio", { name, exact: true }).check();

  /** Chooses each of the options in turn, and calls a function with it. A failure names the option. */
  const withEachOption = async (page: Page, check: (option: Option) => Promise<void>) => {
    await visit(page, localizedPath(language, "/pricing"));
    for (const option of options) {
      const name = `${option.billing}, ${option.ai ? "with AI" : "Base Plan"}`;
      await test.step(name, async () => {
        await choose(page, messages[option.billing]);
        await choose(page, option.ai ? messages.withAI : messages.basePlan);
        await check(option);
      });
    }
  };

  const written = (price: string | number) => {
    if (price === "Custom") return messages.custom;
    return `$${Number.isInteger(Number(price)) ? price : Number(price).toFixed(2)}`;
  };

  return [
    [
      "Price of each plan: annual and monthly, with AI and Base Plan",
      (page) =>
        withEachOption(page, async (option) => {
          for (const plan of list)
            await expect(
              column(page, plan).getByText(written(priceOf(plan, option)), { exact: true }),
            ).toBeVisible();
        }),
    ],
    [
      "‘Save $X/year’ and ‘Save 25%’ with annual billing alone",
      (page) =>
        withEachOption(page, async (option) => {
          const annual = option.billing === "annual";
          await expect(
            section(page).getByText(`${picker.savingBadge}`, { exact: true }),
          ).toHaveCount(annual ? 1 : 0);
          const [before = "", after = ""] = messages.save.split("{amount}");
          for (const plan of list) {
            const amount = annual ? savingOf(plan, option.ai) : undefined;
            const lines = column(page, plan)
              .getByRole("paragraph")
              .filter({ hasText: before })
              .filter({ hasText: after });
            await expect(lines).toHaveText(
              amount ? [fillPlaceholders(messages.save, { amount })] : [],
            );
          }
        }),
    ],
    [
      "A plan’s button asks for the chosen plan, without its title",
      (page) =>
        withEachOption(page, async (option) => {
          for (const plan of list.filter((one) => one.annualPrice !== "Custom"))
            await expect(column(page, plan).getByRole("link")).toHaveAttribute(
              "href",
              upgradeUrl(option.ai ? "withAI" : "base", language),
            );
        }),
    ],
    [
      "A plan’s button navigates the same window",
      async (page) => {
        await visit(page, localizedPath(language, "/pricing"));
        const [plan] = list;
        if (plan) await column(page, plan).getByRole("link").click();
        await expect(page).toHaveURL(upgradeUrl("base", language));
      },
    ],
    [
      "An invalid number of people in the address is ignored",
      async (page) => {
        const { start } = sectionOf(read("pages/pricing.json") as typeof pricing, "estimate");
        await visit(page, `${localizedPath(language, "/pricing")}?people=many`);
        await expect(page.getByRole("textbox")).toHaveValue(`${start}`);
      },
    ],
    [
      "The Custom plan button opens the general form",
      async (page) => {
        await visit(page, localizedPath(language, "/pricing"));
        const custom = list.find(({ annualPrice }) => annualPrice === "Custom");
        if (!custom) throw new Error("no plan has a custom price");
        await column(page, custom).getByRole("button").click();
        const dialog = page.getByRole("dialog", { name: custom.button });
        await expect(dialog.locator("iframe")).toHaveAttribute(
          "src",
          formUrl({ label: custom.button, to: "form:contact" }, language),
        );
      },
    ],
  ];
}

// The specification asks for both: a wide window for English, a phone for the others.
const atWidths = (words: Words) =>
  words.language === ownLanguage ? behaviors(words) : behaviors(words).map(onPhone);

for (const [words, proof] of inEachLanguage(atWidths, "/pricing"))
  test(words, ({ page }) => proof(page));
