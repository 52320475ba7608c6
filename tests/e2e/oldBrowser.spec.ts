import { visit } from "../support/actions";
import { debateWords, faq, labels, pricing, shown, messages as words } from "../support/content";
import { expect, test } from "../support/test";

/**
 * Makes the browser an old one before the site's own scripts run: removes features that came after 2020, that Safari lacked
 * at that time, or that visitors turn off. Even older browsers don't understand the scripts and show the page without them
 * (ownFiles.spec.ts).
 */
const makeOld = () => {
  const missing: [object, string[]][] = [
    [
      window,
      [
        "IntersectionObserver",
        "ResizeObserver",
        "structuredClone",
        "queueMicrotask",
        "requestIdleCallback",
        "cancelIdleCallback",
      ],
    ],
    [
      Array.prototype,
      ["at", "findLast", "findLastIndex", "toSorted", "toReversed", "toSpliced", "with"],
    ],
    [String.prototype, ["at", "replaceAll", "isWellFormed"]],
    [Object, ["hasOwn", "groupBy"]],
    [Promise, ["any", "withResolvers", "try"]],
    [CSS, ["supports"]],
    [Navigator.prototype, ["clipboard", "connection", "share"]],
    [HTMLElement.prototype, ["inert", "popover"]],
    [AbortSignal, ["any", "timeout"]],
    [MediaQueryList.prototype, ["addEventListener", "removeEventListener"]],
    [EventTarget.prototype, ["when"]],
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

test("in an old browser, pictures and arrows show, and the sample debate and a dialog work", async ({
  page,
}) => {
  await visit(page, "/");
  expect(
    await page.evaluate(
      () => "IntersectionObserver" in window && Boolean(window.IntersectionObserver),
    ),
  ).toBe(false);
  for (const picture of await page.getByRole("main").getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((node) => !(node instanceof HTMLImageElement) || node.naturalWidth > 0),
      )
      .toBe(true);
  }
  await page.getByRole("button", { name: debateWords.begin }).click();
  await expect(page.getByRole("button", { name: debateWords.next })).toBeVisible();
  const arrow = page.locator("[data-drawn] path").first();
  await arrow.scrollIntoViewIfNeeded();
  await expect(arrow).toBeInViewport();
  await page.getByRole("banner").getByRole("button", { name: labels.consultation }).click();
  await expect(
    page.getByRole("dialog").locator("iframe").contentFrame().getByRole("heading"),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("in an old browser, price options, the estimate, questions, details and the color mode work", async ({
  page,
}) => {
  await visit(page, "/pricing");
  await page.getByRole("radio", { name: words.monthly }).check();
  const backgroundOf = (option: string) =>
    page
      .getByText(option, { exact: true })
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await backgroundOf(words.monthly), "the chosen option looks different").not.toBe(
    await backgroundOf(words.annual),
  );
  await page.getByRole("button", { name: faq[0]?.question }).click();
  await expect(page.getByText(shown(faq[0]?.answer ?? ""), { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: pricing.estimate.people }).fill("40");
  await expect(page.getByRole("slider", { name: pricing.estimate.slider })).toHaveValue("40");
  await page.getByRole("button", { name: pricing.estimate.copy }).click();
  await expect(
    page.getByRole("status").filter({ hasText: pricing.estimate.notCopied }),
  ).toBeVisible();
  await expect(page).toHaveURL(/[?&]people=40/);
  await page.getByRole("contentinfo").getByRole("link", { name: labels.nonprofits }).click();
  await expect(page).toHaveURL("/nonprofits");
  await page.getByRole("button", { name: words.viewDetails }).first().click();
  await expect(page.getByRole("heading", { name: words.staffRoles })).toBeVisible();
  await page.getByRole("button", { name: words.switchToDark }).click();
  await expect(page.getByRole("button", { name: words.switchToLight })).toBeVisible();
});

test("in an old browser on a phone, the menu opens and its links work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  await page.getByRole("button", { name: words.menu, exact: true }).click();
  await page
    .getByRole("link", { name: labels.education, exact: true })
    .and(page.locator("[role=dialog] a, header a"))
    .first()
    .click();
  await expect(page).toHaveURL("/education");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
