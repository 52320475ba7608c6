import { visit } from "../support/actions";
import { labels, messages } from "../support/content";
import { expect, test } from "../support/guardedTest";

/** Browsers that don't let a page store anything. Each function runs in the page before the page's own scripts. */
const browsers = {
  "forbids storage": () => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  },
  "has no storage space left": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  },
};

for (const [name, behave] of Object.entries(browsers)) {
  test(`color mode and ticks last when a browser ${name}`, async ({ page }) => {
    await page.addInitScript(behave);
    await visit(page, "/education/implementation-guide");
    await page.getByRole("button", { name: messages.switchToDark }).click();
    const box = page.getByRole("main").getByRole("checkbox").first();
    await box.check();
    await page.getByRole("contentinfo").getByRole("link", { name: labels.about }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("button", { name: messages.switchToLight })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/education/implementation-guide");
    await expect(box).toBeChecked();
  });
}
