import { holdBack, visit } from "../support/actions";
import { integrations, messages, navigation, shown, site } from "../support/content";
import { expect, test } from "../support/test";

test("logo and groups form four columns, above further pages", async ({ page }) => {
  await visit(page, "/about");
  const footer = page.getByRole("contentinfo");
  const logo = footer.getByRole("link", { name: site.brand, exact: true });
  const heads = [
    logo,
    ...navigation.footer.map(({ title }) => footer.getByRole("heading", { name: shown(title) })),
  ];
  for (const width of [640, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(heads.map((head) => head.boundingBox()));
    const lefts = boxes.map((box) => Math.round(box?.x ?? Number.NaN));
    expect(lefts, `at ${width} px`).toEqual(lefts.toSorted((a, b) => a - b));
    expect(new Set(lefts).size).toBe(4);
    const tops = boxes.map((box) => box?.y ?? Number.NaN);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(40);
  }
  expect((await logo.boundingBox())?.width).toBeCloseTo(150, 0);
  const lists = await footer.getByRole("list").all();
  const bottoms = await Promise.all(
    lists.map((list) => list.boundingBox().then((box) => (box?.y ?? 0) + (box?.height ?? 0))),
  );
  const [first] = navigation.furtherPages;
  const further = footer.getByRole("link", { name: shown(first?.label ?? ""), exact: true });
  const columns = bottoms.slice(0, navigation.footer.length);
  expect((await further.boundingBox())?.y).toBeGreaterThan(Math.max(...columns));
});

test("Consent Preferences says that the tool is loading until it opens", async ({ page }) => {
  const { script, openFunction } = integrations.consent;
  await page.route(script, (route) =>
    route.fulfill({ contentType: "text/javascript", body: `window.${openFunction} = () => {};` }),
  );
  const release = await holdBack(page, script);
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  const loading = footer.getByRole("status").filter({ hasText: messages.loading });
  await footer.getByRole("button", { name: messages.consentPreferences }).click();
  await expect(loading).toBeVisible();
  release();
  await expect(loading).toHaveCount(0);
  await expect(page.getByText(messages.consentBlocked)).toHaveCount(0);
});
