import { visit } from "../support/actions";
import { integrations, messages } from "../support/content";
import { expect, test } from "../support/test";

const { script, documents } = integrations.policies;

/** Stands in for the service's script: it looks for the place that carries a document's id, and fills it. */
const fills = (id: string) => `for (const place of document.querySelectorAll('[data-id="${id}"]')) {
  place.innerHTML = "<h2>The whole document</h2>";
}`;

test.beforeEach(async ({ page }) => {
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: fills(documents.terms) }));
  await visit(page, "/terms");
  await expect(page.getByRole("heading", { name: "The whole document" })).toBeVisible();
});

test("a document stays when the visitor changes the colour mode", async ({ page }) => {
  await page.getByRole("button", { name: messages.switchToDark }).click();
  await expect(page.getByRole("button", { name: messages.switchToLight })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The whole document" })).toBeVisible();
});

test("a document stays when the visitor opens a form and closes it", async ({ page }) => {
  await page.getByRole("contentinfo").getByRole("button", { name: "Schedule Consultation" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "The whole document" })).toBeVisible();
});

test("a document is there again when the visitor comes back to it", async ({ page }) => {
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { name: "The whole document" })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "The whole document" })).toBeVisible();
});
