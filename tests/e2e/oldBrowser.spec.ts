import { visit } from "../support/actions";
import {
  debate,
  debateWords,
  estimate,
  faq,
  labels,
  withTokens,
  messages as words,
} from "../support/content";
import { expect, test } from "../support/guardedTest";

/**
 * Removes features that came after 2020, that Safari lacked at that time, or that visitors turn off. Even older browsers
 * don't understand the scripts and show the page without them (ownFiles.spec.ts).
 */
const makeOld = () => {
  const missing: [object, string[]][] = [
    [window, ["IntersectionObserver", "ResizeObserver", "structuredClone", "requestIdleCallback"]],
    [Array.prototype, ["at", "findLast", "toSorted"]],
    [String.prototype, ["at", "replaceAll"]],
    [Object, ["hasOwn"]],
    [Promise, ["any"]],
    [Navigator.prototype, ["connection"]],
    [HTMLElement.prototype, ["inert"]],
    [MediaQueryList.prototype, ["addEventListener", "removeEventListener"]],
  ];
  for (const [owner, names] of missing) {
    for (const name of names) {
      // Hides inherited properties, which can't be deleted here.
      if (!Reflect.deleteProperty(owner, name) || name in owner)
        Object.defineProperty(owner, name, { value: undefined });
    }
  }
};

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => page.addInitScript(makeOld));

test("in an old browser, the sample debate and a dialog work", async ({ page }) => {
  await visit(page, "/");
  for (let step = 1; step < debate.arguments.length; step += 1)
    await page.getByRole("button", { name: debateWords.next }).click();
  await page.getByRole("button", { name: debateWords.finish }).click();
  await expect(page.getByRole("heading", { name: debateWords.resultStayed })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();
  await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
});

test("in an old browser, prices, estimate, questions and color mode work", async ({ page }) => {
  await visit(page, "/pricing");
  await page.getByRole("radio", { name: words.monthly }).check();
  await page.getByRole("button", { name: faq[0]?.question }).click();
  await expect(page.getByText(withTokens(faq[0]?.answer ?? ""), { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: estimate.people }).fill("40");
  await expect(page.getByRole("slider", { name: estimate.slider })).toHaveValue("40");
  await page.getByRole("button", { name: words.switchToDark }).click();
  await expect(page.getByRole("button", { name: words.switchToLight })).toBeVisible();
});

test("in an old browser on a phone, the menu's links work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  await page.getByRole("button", { name: words.menu, exact: true }).click();
  await page
    .getByRole("link", { name: labels.education, exact: true })
    .and(page.locator("[role=dialog] a, header a"))
    .first()
    .click();
  await expect(page).toHaveURL("/education");
});
