import { addStyles, doubleText, holdBack, visit } from "../support/actions";
import { integrations, messages, navigation, shown, site } from "../support/content";
import { expect, test } from "../support/test";

test("the logo, which links home, and three groups of links form four columns above the badge, statement and copyright", async ({
  page,
}) => {
  await visit(page, "/about");
  const footer = page.getByRole("contentinfo");
  const heads = [
    footer.getByRole("link", { name: site.brand, exact: true }),
    ...navigation.footer.map(({ title }) => footer.getByRole("heading", { name: title })),
  ];
  for (const width of [640, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(heads.map((head) => head.boundingBox()));
    const lefts = boxes.map((box) => Math.round(box?.x ?? Number.NaN));
    expect(lefts, `at ${width} px`).toEqual(lefts.toSorted((a, b) => a - b));
    expect(new Set(lefts).size).toBe(4);
    const tops = boxes.map((box) => box?.y ?? Number.NaN);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(40);
  }
  for (const text of [site.veteranOwned, site.statement, site.copyright])
    await expect(footer.getByText(shown(text))).toBeVisible();
  const line = await footer.getByText(shown(site.copyright)).boundingBox();
  const consent = await footer
    .getByRole("button", { name: messages.consentPreferences })
    .boundingBox();
  expect(consent?.x).toBeGreaterThanOrEqual((line?.x ?? Number.NaN) + (line?.width ?? Number.NaN));

  const logo = footer.getByRole("link", { name: site.brand, exact: true });
  expect((await logo.boundingBox())?.width).toBeCloseTo(150, 0);
  await logo.click();
  await expect(page).toHaveURL("/");
});

test("with text at 200%, the logo doesn't lie over the next column", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/about");
  await addStyles(page, doubleText);
  const footer = page.getByRole("contentinfo");
  const logo = await footer
    .getByRole("link", { name: site.brand, exact: true })
    .getByText(site.brand)
    .boundingBox();
  const column = await footer
    .getByRole("heading", { name: navigation.footer[0]?.title })
    .boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0);
});

test("Consent Preferences says that the tool is loading until it opens", async ({ page }) => {
  const { script, openFunction } = integrations.consent;
  await page.route(script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `window.${openFunction} = () => {};` }),
  );
  const release = await holdBack(page, script);
  await visit(page, "/");
  const loading = page
    .getByRole("contentinfo")
    .getByRole("status")
    .filter({ hasText: messages.loading });
  await expect(loading).toHaveCount(0);
  await page.getByRole("button", { name: messages.consentPreferences }).click();
  await expect(loading).toBeVisible();
  release();
  await expect(loading).toHaveCount(0);
  await expect(page.getByText(messages.consentBlocked)).toHaveCount(0);
});
