import guidesPage from "../../data/pages/guides.json";
import { visit } from "../support/actions";
import { shown } from "../support/content";
import { guides, partsOf } from "../support/guides";
import { expect, test } from "../support/test";

const { words } = guidesPage;

test("the list of guides links to each guide", async ({ page }) => {
  await visit(page, "/guides");
  for (const { title, path } of guides) {
    await expect(
      page.getByRole("main").getByRole("link", { name: shown(title), exact: true }),
    ).toHaveAttribute("href", path);
  }
});

for (const { path, title, body } of guides) {
  test(`${path} has a table of contents with links, fits a phone, and prints as a document`, async ({
    page,
  }) => {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(title));
    const contents = page.getByRole("navigation", { name: words.contents });
    await expect(contents.getByRole("link")).toHaveText(
      body.headings.map((heading) => shown(heading.title)),
    );
    const last = body.headings.at(-1);
    if (last) {
      await contents.getByRole("link", { name: shown(last.title), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}#${last.anchor}$`));
      await expect(
        page.getByRole("heading", { name: shown(last.title), exact: true, level: last.depth }),
      ).toBeInViewport();
      await expect(contents).toBeInViewport();
      const height = (await contents.boundingBox())?.height;
      expect(height, "every entry fits in the window").toBeLessThan(
        page.viewportSize()?.height ?? 0,
      );
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(contents).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(new RegExp(`^https://[^ ]+${path}( |$)`))).toBeVisible();
    await expect(contents).toBeHidden();
    await expect(
      page.getByRole("time"),
      "the line at the top of the paper has the date",
    ).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
}

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
  for (const { path } of guides) {
    await visit(page, path);
    expect(
      await page.getByRole("article").locator("> p").evaluateAll(charactersInLine),
      path,
    ).toBeLessThanOrEqual(75);
  }
});

test("an entry of the contents with focus stands clear of the edge where a long list fades out", async ({
  page,
}) => {
  const [longest] = guides.toSorted((a, b) => b.body.headings.length - a.body.headings.length);
  await page.setViewportSize({ width: 1280, height: 480 });
  await visit(page, longest?.path ?? "/");
  const contents = page.getByRole("navigation", { name: words.contents });
  const entries = contents.getByRole("link");
  const count = await entries.count();
  for (const entry of [entries.nth(Math.floor(count / 2)), entries.last()]) {
    await entry.focus();
    const [list, shownEntry] = [await contents.boundingBox(), await entry.boundingBox()];
    if (!list || !shownEntry) throw new Error("the contents are not shown");
    expect(shownEntry.y + shownEntry.height).toBeLessThanOrEqual(list.y + list.height - 46);
  }
});

const withForm = guides.find(({ body }) => body.links.some(({ to }) => to === "form:consultation"));

test("a link in a guide can open a form in a dialog", async ({ page }) => {
  test.skip(!withForm, "no guide links to that form");
  await visit(page, withForm?.path ?? "/");
  await page
    .getByRole("article")
    .getByRole("button")
    .and(page.locator("[aria-haspopup=dialog]"))
    .first()
    .click();
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
