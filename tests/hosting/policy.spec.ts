import type { Page } from "@playwright/test";
import { scrollPosition, visit } from "../support/actions";
import { integrations, messages } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

/*
 * The guard of support/test.ts fails these tests on whatever the browser writes to its console, and what a policy keeps
 * out is written there.
 */
const openers = (page: Page) => page.locator("[role=button][aria-haspopup=dialog]:visible");

/** Opens each of a page's dialogs, and waits until what it frames is there. */
async function openEveryDialog(page: Page): Promise<void> {
  await expect(openers(page).first()).toBeVisible();
  const addresses = await openers(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const address of new Set(addresses)) {
    await openers(page)
      .and(page.locator(`[href="${address}"]`))
      .first()
      .click();
    await expect(page.getByRole("dialog").locator("iframe").contentFrame().getByRole("heading", { name: "Hosted page" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

const paths = routes.map(({ path }) => path);
const half = Math.ceil(paths.length / 2);

for (const [name, part] of [
  ["first", paths.slice(0, half)],
  ["second", paths.slice(half)],
] as const) {
  test(`nothing on the ${name} half of all pages is kept out by their policies, with every dialog open`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of part) {
      const consent = page.waitForRequest(integrations.consent.script);
      await visit(page, path);
      await openEveryDialog(page);
      await consent;
    }
  });
}

test("nothing of the small screen's menu is kept out, and the page behind it does not scroll", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await visit(page, "/about");
  const opener = page.getByRole("button", { name: messages.menu, exact: true });
  await opener.hover();
  await opener.click();
  await expect(page.getByRole("dialog", { name: messages.menu })).toBeVisible();
  await page.mouse.move(300, 20);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await scrollPosition(page)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
});

test("what pages show after a visit went on from another one is not kept out", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("main").locator('a[href="/education"]').first().click();
  await expect(page).toHaveURL("/education");
  await openEveryDialog(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  await openEveryDialog(page);
});

test("nothing on the 404 page is kept out", async ({ page }) => {
  const response = await page.request.get("/nobody");
  expect(response.status()).toBe(404);
  await page.route("/nobody", async (route) => {
    // The browser writes a line to the console for the status, which is no problem here.
    const answer = await route.fetch();
    await route.fulfill({ response: answer, status: 200 });
  });
  await page.route(/page-data\/nobody\//, (route) => route.fulfill({ json: {} }));
  await page.goto("/nobody");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("what is put into a page from outside", () => {
  test.use({ expectedFailures: /Content Security Policy/ });

  /** Tries to run a script, and to take in others' scripts, styles and frames. */
  const intrude = () => {
    const add = (name: string, properties: Record<string, string>) =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), { once: true });
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

  test("is not run, loaded or shown", async ({ page }) => {
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

  test("cannot run the script of the policy service where no policy is shown", async ({ page }) => {
    await visit(page, "/about");
    const kept = page.evaluate(
      (address) =>
        new Promise((resolve) => {
          document.addEventListener("securitypolicyviolation", ({ blockedURI }) => resolve(blockedURI), { once: true });
          document.head.append(Object.assign(document.createElement("script"), { src: address }));
        }),
      integrations.policies.script,
    );
    expect(await kept).toBe(integrations.policies.script);
  });
});
