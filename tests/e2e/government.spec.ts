import type { z } from "zod";
import report from "../../data/pages/government-sector.json";
import type { scenarioPage } from "../../src/content/schemas/pages";
import { visit } from "../support/actions";
import { filesIn, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

const scenarios = filesIn<z.infer<typeof scenarioPage>>("scenarios");

test("the report starts with something to read, and each section has its label next to its heading", async ({
  page,
}) => {
  await visit(page, "/government-sector");
  const sections = page.getByRole("main").getByRole("region");
  await expect(sections.first().getByRole("button")).toHaveCount(0);
  await expect(sections.first().getByRole("definition").first()).toBeVisible();
  const { recommendation, debate, benefits, figures, useCases, resources, questions } = report;
  for (const { title, label } of [
    recommendation,
    debate,
    benefits,
    figures,
    useCases,
    resources,
    questions,
  ]) {
    await expect(
      page.getByRole("region", { name: shown(title) }).getByText(label ?? "", { exact: true }),
    ).toBeVisible();
  }
});

test("use cases open one at a time, and link to their scenario", async ({ page }) => {
  await visit(page, "/government-sector");
  const button = (title: string) => page.getByRole("button", { name: title, exact: true });
  const opened = page.getByRole("main").getByRole("button", { expanded: true });
  await expect(opened).toHaveCount(0);
  for (const { useCase, path } of scenarios) {
    await button(useCase.title).click();
    await expect(opened).toHaveText(useCase.title);
    const link = page.getByRole("link", {
      name: `${messages.readScenario} ${useCase.title}`,
      exact: true,
    });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", path);
  }
});

test("the list shows every scenario with its number and a link", async ({ page }) => {
  await visit(page, "/government-sector/use-cases");
  for (const { number, summary, path } of scenarios) {
    const card = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: summary.title, exact: true }) });
    await expect(card.getByText(`Scenario #${number}`)).toBeVisible();
    await expect(
      card.getByRole("link", { name: `${messages.readScenario} ${summary.title}`, exact: true }),
    ).toHaveAttribute("href", path);
  }
});
