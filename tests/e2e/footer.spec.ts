import { visit } from "../support/actions";
import { integrations, messages, navigation, shown, site } from "../support/content";
import { expect, test } from "../support/test";
import { onHostOf } from "../support/thirdParties";

for (const { title, links } of navigation.footer) {
  test(`the column ${title} leads where it says`, async ({ page }) => {
    await visit(page, "/about");
    const footer = page.getByRole("navigation", { name: messages.footerNavigation });
    await expect(footer.getByRole("heading", { name: title })).toBeVisible();
    const column = footer.getByRole("heading", { name: title }).locator("..");
    await expect(column.getByRole("link")).toHaveText(links.map(({ label }) => label));
    for (const { label, to } of links) await expect(column.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", to);
  });
}

for (const width of [1024, 1440]) {
  test(`at ${width} px the logo and the three groups of links stand in four columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/about");
    const footer = page.getByRole("contentinfo");
    const heads = [
      footer.getByRole("link", { name: site.brand, exact: true }),
      ...navigation.footer.map(({ title }) => footer.getByRole("heading", { name: title })),
    ];
    const boxes = await Promise.all(heads.map((head) => head.boundingBox()));
    const lefts = boxes.map((box) => Math.round(box?.x ?? Number.NaN));
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    expect(new Set(lefts).size).toBe(4);
    const tops = boxes.map((box) => box?.y ?? Number.NaN);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(40);
  });
}

test("the logo is 150 pixels wide and leads home", async ({ page }) => {
  await visit(page, "/about");
  const logo = page.getByRole("contentinfo").getByRole("link", { name: site.brand, exact: true });
  expect((await logo.boundingBox())?.width).toBeCloseTo(150, 0);
  await logo.click();
  await expect(page).toHaveURL("/");
});

test("the badge, the statement and the copyright line are shown", async ({ page }) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(shown(site.veteranOwned))).toBeVisible();
  await expect(footer.getByText(shown(site.statement))).toBeVisible();
  await expect(footer.getByText(shown(site.copyright))).toBeVisible();
  await expect(footer.getByText(/2025 .*All rights reserved\./)).toBeVisible();
});

test("Consent Preferences stands behind the copyright line", async ({ page }) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  const line = await footer.getByText(shown(site.copyright)).boundingBox();
  const consent = await footer.getByRole("button", { name: "Consent Preferences" }).boundingBox();
  expect(consent?.x).toBeGreaterThanOrEqual((line?.x ?? Number.NaN) + (line?.width ?? Number.NaN));
});

test.describe("Consent Preferences", () => {
  const { script, openFunction } = integrations.consent;

  test("opens the consent tool", async ({ page }) => {
    const tool = `window.${openFunction} = () => document.body.insertAdjacentHTML("beforeend", "<dialog open aria-label='Your choices'></dialog>")`;
    await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: tool }));
    await visit(page, "/");
    await page.getByRole("button", { name: "Consent Preferences" }).click();
    await expect(page.getByRole("dialog", { name: "Your choices" })).toBeAttached();
    await expect(page.getByText(messages.consentBlocked)).toBeHidden();
  });

  test.describe("where the tool is kept out", () => {
    test.use({ expectedFailures: onHostOf(script) });

    test("says so kindly, and opens it once it comes through", async ({ page }) => {
      await page.route(script, (route) => route.abort("blockedbyclient"));
      await visit(page, "/");
      await page.getByRole("button", { name: "Consent Preferences" }).click();
      await expect(page.getByRole("status").filter({ hasText: messages.consentBlocked })).toBeVisible();

      const tool = `window.${openFunction} = () => document.body.insertAdjacentHTML("beforeend", "<dialog open aria-label='Your choices'></dialog>")`;
      await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: tool }));
      await page.getByRole("button", { name: "Consent Preferences" }).click();
      await expect(page.getByRole("dialog", { name: "Your choices" })).toBeAttached();
      await expect(page.getByText(messages.consentBlocked)).toBeHidden();
    });
  });
});
