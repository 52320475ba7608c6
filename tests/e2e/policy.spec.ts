import type { Page } from "@playwright/test";
import policy from "../../data/pages/privacy-policy.json";
import { footerLink, visit } from "../support/actions";
import { consent, integrations, labels, withTokens } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { builtWithPlaceholders, filledIn, fillIn } from "../support/network";

/* Browsers log an error when a policy blocks something, and the guard in support/guardedTest.ts fails tests on such errors. */

const openers = (page: Page) => page.locator("[role=button][aria-haspopup=dialog]:visible");

/** Opens each dialog of a page and waits until the framed page loads. */
async function openEveryDialog(page: Page): Promise<void> {
  await expect(openers(page).first()).toBeVisible();
  const urls = await openers(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  for (const url of new Set(urls)) {
    const opener = openers(page).and(page.locator(`[href="${url}"]`));
    await opener.first().click();
    const frame = page.getByRole("dialog").locator("iframe").contentFrame();
    await expect(frame.getByRole("heading", { name: "Hosted page" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

test.describe("the policy", () => {
  test.use({ expectedFailures: builtWithPlaceholders });

  // everyPage.spec.ts opens every page, and fails on violations too.
  test("blocks nothing that pages need, also after links", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await fillIn(page);
    const tool = page.waitForRequest(filledIn(consent.script));
    await visit(page, "/");
    await openEveryDialog(page);
    await tool;
    const heading = page.getByRole("heading", { level: 1 });
    const home = (await heading.textContent()) ?? "";
    await page.getByRole("main").locator('a[href="/education"]').first().click();
    await expect(heading).not.toHaveText(home);
    await openEveryDialog(page);
    await footerLink(page, labels.privacyPolicy).click();
    await expect(page).toHaveURL("/privacy-policy");
    await expect(heading).toHaveText(withTokens(policy.hero.title));
    await openEveryDialog(page);
  });
});

test.describe("injected content", () => {
  test.use({ expectedFailures: /Content Security Policy/ });

  test("is blocked", async ({ page }) => {
    await visit(page, "/about");
    for (const [name, properties, directive] of [
      ["script", { textContent: "0" }, "script-src-elem"],
      ["script", { src: integrations.policies.script }, "script-src-elem"],
      ["style", { textContent: "p { }" }, "style-src-elem"],
      ["iframe", { src: "//evil.example/" }, "frame-src"],
      ["img", { src: "//evil.example/" }, "img-src"],
      ["object", { data: "//evil.example/" }, "object-src"],
    ] as const) {
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
      expect(await blocked, `${name} with ${Object.values(properties)}`).toBe(directive);
    }
  });
});
