import guidesPage from "../../data/pages/guides.json";
import { holdBack, visit } from "../support/actions";
import { filled, messages, shown } from "../support/content";
import { guides, partsOf } from "../support/routes";
import { expect, test } from "../support/test";

const { words } = guidesPage;
const [longest] = guides.toSorted((a, b) => b.body.headings.length - a.body.headings.length);

test("the list of guides links to each guide", async ({ page }) => {
  await visit(page, "/guides");
  for (const { title, path } of guides) {
    const link = page.getByRole("main").getByRole("link", { name: shown(title), exact: true });
    await expect(link).toHaveAttribute("href", path);
  }
});

test("the contents of a guide lead to its sections and stay in view", async ({ page }) => {
  const { path, body } = longest ?? guides[0] ?? { path: "/", body: { headings: [] } };
  await visit(page, path);
  const contents = page.getByRole("navigation", { name: words.contents });
  await expect(contents.getByRole("link")).toHaveText(
    body.headings.map(({ title }) => shown(title)),
  );
  const last = body.headings.at(-1);
  await contents.getByRole("link").last().click();
  await expect(page).toHaveURL(`${path}#${last?.anchor}`);
  const heading = page.getByRole("heading", { name: shown(last?.title ?? ""), exact: true });
  await expect(heading).toBeInViewport();
  await expect(contents).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(contents).toBeHidden();
});

test("a printed guide has its address and date, and no contents", async ({ page }) => {
  const path = longest?.path ?? "/";
  await visit(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(new RegExp(`^https://[^ ]+${path}( |$)`))).toBeVisible();
  await expect(page.getByRole("navigation", { name: words.contents })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

/** Returns how many characters a full line of some paragraphs holds on average. Runs in the page. */
const charactersInLine = (paragraphs: Element[]) => {
  const full = paragraphs.flatMap((paragraph) => {
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const lines = new Map<number, number>();
    while (texts.nextNode()) {
      for (const { index, 0: word } of texts.currentNode.textContent?.matchAll(/\S+\s*/g) ?? []) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.trimEnd().length);
        const { top } = range.getBoundingClientRect();
        lines.set(top, (lines.get(top) ?? 0) + word.length);
      }
    }
    return [...lines.values()].slice(0, -1);
  });
  return full.reduce((sum, characters) => sum + characters, 0) / full.length;
};

test("the lines of a guide are short enough to read", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await visit(page, longest?.path ?? "/");
  const paragraphs = page.getByRole("article").locator("> p");
  expect(await paragraphs.evaluateAll(charactersInLine)).toBeLessThanOrEqual(75);
});

test("a focused entry of the contents stands clear of the faded edge", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await visit(page, longest?.path ?? "/");
  const contents = page.getByRole("navigation", { name: words.contents });
  const entry = contents.getByRole("link").last();
  await entry.focus();
  const [list, focused] = [await contents.boundingBox(), await entry.boundingBox()];
  if (!list || !focused) throw new Error("the contents are not shown");
  expect(focused.y + focused.height).toBeLessThanOrEqual(list.y + list.height - 46);
});

const withForm = guides.find(({ body }) => body.links.some(({ to }) => to.startsWith("form:")));

test("a link in a guide can open a form in a dialog", async ({ page }) => {
  test.skip(!withForm, "no guide links to a form");
  await visit(page, withForm?.path ?? "/");
  await page.getByRole("article").locator("[aria-haspopup=dialog]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

const withList = guides.find((guide) => partsOf(guide, "Checklist").length > 0);

test("a checklist in a guide keeps its ticks after a reload", async ({ page }) => {
  test.skip(!withList, "no guide has a checklist");
  await visit(page, withList?.path ?? "/");
  const box = page.getByRole("article").getByRole("checkbox").first();
  await box.check();
  await page.reload();
  await expect(box).toBeChecked();
});

test("ticks from before the scripts run and from two tabs are kept", async ({ page, context }) => {
  const path = "/education/implementation-guide";
  const boxes = (tab = page) =>
    tab.getByRole("main").getByRole("group").first().getByRole("checkbox");
  const release = await holdBack(page, /localhost.*\.js$/);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await boxes().nth(0).check();
  release();
  const total = await boxes().count();
  await expect(
    page.getByText(filled(messages.checklistProgress, { done: 1, total })),
  ).toBeVisible();

  const other = await context.newPage();
  await visit(other, path);
  await expect(boxes(other).nth(0)).toBeChecked();
  await boxes().nth(1).check();
  await boxes(other).nth(2).check();
  await page.reload();
  for (const index of [0, 1, 2]) await expect(boxes().nth(index)).toBeChecked();
});
