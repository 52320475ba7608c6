import { mainNavigation } from "../support/actions";
import {
  dollars,
  filled,
  integrations,
  labels,
  messages,
  navigation,
  planNamed,
  pricing,
} from "../support/content";
import { expect, test } from "../support/test";

const children = navigation.menu.flatMap((entry) => entry.children ?? []);
const entries = navigation.menu.flatMap(({ label, to }) => (to ? [{ label, to }] : []));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } });

      test("the menu links to each page, and its group opens inside the window and works with the keyboard", async ({
        page,
      }) => {
        const link = (label: string) =>
          mainNavigation(page).getByRole("link", { name: label, exact: true });
        const group = mainNavigation(page).getByRole("button", { name: labels.useCases });
        await page.goto("/terms");
        for (const { label, to } of entries) await expect(link(label)).toHaveAttribute("href", to);
        await group.hover();
        for (const { label, to } of children) {
          await expect(link(label)).toBeInViewport({ ratio: 1 });
          await expect(link(label)).toHaveAttribute("href", to);
        }
        const last = children.at(-1);
        await link(last?.label ?? "").click();
        await expect(page).toHaveURL(last?.to ?? "");
        await page.goto("/terms");
        await page.mouse.move(1, 800);
        await group.focus();
        for (const { label } of children) {
          await page.keyboard.press("Tab");
          await expect(link(label)).toBeFocused();
          await expect(link(label)).toBeVisible();
        }
      });

      test("controls that need a script are hidden, and the header scrolls away and links to sign-up", async ({
        page,
      }) => {
        await page.goto("/");
        for (const name of [
          messages.menu,
          messages.switchToDark,
          messages.switchToLight,
          messages.consentPreferences,
        ]) {
          await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
        }
        await expect(page.getByRole("slider")).toHaveCount(0);
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
        await expect(page.getByRole("banner")).not.toBeInViewport();
        await page.getByRole("banner").getByRole("link", { name: navigation.signUp.label }).click();
        await expect(page).toHaveURL(integrations.sites.signUp.address);
      });
    });
  }

  test("a button for a form is a link to the form's own page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: labels.consultation }).click();
    await expect(page).toHaveURL(integrations.forms.contact.address);
    await page.goto("/pricing");
    const links = page.getByRole("link", { name: /^Contact Sales/ });
    await expect(links).toHaveCount(2);
    for (const link of await links.all())
      await expect(link).toHaveAttribute("href", integrations.forms.contact.address);
  });

  test("the estimate is a table for three team sizes", async ({ page }) => {
    await page.goto("/pricing");
    const { estimate } = pricing;
    const samples = page.getByRole("table", { name: estimate.samplesTitle });
    await expect(samples.getByRole("columnheader")).toHaveText(
      estimate.samples.map((people) => filled(estimate.manyPeople, { people })),
    );
    const team = planNamed("team");
    const group = samples
      .getByRole("rowgroup")
      .filter({ has: page.getByRole("rowheader", { name: team.title, exact: true }) });
    const aYear = (price: string | number | undefined) =>
      estimate.samples.map((people) => dollars(Number(price) * people * 12));
    const row = (name: string) => group.getByRole("row", { name });
    await expect(
      row(`${messages.basePlan}, ${messages.billedMonthly}`).getByRole("cell"),
    ).toHaveText(aYear(team.monthlyPrice));
    await expect(
      row(`${messages.basePlan}, ${messages.billedAnnually}`).getByRole("cell"),
    ).toHaveText(aYear(team.annualPrice));
    await expect(
      row(`${messages.withAI}, ${messages.billedAnnually}`).getByRole("cell"),
    ).toHaveText(aYear(team.annualAIPrice));
    await expect(page.getByText(estimate.people, { exact: true })).toBeHidden();
    await expect(page.getByRole("button", { name: estimate.copy })).toHaveCount(0);
    await expect(page.getByRole("textbox").or(page.getByRole("radio"))).toHaveCount(0);
  });
});
