import { visit } from "../support/actions";
import { debate, home, integrations, labelOf, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

test("the home page starts with its purpose and a debate, and its last button opens the waitlist form", {
  tag: "@smoke",
}, async ({ page }) => {
  await visit(page, "/");
  await expect(
    page.getByRole("heading", { level: 1, name: shown(home.hero.title) }),
  ).toBeInViewport();
  await expect(page.getByText(shown(home.hero.lead))).toBeInViewport();
  await expect(page.getByRole("figure", { name: debate.question })).toBeInViewport();
  const waitlist = labelOf(home.closing.actions, "form:waitlist");
  await page.getByRole("main").getByRole("button", { name: waitlist }).click();
  await expect(page.getByRole("dialog", { name: waitlist }).locator("iframe")).toHaveAttribute(
    "src",
    integrations.forms.waitlist.address,
  );
});

test("each store link opens its listing in a new tab, which can't access the site's page", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  const { appStore, googlePlay } = integrations.sites;
  for (const { address } of [appStore, googlePlay]) {
    const link = page
      .locator(`a[href="${address}"]`)
      .and(page.getByRole("link", { name: messages.opensInNewTab }));
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    const opening = context.waitForEvent("page");
    await link.click();
    const listing = await opening;
    await expect(listing).toHaveURL(address);
    expect(await listing.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/");
  }
});
