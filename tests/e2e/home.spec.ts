import type { Page } from "@playwright/test";
import { visit } from "../support/actions";
import { filled, home, integrations, shown, words } from "../support/content";
import { expect, test } from "../support/test";

const sections = [home.research, home.features, home.audiences, home.scale, home.stores, home.closing];

test("the home page says first what it is for", async ({ page }) => {
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

for (const [name, { address }] of [
  ["App Store", integrations.sites.appStore],
  ["Google Play", integrations.sites.googlePlay],
] as const) {
  test(`${name} opens its listing in a new tab, which cannot reach back`, async ({ page, context }) => {
    await visit(page, "/");
    const link = page.getByRole("link", { name: `${name} ${words.opensInNewTab}` });
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
    const opening = context.waitForEvent("page");
    await link.click();
    const listing = await opening;
    await expect(listing).toHaveURL(address);
    expect(await listing.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL("/");
  });
}

test.describe("the sentiment scale", () => {
  const scale = (page: Page) => page.getByRole("slider", { name: words.standNow });
  const standing = (page: Page) => page.getByRole("region", { name: shown(home.scale.title) }).getByRole("status");
  const expectStanding = async (page: Page, text: string) => {
    await expect(scale(page)).toHaveAttribute("aria-valuetext", text);
    await expect(standing(page)).toHaveText(text);
  };

  test("begins undecided, with a word on how to move it", async ({ page }) => {
    await visit(page, "/");
    await expectStanding(page, words.undecided);
    await expect(page.getByText(words.standStart)).toBeVisible();
  });

  for (const key of ["ArrowRight", "ArrowUp"]) {
    test(`${key} moves it towards the side for`, async ({ page }) => {
      await visit(page, "/");
      await scale(page).focus();
      await page.keyboard.press(key);
      await expect(scale(page)).toHaveValue("51");
      await expect(page.getByText(filled(words.standMoved, { points: 1 }))).toBeVisible();
    });
  }

  for (const key of ["ArrowLeft", "ArrowDown"]) {
    test(`${key} moves it towards the side against`, async ({ page }) => {
      await visit(page, "/");
      await scale(page).focus();
      await page.keyboard.press(key);
      await expect(scale(page)).toHaveValue("49");
    });
  }

  test("End is strongly for and Home strongly against", async ({ page }) => {
    await visit(page, "/");
    await scale(page).focus();
    await page.keyboard.press("End");
    await expectStanding(page, words.stronglyFor);
    await page.keyboard.press("Home");
    await expectStanding(page, words.stronglyAgainst);
    await expect(page.getByText(filled(words.standMoved, { points: 50 }))).toBeVisible();
  });

  for (const [part, text] of [
    [0.05, words.stronglyAgainst],
    [0.3, words.leaningAgainst],
    [0.5, words.undecided],
    [0.7, words.leaningFor],
    [0.95, words.stronglyFor],
  ] as const) {
    test(`a click at ${part * 100} % of its length means '${text}'`, async ({ page }) => {
      await visit(page, "/");
      await scale(page).focus();
      await page.keyboard.press(part < 0.5 ? "End" : "Home");
      const box = await scale(page).boundingBox();
      if (!box) throw new Error("the scale is nowhere");
      await scale(page).click({ position: { x: box.width * part, y: box.height / 2 } });
      await expectStanding(page, text);
    });
  }
});
