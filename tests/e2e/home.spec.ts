import { visit } from "../support/actions";
import { home, integrations, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

const sections = [home.research, home.features, home.audiences, home.scale, home.stores, home.closing];

test("the home page says first what it is for", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1, name: shown(home.hero.title) })).toBeInViewport();
  await expect(page.getByText(shown(home.hero.lead))).toBeInViewport();
});

for (const { title } of sections) {
  test(`the home page has the section '${title}'`, async ({ page }) => {
    await visit(page, "/");
    await expect(page.getByRole("region", { name: shown(title) }).getByRole("heading", { level: 2 })).toBeVisible();
  });
}

test("three cards tell what the platform does", async ({ page }) => {
  await visit(page, "/");
  const cards = page.getByRole("region", { name: shown(home.features.title) }).getByRole("heading", { level: 3 });
  await expect(cards).toHaveText(home.features.cards.map(({ title }) => shown(title)));
  await expect(cards).toHaveCount(3);
});

for (const path of ["/education", "/organizations", "/nonprofits"]) {
  test(`a card leads to ${path}`, async ({ page }) => {
    const card = home.audiences.cards.find(({ to }) => to === path);
    await visit(page, "/");
    await page
      .getByRole("region", { name: shown(home.audiences.title) })
      .getByRole("link", { name: shown(card?.linkLabel ?? card?.title ?? "") })
      .click();
    await expect(page).toHaveURL(path);
  });
}

for (const path of ["/pricing", "/about"]) {
  test(`the page leads on to ${path}`, async ({ page }) => {
    const action = home.closing.actions.find(({ to }) => to === path);
    await visit(page, "/");
    await page
      .getByRole("main")
      .getByRole("link", { name: shown(action?.label ?? "") })
      .click();
    await expect(page).toHaveURL(path);
  });
}

test("the waitlist form opens in its dialog", async ({ page }) => {
  const action = home.closing.actions.find(({ to }) => to === "form:waitlist");
  await visit(page, "/");
  await page
    .getByRole("main")
    .getByRole("button", { name: shown(action?.label ?? "") })
    .click();
  await expect(page.getByRole("dialog", { name: integrations.forms.waitlist.title })).toBeVisible();
});

for (const [name, { address }] of [
  ["App Store", integrations.sites.appStore],
  ["Google Play", integrations.sites.googlePlay],
] as const) {
  test(`${name} opens its listing in a new tab, which cannot reach back`, async ({ page, context }) => {
    await visit(page, "/");
    const link = page.getByRole("link", { name: `${name} ${messages.opensInNewTab}` });
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    const opening = context.waitForEvent("page");
    await link.click();
    const listing = await opening;
    await expect(listing).toHaveURL(address);
    expect(await listing.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/");
  });
}
