import { visit } from "../support/actions";
import { debate, home, integrations, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

const sections = [home.research, home.features, home.audiences, home.debate, home.stores, home.closing];

test("the home page starts with its purpose, shows its sections, and leads to the audiences, further pages and the waitlist form", {
  tag: "@smoke",
}, async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1, name: shown(home.hero.title) })).toBeInViewport();
  await expect(page.getByText(shown(home.hero.lead))).toBeInViewport();
  const section = (title: string) => page.getByRole("region", { name: shown(title) });
  for (const { title } of sections) await expect(section(title).getByRole("heading", { level: 2 })).toBeVisible();
  await expect(page.getByRole("figure", { name: debate.question })).toBeInViewport();
  const cards = section(home.features.title).getByRole("heading", { level: 3 });
  await expect(cards).toHaveText(home.features.cards.map(({ title }) => shown(title)));

  const main = page.getByRole("main");
  for (const { to, linkLabel, title } of home.audiences.cards) {
    const link = section(home.audiences.title).getByRole("link", { name: shown(linkLabel ?? title) });
    await expect(link).toHaveAttribute("href", to);
  }
  const [links, forms] = [true, false].map((isPage) => home.closing.actions.filter(({ to }) => to.startsWith("/") === isPage));
  for (const { label, to } of links ?? []) await expect(main.getByRole("link", { name: shown(label) })).toHaveAttribute("href", to);
  const waitlist = shown(forms?.[0]?.label ?? "");
  await main.getByRole("button", { name: waitlist }).click();
  await expect(page.getByRole("dialog", { name: waitlist }).locator("iframe")).toHaveAttribute("src", integrations.forms.waitlist.address);
});

test("each store link opens its listing in a new tab, which can't access the site's page", async ({ page, context }) => {
  await visit(page, "/");
  const { appStore, googlePlay } = integrations.sites;
  for (const { address } of [appStore, googlePlay]) {
    const link = page.locator(`a[href="${address}"]`).and(page.getByRole("link", { name: messages.opensInNewTab }));
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    const opening = context.waitForEvent("page");
    await link.click();
    const listing = await opening;
    await expect(listing).toHaveURL(address);
    expect(await listing.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/");
  }
});
