import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { integrations, labels } from "../support/content";
import { expect, test } from "../support/test";

/* Browsers log an error when a policy blocks something, and the guard in support/test.ts fails tests on such errors. */

const openers = (page: Page) => page.locator("[role=button][aria-haspopup=dialog]:visible");

/** Opens each dialog of a page and waits until the framed page loads. */
async function openEveryDialog(page: Page): Promise<void> {
  await expect(openers(page).first()).toBeVisible();
  const addresses = await openers(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  for (const address of new Set(addresses)) {
    const opener = openers(page).and(page.locator(`[href="${address}"]`));
    await opener.first().click();
    const frame = page.getByRole("dialog").locator("iframe").contentFrame();
    await expect(frame.getByRole("heading", { name: "Hosted page" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

// The tests of accessibility open every page and fail on violations too.
for (const path of ["/", "/education", "/pricing", "/terms"]) {
  test(`the policy of ${path} blocks nothing that the page needs`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const consent = page.waitForRequest(integrations.consent.script);
    await visit(page, path);
    await openEveryDialog(page);
    await consent;
  });
}

test("the policy blocks nothing on pages reached by links", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("main").locator('a[href="/education"]').first().click();
  await expect(page).toHaveURL("/education");
  await openEveryDialog(page);
  await page.getByRole("contentinfo").getByRole("link", { name: labels.privacyPolicy }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await openEveryDialog(page);
});

test.describe("injected content", () => {
  test.use({ expectedFailures: /Content Security Policy/ });

  for (const { name, properties, directive } of [
    { name: "script", properties: { textContent: "0" }, directive: "script-src-elem" },
    { name: "script", properties: { src: "//evil.example/" }, directive: "script-src-elem" },
    {
      name: "script",
      properties: { src: integrations.policies.script },
      directive: "script-src-elem",
    },
    { name: "style", properties: { textContent: "p { }" }, directive: "style-src-elem" },
    { name: "iframe", properties: { src: "//evil.example/" }, directive: "frame-src" },
    { name: "img", properties: { src: "//evil.example/" }, directive: "img-src" },
    { name: "object", properties: { data: "//evil.example/" }, directive: "object-src" },
  ]) {
    test(`is blocked: ${name} with ${Object.values(properties)[0]}`, async ({ page }) => {
      await visit(page, "/about");
      const blocked = page.evaluate(
        ([element, values]) =>
          new Promise((resolve) => {
            const told = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
              resolve(effectiveDirective);
            document.addEventListener("securitypolicyviolation", told, { once: true });
            document.body.append(Object.assign(document.createElement(element), values));
          }),
        [name, properties] as const,
      );
      expect(await blocked).toBe(directive);
    });
  }
});
