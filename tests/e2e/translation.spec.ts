import type { Locator, Page } from "@playwright/test";
import { drawFrames, expectHydrated, isHydratedWhole, translate, visit } from "../support/actions";
import { debateWords, labels } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { guides } from "../support/routes";

// What closes is gone at once, so that the next control keeps its number.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const controls = (page: Page) =>
  page.locator("header, main").locator("button:visible, [role=button]:visible, input:visible");

/** Presses a control, or moves a slider, and closes what opens. */
async function press(control: Locator): Promise<void> {
  const page = control.page();
  const dialog = page.getByRole("dialog");
  const opens = (await control.getAttribute("aria-haspopup")) === "dialog";
  const slides = (await control.getAttribute("type")) === "range";
  await control.focus();
  if (slides) await page.keyboard.press("End");
  else await control.dispatchEvent("click");
  if (opens) await dialog.waitFor();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await drawFrames(page);
}

const textOf = (page: Page) => page.locator("#___gatsby").textContent();

for (const { path, width } of [
  { path: "/", width: 390 },
  { path: "/pricing", width: 1280 },
  { path: "/about", width: 1280 },
  { path: "/government-sector", width: 1280 },
  { path: "/education/implementation-guide", width: 390 },
  { path: "/organizations", width: 1280 },
  { path: "/nonprofits", width: 390 },
  { path: guides[0]?.path ?? "/guides", width: 1280 },
]) {
  test(`a translated ${path} answers every press as before`, async ({ page, context }) => {
    // Nobody can close the browser's print dialog here.
    await context.addInitScript(() => Object.assign(window, { print: () => {} }));
    const translated = await context.newPage();
    for (const tab of [page, translated]) {
      await tab.setViewportSize({ width, height: 800 });
      await visit(tab, path);
      await tab.waitForFunction(isHydratedWhole);
    }
    await translated.evaluate(translate);
    const toEnd = [debateWords.next, debateWords.finish];
    for (let index = 0; index < (await controls(page).count()); index += 1) {
      // Twice, because many controls toggle; a debate's button leads on to its end.
      for (let presses = 0, words = ""; presses < 2 || toEnd.includes(words); presses += 1) {
        await Promise.all([page, translated].map((tab) => press(controls(tab).nth(index))));
        await expect.poll(() => textOf(translated)).toBe(await textOf(page));
        if (index === (await controls(page).count())) break;
        words = (await controls(page).nth(index).textContent()) ?? "";
      }
    }
    await translated
      .getByRole("contentinfo")
      .getByRole("link", { name: labels.privacyPolicy })
      .click();
    await expectHydrated(translated);
  });
}
