import { visit } from "../support/actions";
import { messages } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What still moves; runs in the browser. Movement of a hundredth of a second or less cannot be seen. */
const moving = () =>
  document
    .getAnimations()
    .filter(({ effect }) => !(Number(effect?.getComputedTiming().activeDuration ?? 0) <= 10))
    .map((animation) => (animation.effect instanceof KeyframeEffect ? (animation.effect.target?.outerHTML.slice(0, 120) ?? "") : "?"));

for (const { path } of routes) {
  test(`nothing moves on ${path} for visitors who want less motion`, async ({ page }) => {
    await visit(page, path);
    expect(await page.evaluate(moving)).toEqual([]);
  });
}

test("details are there at once for visitors who want less motion", async ({ page }) => {
  await visit(page, "/nonprofits");
  await page.getByRole("button", { name: messages.viewDetails }).first().click();
  await expect(page.getByRole("heading", { name: messages.staffRoles })).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
});

test("the way to a place on the page is instant for visitors who want less motion", async ({ page }) => {
  await visit(page, "/education/implementation-guide");
  await page.getByRole("link", { name: "Go to the Checklists" }).click();
  const heading = page.getByRole("heading", { name: "What to tick off, and when" });
  await expect(heading).toBeInViewport();
  const early = await page.evaluate(() => window.scrollY);
  const late = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)))),
  );
  expect(late).toBe(early);
});
