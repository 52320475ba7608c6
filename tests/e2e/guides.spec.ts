import { holdBack, visit } from "../support/actions";
import { filled, messages } from "../support/content";
import { expect, test } from "../support/test";

const progress = (done: number, total: number) =>
  filled(messages.checklistProgress, { done, total });

for (const path of ["/education/implementation-guide", "/government-sector/implementation-guide"]) {
  test(`${path} has three checklists that count and keep their own ticks`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole("main").getByRole("group")).toHaveCount(3);
    const list = page.getByRole("main").getByRole("group").first();
    const boxes = list.getByRole("checkbox");
    const total = await boxes.count();
    await expect(list.getByText(progress(0, total))).toBeVisible();
    const first = (await list.getByRole("listitem").first().textContent()) ?? "";
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await expect(list.getByText(progress(2, total))).toBeVisible();
    await expect(page.getByRole("main").getByRole("checkbox", { checked: true })).toHaveCount(2);
    await expect(list.getByText(first)).toHaveCSS("text-decoration-line", "line-through");
    await page.reload();
    await expect(list.getByText(progress(2, total))).toBeVisible();
    await expect(boxes.nth(2)).toBeChecked();
    await list.getByRole("button", { name: messages.clearChecklist }).click();
    await expect(boxes.nth(0)).toBeFocused();
    await expect(list.getByText(progress(0, total))).toBeVisible();
    await expect(boxes.nth(0)).not.toBeChecked();
    await page.reload();
    await expect(boxes.nth(0)).not.toBeChecked();
  });
}

test("a tick from before the scripts run is kept, and so are the ticks of two tabs", async ({
  page,
  context,
}) => {
  const path = "/education/implementation-guide";
  const boxes = (tab = page) =>
    tab.getByRole("main").getByRole("group").first().getByRole("checkbox");
  const release = await holdBack(page, /localhost.*\.js$/);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await boxes().nth(0).check();
  release();
  const total = await boxes().count();
  await expect(page.getByText(progress(1, total))).toBeVisible();
  await expect(boxes().nth(0)).toBeChecked();

  const other = await context.newPage();
  await visit(other, path);
  await expect(boxes(other).nth(0)).toBeChecked();
  await boxes().nth(1).check();
  await boxes(other).nth(2).check();
  await page.reload();
  for (const index of [0, 1, 2]) await expect(boxes().nth(index)).toBeChecked();
});
