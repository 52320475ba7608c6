import { mainNavigation } from "../../support/actions";
import {
  consent,
  estimate,
  faq,
  labels,
  messages,
  navigation,
  withTokens,
} from "../../support/content";
import { expect, test } from "../../support/guardedTest";

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("The menu’s links are reachable", async ({ page }) => {
    const link = (label: string) =>
      mainNavigation(page).getByRole("link", { name: withTokens(label), exact: true });
    const group = mainNavigation(page).getByRole("button", { name: labels.useCases });
    const children = navigation.menu.flatMap((entry) => entry.children ?? []);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/terms");
      for (const { label, to } of navigation.menu)
        if (to) await expect(link(label)).toHaveAttribute("href", to);
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

  test("Collapsed parts stand open: the questions", async ({ page }) => {
    await page.goto("/pricing");
    const main = page.getByRole("main");
    for (const { question, answer } of faq) {
      const name = withTokens(question);
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(main.getByText(withTokens(answer))).toBeVisible();
    }
    await expect(main.getByRole("button")).toHaveCount(0);
  });

  test("Controls that need a script are hidden", async ({ page }) => {
    for (const path of ["/", "/pricing"]) {
      await page.goto(path);
      await expect(
        page.getByRole("slider").or(page.getByRole("textbox")).or(page.getByRole("radio")),
      ).toHaveCount(0);
      const needless = [messages.menu, messages.switchToDark, consent.label];
      for (const name of needless)
        await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    }
    await expect(page.getByRole("table", { name: estimate.title })).toBeVisible();
  });
});
