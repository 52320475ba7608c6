import { expectHydrated, footerLink, isHydratedWhole, translate, visit } from "../support/actions";
import { debateWords, labels, messages } from "../support/content";
import { expect, test } from "../support/guardedTest";
import { guides } from "../support/routes";

/* Browsers that store nothing, or translate pages. */

/** Browsers that don't let a page store anything. Each function runs in the page before the page's own scripts. */
const withoutStorage = {
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

for (const [name, behave] of Object.entries(withoutStorage)) {
  test(`color mode and ticks last when a browser ${name}`, async ({ page }) => {
    await page.addInitScript(behave);
    await visit(page, "/education/implementation-guide");
    await page.getByRole("button", { name: messages.switchToDark }).click();
    const box = page.getByRole("main").getByRole("checkbox").first();
    await box.check();
    await footerLink(page, labels.about).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("button", { name: messages.switchToLight })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/education/implementation-guide");
    await expect(box).toBeChecked();
  });
}

/** Presses every control twice, and a debate's to the end. Returns the page's text after each press. Runs in the page. */
const pressAll = async (toEnd: string[]) => {
  const controls = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "header button:not([aria-haspopup]), main button, main input",
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
  const texts: string[] = [];
  for (let index = 0; index < controls().length; index += 1) {
    for (let presses = 0, words = ""; presses < 2 || toEnd.includes(words); presses += 1) {
      const control = controls()[index];
      if (control instanceof HTMLInputElement && control.type === "range") {
        control.stepUp(100);
        control.dispatchEvent(new Event("input", { bubbles: true }));
      } else control?.click();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      // React renders the end of a debate when nothing else is left to do.
      await new Promise((resume) => requestIdleCallback(resume));
      texts.push(document.querySelector("#___gatsby")?.textContent ?? "");
      words = controls()[index]?.textContent ?? "";
    }
  }
  return texts;
};

test.describe("translated", () => {
  // What closes is gone at once, so that the next control keeps its number.
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const { path, width } of [
    { path: "/", width: 390 },
    { path: "/pricing", width: 1280 },
    { path: "/government-sector", width: 1280 },
    { path: "/education/implementation-guide", width: 390 },
    { path: guides[0]?.path ?? "/guides", width: 1280 },
  ]) {
    test(`${path} answers every press as before`, async ({ page }) => {
      // Nobody can close the browser's print dialog here.
      await page.addInitScript(() => Object.assign(window, { print: () => {} }));
      await page.setViewportSize({ width, height: 800 });
      const textsAfterPresses = async (prepare = () => {}) => {
        await visit(page, path);
        await page.waitForFunction(isHydratedWhole);
        await page.evaluate(prepare);
        const texts = await page.evaluate(pressAll, [debateWords.next, debateWords.finish]);
        await page.evaluate(() => window.localStorage.clear());
        return texts;
      };
      const expected = await textsAfterPresses();
      expect(expected).not.toEqual([]);
      const translated = await textsAfterPresses(translate);
      expect(translated).toHaveLength(expected.length);
      for (const [press, text] of translated.entries()) expect(text).toBe(expected[press]);
      await footerLink(page, labels.education).click();
      await expect(page).toHaveURL("/education");
      await expectHydrated(page);
    });
  }
});
