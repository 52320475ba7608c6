import { expectFocusWithin, visit } from "../support/actions";
import { messages } from "../support/content";
import { expect, test } from "../support/test";

for (const path of ["/", "/pricing"]) {
  test(`on ${path} the first stop of the keyboard is the way past the header`, async ({ page }) => {
    await visit(page, path);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: messages.skipLink });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(box?.width).toBeGreaterThan(44);
    expect(box?.height).toBeGreaterThan(24);

    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expectFocusWithin(page.getByRole("main"));
    await expect(page.getByRole("main")).not.toBeFocused();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the way past the header works as well", async ({ page }) => {
    await page.goto("/about");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: messages.skipLink })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expectFocusWithin(page.getByRole("main"));
  });
});
