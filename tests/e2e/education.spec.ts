import education from "../../data/pages/education.json";
import { holdBack, visit } from "../support/actions";
import { integrations, shown } from "../support/content";
import { expect, test } from "../support/test";

const { introductionVideo } = integrations;
const openVideo = "Watch Introduction Video";

test("each card leads to its page, and a lesson plan next to the heading says when what happens, and who does it", async ({ page }) => {
  await visit(page, "/education");
  const cards = page.getByRole("main").getByRole("listitem");
  for (const { title, to } of education.areas.cards) {
    await expect(cards.getByRole("link", { name: shown(title) })).toHaveAttribute("href", to);
  }
  const plan = page.getByRole("table", { name: education.plan.title });
  await expect(plan.getByRole("columnheader")).toHaveCount(4);
  for (const { time, teacher, students } of education.plan.parts) {
    const part = plan.getByRole("row").filter({ has: page.getByRole("rowheader", { name: time, exact: true }) });
    await expect(part).toContainText(teacher);
    await expect(part).toContainText(students);
  }
});

test("the video is fetched only when its dialog opens, shows at 16:9, and gives the focus back", { tag: "@smoke" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/education");
  expect(asked).not.toContain(introductionVideo.embedAddress);
  await page.getByRole("button", { name: openVideo }).click();
  const dialog = page.getByRole("dialog", { name: shown(introductionVideo.title) });
  await expect(dialog.frameLocator("iframe").getByRole("heading")).toBeVisible();
  const box = await dialog.locator("iframe").boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: openVideo })).toBeFocused();
});

test("the first tap counts, even before the page's scripts are there", async ({ page }) => {
  const letGo = await holdBack(page, /\/app-[^/]*\.js$/);
  await page.goto("/nonprofits", { waitUntil: "commit" });
  await page.getByRole("button", { name: "View Details" }).first().click();
  letGo();
  await expect(page.getByRole("button", { name: "Hide Details" })).toBeVisible();
});
