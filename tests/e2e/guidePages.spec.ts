import guidesPage from "../../data/pages/guides.json";
import { visit } from "../support/actions";
import { shown } from "../support/content";
import { guides, partsOf } from "../support/guides";
import { expect, test } from "../support/test";

const { words } = guidesPage;

test("the list of guides links to each guide", async ({ page }) => {
  await visit(page, "/guides");
  for (const { title, path } of guides) {
    await expect(page.getByRole("main").getByRole("link", { name: shown(title), exact: true })).toHaveAttribute("href", path);
  }
});

for (const { path, title, body, download } of guides) {
  test(`${path} has a table of contents with links, fits a phone, prints as a document, and can be downloaded`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(title));
    const contents = page.getByRole("navigation", { name: words.contents });
    await expect(contents.getByRole("link")).toHaveText(body.headings.map((heading) => shown(heading.title)));
    const last = body.headings.at(-1);
    if (last) {
      await contents.getByRole("link", { name: shown(last.title), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}#${last.anchor}$`));
      await expect(page.getByRole("heading", { name: shown(last.title), exact: true, level: last.depth })).toBeInViewport();
      await expect(contents).toBeInViewport();
      const height = (await contents.boundingBox())?.height;
      expect(height, "every entry fits in the window").toBeLessThan(page.viewportSize()?.height ?? 0);
    }
    if (download) {
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: words.download }).click()]);
      expect(file.suggestedFilename()).toMatch(/\.docx$/);
      expect(await file.failure()).toBeNull();
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(contents).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(new RegExp(`^https://[^ ]+${path}( |$)`))).toBeVisible();
    await expect(contents).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
}

const withForm = guides.find(({ body }) => body.links.some(({ to }) => to === "form:consultation"));

test("a link in a guide can open a form in a dialog", async ({ page }) => {
  test.skip(!withForm, "no guide links to that form");
  await visit(page, withForm?.path ?? "/");
  await page.getByRole("article").getByRole("button").and(page.locator("[aria-haspopup=dialog]")).first().click();
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
