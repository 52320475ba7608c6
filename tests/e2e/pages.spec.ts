import { holdBack, visit } from "../support/actions";
import { integrations, messages, navigation, site, withTokens } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { guides } from "../support/routes";

test("store links open new tabs that can't access the page", async ({ page, context }) => {
  await visit(page, "/");
  const { appStore, googlePlay } = integrations.sites;
  for (const { address } of [appStore, googlePlay]) {
    const opening = context.waitForEvent("page");
    await page.locator(`a[href="${address}"]`).first().click();
    const listing = await opening;
    await expect(listing).toHaveURL(address);
    expect(await listing.evaluate(() => window.opener)).toBeNull();
  }
  await expect(page).toHaveURL("/");
});

test("a tap works even before the page's scripts load", async ({ page }) => {
  const release = await holdBack(page, /\/app-[^/]*\.js$/);
  await page.goto("/nonprofits", { waitUntil: "commit" });
  await page.getByRole("button", { name: messages.viewDetails }).first().click();
  release();
  await expect(page.getByRole("button", { name: messages.hideDetails })).toBeVisible();
});

test("the contents of a guide lead to its sections", async ({ page }) => {
  const [longest] = guides.toSorted((a, b) => b.body.headings.length - a.body.headings.length);
  const { path, body } = longest ?? { path: "/", body: { headings: [] } };
  await visit(page, path);
  const contents = page.getByRole("navigation", { name: messages.contents });
  await expect(contents.getByRole("link")).toHaveText(
    body.headings.map(({ title }) => withTokens(title)),
  );
  const last = body.headings.at(-1);
  await contents.getByRole("link").last().click();
  await expect(page).toHaveURL(`${path}#${last?.anchor}`);
  const heading = page.getByRole("heading", { name: withTokens(last?.title ?? ""), exact: true });
  await expect(heading).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test("the footer has four columns, above further pages", async ({ page }) => {
  await visit(page, "/about");
  const footer = page.getByRole("contentinfo");
  const logo = footer.getByRole("link", { name: site.brand, exact: true });
  const heads = [
    logo,
    ...navigation.footer.map(({ title }) =>
      footer.getByRole("heading", { name: withTokens(title) }),
    ),
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
  const further = footer.getByRole("link", { name: withTokens(first?.label ?? ""), exact: true });
  const columns = bottoms.slice(0, navigation.footer.length);
  expect((await further.boundingBox())?.y).toBeGreaterThan(Math.max(...columns));
});
