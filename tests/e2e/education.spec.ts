import education from "../../data/pages/education.json";
import { addStyles, holdBack, textSpacing, visit } from "../support/actions";
import { integrations, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

test("the lesson plan shows what the teacher and students do at each time", async ({ page }) => {
  await visit(page, "/education");
  const plan = page.getByRole("table", { name: education.plan.title });
  await expect(plan.getByRole("columnheader")).toHaveCount(4);
  for (const { time, teacher, students } of education.plan.parts) {
    const part = plan
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: time, exact: true }) });
    await expect(part).toContainText(teacher);
    await expect(part).toContainText(students);
  }
});

test("on a phone with the text spacing of WCAG 1.4.12, no time in the lesson plan lies over its part", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/education");
  await addStyles(page, textSpacing);
  const plan = page.getByRole("table", { name: education.plan.title });
  for (const { time, title } of education.plan.parts) {
    const row = plan
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: time, exact: true }) });
    const textEnd = await row.getByRole("rowheader").evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getBoundingClientRect().right;
    });
    const next = await row.getByRole("cell", { name: shown(title), exact: true }).boundingBox();
    expect(textEnd, time).toBeLessThanOrEqual(next?.x ?? 0);
  }
});

test("the video shows at 16:9", async ({ page }) => {
  await visit(page, "/education");
  await page.getByRole("button", { name: shown(education.videoLabel) }).click();
  const dialog = page.getByRole("dialog", { name: shown(integrations.introductionVideo.title) });
  await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
  const box = await dialog.locator("iframe").boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test("a tap works even before the page's scripts load", async ({ page }) => {
  const release = await holdBack(page, /\/app-[^/]*\.js$/);
  await page.goto("/nonprofits", { waitUntil: "commit" });
  await page.getByRole("button", { name: messages.viewDetails }).first().click();
  release();
  await expect(page.getByRole("button", { name: messages.hideDetails })).toBeVisible();
});
