import type { Page } from "@playwright/test";
import evidence from "../../data/pages/evidence.json";
import buyers from "../../data/pages/for-buyers.json";
import figures from "../../data/stats.json";
import { reloadWithoutScripts, visit } from "../support/actions";
import { formAddress, messages, shown } from "../support/content";
import { sitePages } from "../support/routes";
import { expect, test } from "../support/test";

const openQuestions = buyers.questions.items.filter((item) => !("answer" in item));
const addressAbout = (label: string) => formAddress({ label, to: "form:contact" });
const inMain = (page: Page) => page.getByRole("main");

test("each open question opens the contact form with the question filled in, or links to the form without JavaScript", async ({
  page,
}) => {
  await visit(page, "/for-buyers");
  for (const item of openQuestions) {
    const question = shown(item.question);
    await inMain(page).getByRole("button", { name: question }).click();
    const dialog = page.getByRole("dialog", { name: question });
    await expect(dialog.locator("iframe")).toHaveAttribute("src", addressAbout(question));
    await expect(dialog.getByRole("link", { name: messages.openDirectly })).toHaveAttribute(
      "href",
      addressAbout(question),
    );
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  await reloadWithoutScripts(page);
  for (const { question } of openQuestions) {
    const link = inMain(page).getByRole("link", { name: shown(question) });
    await expect(link).toHaveAttribute("href", addressAbout(shown(question)));
  }
});

test("a row of figures links to the evidence, which lists each figure once with its limits, its source and the pages that show it", async ({
  page,
}) => {
  await visit(page, "/about");
  await inMain(page).getByRole("link", { name: messages.aboutFigures }).click();
  await expect(page).toHaveURL("/evidence");
  const links = sitePages().map(({ path }) => path);
  await expect(inMain(page).getByRole("heading", { level: 3 })).toHaveCount(figures.length);
  for (const figure of figures) {
    const entry = inMain(page)
      .getByRole("listitem")
      .filter({
        has: page.getByRole("heading", {
          level: 3,
          name: `${figure.number} ${shown(figure.label)}`,
          exact: true,
        }),
      });
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText(shown(figure.limits));
    await expect(entry).toContainText(
      "source" in figure ? shown(figure.source?.label ?? "") : evidence.words.sourceFollows,
    );
    const shownOn = await entry
      .getByRole("listitem")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(shownOn.length).toBeGreaterThan(0);
    for (const path of shownOn) expect(links).toContain(path);
    expect(shownOn).not.toContain("/evidence");
  }
});
