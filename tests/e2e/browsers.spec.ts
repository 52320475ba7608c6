import {
  expectHydrated,
  footerLink,
  isHydratedWhole,
  mainNavigation,
  translate,
  visit,
} from "../support/actions";
import {
  consent,
  debateWords,
  estimate,
  faq,
  labels,
  messages,
  navigation,
  withTokens,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { guides } from "../support/routes";

/* Browsers that run no scripts, store nothing, or translate pages. */

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens inside the window, and works with the keyboard", async ({ page }) => {
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

  test("questions are plain headings above their answers", async ({ page }) => {
    await page.goto("/pricing");
    const main = page.getByRole("main");
    for (const { question, answer } of faq) {
      // Others wait for their answer.
      if (!answer) continue;
      const name = withTokens(question);
      await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(main.getByText(withTokens(answer))).toBeVisible();
    }
    await expect(main.getByRole("button")).toHaveCount(0);
  });

  test("controls that need a script are hidden", async ({ page }) => {
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
    { path: "/nonprofits", width: 390 },
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
