import { expectFocusWithin, visit } from "../support/actions";
import { messages } from "../support/content";
import { expect, test } from "../support/test";

for (const { path, javaScriptEnabled } of [
  { path: "/", javaScriptEnabled: true },
  { path: "/pricing", javaScriptEnabled: true },
  { path: "/about", javaScriptEnabled: false },
]) {
  test.describe(`on ${path} ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("the first Tab stop is the link that skips the header", async ({ page }) => {
      await (javaScriptEnabled ? visit(page, path) : page.goto(path));
      await page.keyboard.press("Tab");
      const link = page.getByRole("link", { name: messages.skipLink });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect(box?.width).toBeGreaterThan(44);
      expect(box?.height).toBeGreaterThan(24);
      await page.keyboard.press("Enter");
      if (javaScriptEnabled) await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expectFocusWithin(page.getByRole("main"));
      await expect(page.getByRole("main")).not.toBeFocused();
    });
  });
}
