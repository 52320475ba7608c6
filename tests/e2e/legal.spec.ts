import { visit } from "../support/actions";
import { integrations, labels, messages } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { filledIn, fillIn, script as scriptAnswer } from "../support/network";

const { documents } = integrations.policies;
const script = filledIn(integrations.policies.script);

test.beforeEach(({ page }) => fillIn(page));

/** Does what a visitor sees of the service's script: fills the element that names a document. */
const answer =
  scriptAnswer(`for (const place of document.querySelectorAll("[data-policy-document]")) {
  place.innerHTML = "<p>Document " + place.dataset.id + "</p>";
}`);

test("each document shows on its page, which loads in full", async ({ page }) => {
  await page.route(script, answer);
  await visit(page, "/about");
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  await page.getByRole("contentinfo").getByRole("link", { name: labels.privacyPolicy }).click();
  await expect(page.getByText(`Document ${documents.privacy}`)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBeUndefined();
  await expect(page.getByText(messages.loading)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: labels.terms }).click();
  await expect(page.getByText(`Document ${documents.terms}`)).toBeVisible();
  await expect(page.getByText(`Document ${documents.privacy}`)).toBeHidden();
  await page.goto("/eula");
  await expect(page.getByText(`Document ${documents.eula}`)).toBeVisible();
});

test("a document stays when the color mode changes or forms open", async ({ page }) => {
  const terms = page.getByText(`Document ${documents.terms}`);
  await page.route(script, answer);
  await visit(page, "/terms");
  await expect(terms).toBeVisible();
  await page.getByRole("button", { name: messages.switchToDark }).click();
  await expect(page.getByRole("button", { name: messages.switchToLight })).toBeVisible();
  await expect(terms).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(terms).toBeVisible();
});
