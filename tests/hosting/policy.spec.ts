import type { Page } from "@playwright/test";
import education from "../../data/pages/education.json";
import { visit } from "../support/actions";
import { integrations, labels, shown } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/*
 * The guard in support/test.ts fails these tests on console errors, and the browser logs one when a policy blocks
 * something.
 */
const openers = (page: Page) => page.locator("[role=button][aria-haspopup=dialog]:visible");

/** Opens each dialog of a page and waits until the framed page loads. */
async function openEveryDialog(page: Page): Promise<void> {
  await expect(openers(page).first()).toBeVisible();
  const addresses = await openers(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  for (const address of new Set(addresses)) {
    await openers(page)
      .and(page.locator(`[href="${address}"]`))
      .first()
      .click();
    await expect(
      page
        .getByRole("dialog")
        .locator("iframe")
        .contentFrame()
        .getByRole("heading", { name: "Hosted page" }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

for (const { path } of routes) {
  test(`the policy of ${path} blocks nothing, with every dialog open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const consent = page.waitForRequest(integrations.consent.script);
    await visit(page, path);
    await openEveryDialog(page);
    await consent;
  });
}

test("the policy blocks nothing on pages reached from another page", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("main").locator('a[href="/education"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(education.hero.title));
  await openEveryDialog(page);
  await page.getByRole("contentinfo").getByRole("link", { name: labels.privacyPolicy }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await openEveryDialog(page);
});

test.describe("injected content", () => {
  test.use({ expectedFailures: /Content Security Policy/ });

  /** Tries to add scripts, styles, frames and pictures to the page. Returns the directives that block them. */
  const intrude = () => {
    const add = (name: string, properties: Record<string, string>) =>
      new Promise<string>((resolve) => {
        document.addEventListener(
          "securitypolicyviolation",
          (event) => resolve(event.effectiveDirective),
          { once: true },
        );
        document.body.append(Object.assign(document.createElement(name), properties));
      });
    return (async () => [
      await add("script", { textContent: "window.intruded = true" }),
      await add("script", { src: "https://evil.example/evil.js" }),
      await add("link", { rel: "stylesheet", href: "https://evil.example/evil.css" }),
      await add("style", { textContent: "body { display: none }" }),
      await add("iframe", { src: "https://evil.example/" }),
      await add("img", { src: "https://evil.example/evil.png" }),
      await add("object", { data: "https://evil.example/evil" }),
    ])();
  };

  test("isn't run, loaded or shown", async ({ page }) => {
    await visit(page, "/about");
    expect(await page.evaluate(intrude)).toEqual([
      "script-src-elem",
      "script-src-elem",
      "style-src-elem",
      "style-src-elem",
      "frame-src",
      "img-src",
      "object-src",
    ]);
    expect(await page.evaluate(() => Reflect.get(window, "intruded"))).toBeUndefined();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("can't run the policy service's script on a page that shows no policy document", async ({
    page,
  }) => {
    await visit(page, "/about");
    const blocked = page.evaluate(
      (address) =>
        new Promise((resolve) => {
          document.addEventListener(
            "securitypolicyviolation",
            ({ blockedURI }) => resolve(blockedURI),
            { once: true },
          );
          document.head.append(Object.assign(document.createElement("script"), { src: address }));
        }),
      integrations.policies.script,
    );
    expect(await blocked).toBe(integrations.policies.script);
  });
});
