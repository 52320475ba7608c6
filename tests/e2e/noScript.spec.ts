import { mainNavigation } from "../support/actions";
import {
  consent,
  estimate,
  faq,
  formAddress,
  labels,
  messages,
  navigation,
  withTokens,
} from "../support/content";
import { expect, test } from "../support/guardedTest";

const children = navigation.menu.flatMap((entry) => entry.children ?? []);
const entries = navigation.menu.flatMap(({ label, to }) => (to ? [{ label, to }] : []));

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens inside the window, and works with the keyboard", async ({ page }) => {
    const link = (label: string) =>
      mainNavigation(page).getByRole("link", { name: withTokens(label), exact: true });
    const group = mainNavigation(page).getByRole("button", { name: labels.useCases });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/terms");
      for (const { label, to } of entries) await expect(link(label)).toHaveAttribute("href", to);
      await group.hover();
      for (const { label } of children) await expect(link(label)).toBeInViewport({ ratio: 1 });
      await page.mouse.move(1, 800);
      await group.focus();
      for (const { label } of children) {
        await page.keyboard.press("Tab");
        await expect(link(label)).toBeFocused();
        await expect(link(label)).toBeVisible();
      }
      const last = children.at(-1);
      await link(last?.label ?? "").click();
      await expect(page).toHaveURL(last?.to ?? "");
    }
  });

  test("controls that need a script are hidden", async ({ page }) => {
    await page.goto("/");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of [
        messages.menu,
        messages.switchToDark,
        messages.switchToLight,
        consent.label,
      ]) {
        await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
      }
      await expect(page.getByRole("slider")).toHaveCount(0);
    }
  });

  test("questions are headings over open text", async ({ page }) => {
    await page.goto("/pricing");
    for (const { question } of faq) {
      const name = withTokens(question);
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    }
  });

  test("a button for a form is a link to the form", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: labels.consultation }).click();
    await expect(page).toHaveURL(formAddress(navigation.consultation));
  });

  test("the estimate is a table for one team size", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("table", { name: estimate.title })).toBeVisible();
    await expect(page.getByRole("textbox").or(page.getByRole("radio"))).toHaveCount(0);
  });
});
