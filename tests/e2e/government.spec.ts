import { readdirSync, readFileSync } from "node:fs";
import { visit } from "../support/actions";
import { messages } from "../support/content";
import { expect, test } from "../support/test";

interface Scenario {
  path: string;
  number: number;
  useCase: { title: string; participants: string[] };
  summary: { title: string };
}

const folder = "data/scenarios";
const scenarios = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Scenario)
  .sort((a, b) => a.number - b.number);

test.describe("the use cases", () => {
  test("are closed at first, and one is open at a time", async ({ page }) => {
    await visit(page, "/government-sector");
    const [first, second] = scenarios.map(({ useCase }) => page.getByRole("button", { name: useCase.title, exact: true }));
    if (!first || !second) throw new Error("There are fewer than two scenarios.");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await first.click();
    await expect(page.getByRole("region", { name: scenarios[0]?.useCase.title })).toBeVisible();
    await second.click();
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("region", { name: scenarios[0]?.useCase.title })).toBeHidden();
  });

  test("close again at a second press, by keyboard too", async ({ page }) => {
    await visit(page, "/government-sector");
    const first = page.getByRole("button", { name: scenarios[0]?.useCase.title ?? "", exact: true });
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Space");
    await expect(first).toHaveAttribute("aria-expanded", "false");
  });

  test("name who takes part, and lead to their scenario", async ({ page }) => {
    await visit(page, "/government-sector");
    for (const { useCase, path } of scenarios) {
      await page.getByRole("button", { name: useCase.title, exact: true }).click();
      const details = page.getByRole("region", { name: useCase.title });
      for (const participant of useCase.participants) await expect(details.getByText(participant, { exact: true })).toBeVisible();
      await expect(details.getByRole("link", { name: messages.readScenario })).toHaveAttribute("href", path);
    }
  });
});

test("the list shows every scenario with its number and a link to it", async ({ page }) => {
  await visit(page, "/government-sector/use-cases");
  for (const { number, summary, path } of scenarios) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: summary.title, exact: true }) });
    await expect(card.getByText(`Scenario #${number}`)).toBeVisible();
    await expect(card.getByRole("link", { name: messages.readScenario })).toHaveAttribute("href", path);
  }
});

for (const { path } of scenarios) {
  test(`${path} leads back to the overview and on to a consultation`, async ({ page }) => {
    await visit(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: messages.backToGovernment })).toHaveAttribute("href", "/government-sector");
    await expect(main.getByRole("link", { name: "Schedule Consultation" })).toHaveAttribute("href", "/pilot-program");
    await expect(main.getByRole("link", { name: /^(View All Scenarios|Back to Overview)$/ })).toHaveAttribute("href", "/government-sector");
  });
}

test("Schedule Government Consultation opens the consultation form", async ({ page }) => {
  await visit(page, "/government-sector/implementation-guide");
  await page.getByRole("button", { name: "Schedule Government Consultation" }).click();
  await expect(page.getByRole("dialog", { name: "Schedule a consultation" })).toBeVisible();
});
