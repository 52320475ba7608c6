import { visit } from "../support/actions";
import { integrations, labels, messages } from "../support/content";
import { expect, test } from "../support/test";

const { script, documents } = integrations.policies;

/** Does what a visitor sees of the service's script: fills the element that names a document. */
const embedScript = `for (const place of document.querySelectorAll("[data-policy-document]")) {
  place.innerHTML = "<p>Document " + place.dataset.id + "</p>";
}`;

test("a document shows at once, and so does the next one that the visitor opens", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.route(script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: embedScript }),
  );
  await visit(page, "/privacy-policy");
  await expect(page.getByText(`Document ${documents.privacy}`)).toBeVisible();
  await expect(page.getByText(messages.loading)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: labels.terms }).click();
  await expect(page.getByText(`Document ${documents.terms}`)).toBeVisible();
  await expect(page.getByText(`Document ${documents.privacy}`)).toBeHidden();
  await page.goto("/eula");
  await expect(page.getByText(`Document ${documents.eula}`)).toBeVisible();
});

test("a link to a document loads its page in full, with the policy that allows the service, and the document stays", async ({
  page,
}) => {
  const terms = page.getByText(`Document ${documents.terms}`);
  await page.route(script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: embedScript }),
  );
  await visit(page, "/about");
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  await page.getByRole("contentinfo").getByRole("link", { name: labels.terms }).click();
  await expect(terms).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBeUndefined();

  await test.step("when the visitor changes the color mode", async () => {
    await page.getByRole("button", { name: messages.switchToDark }).click();
    await expect(page.getByRole("button", { name: messages.switchToLight })).toBeVisible();
    await expect(terms).toBeVisible();
  });
  await test.step("when the visitor opens a form and closes it", async () => {
    await page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(terms).toBeVisible();
  });
  await test.step("when the visitor comes back to it", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: labels.about }).click();
    await expect(page).toHaveURL("/about");
    await expect(terms).toBeHidden();
    await page.goBack();
    await expect(terms).toBeVisible();
  });
});

test("on paper, the link to a document has its address", async ({ page }) => {
  await visit(page, "/eula");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("link", { name: messages.openDirectly });
  const written = await link.evaluate((node) => getComputedStyle(node, "::after").content);
  expect(written).toContain(await link.getAttribute("href"));
});
