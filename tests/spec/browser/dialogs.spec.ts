import type { Page } from "@playwright/test";
import { localizedPath, ownLanguage } from "../../../src/shared/languages";
import {
  drawFrames,
  expectFocusWithin,
  holdBack,
  scrollPosition,
  visit,
  visitWithStoppedClock,
  withMenu,
} from "../../support/actions";
import { type Behavior, inEachLanguage, type Words } from "../../support/behaviors";
import { type integrations, labels, messages } from "../../support/content";
import { expect, test } from "../../support/guardedTest";
import { filledIn, fillIn, nothing, onHostOf, refused } from "../../support/network";
import { routes } from "../../support/routes";
import { formUrl } from "../../support/services";

interface Action {
  label: string;
  to: string;
}

interface Part {
  actions?: Action[];
}

const contact = formUrl({ label: "", to: "form:contact" }).replace(/\?.*/, "");
const consultation = { label: labels.consultation, to: "form:contact" };
const opener = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: labels.consultation, exact: true });
const headerOpener = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: labels.consultation });
const dialog = (page: Page) => page.getByRole("dialog", { name: labels.consultation });
const form = (page: Page) => dialog(page).locator("iframe").contentFrame();
const expectShown = (page: Page) =>
  expect(form(page).getByRole("heading", { name: "Hosted page" })).toBeVisible();
/** Checks that the dialog is closed, and its button has the focus again. */
const expectReturned = async (page: Page) => {
  await expect(dialog(page)).toBeHidden();
  await expect(headerOpener(page)).toBeFocused();
};

/** The buttons of a page’s hero and sections that open a form. */
const formActions = (language: string, path: string, form: string) => {
  const page = routes.find((one) => one.path === localizedPath(language, path));
  const parts = [page?.hero, ...(page?.sections ?? [])] as (Part | undefined)[];
  const found = parts.flatMap((part) => part?.actions ?? []).filter(({ to }) => to === form);
  if (found.length === 0) throw new Error(`${path} has no button for ${form}`);
  return found;
};

const withForms = ["/government-sector", "/pilot-program", "/for-buyers"].filter((path) =>
  routes.some((page) => page.path === path),
);

const titles = ({ language, read }: Words): Behavior[] => [
  ...(language === ownLanguage ? withForms : withForms.slice(0, 1)).map(
    (path): Behavior => [
      `A dialog has its button’s words as title and subject: ${path}`,
      async (page) => {
        await visit(page, localizedPath(language, path));
        for (const { label, to } of formActions(language, path, "form:contact")) {
          const main = page.getByRole("main");
          await main.getByRole("button", { name: label, exact: true }).first().click();
          const opened = page.getByRole("dialog", { name: label, exact: true });
          await expect(opened.locator("iframe")).toHaveAttribute(
            "src",
            formUrl({ label, to }, language),
          );
          await page.keyboard.press("Escape");
          await expect(opened).toBeHidden();
        }
      },
    ],
  ),
  [
    "The waitlist’s dialog has a title of its own",
    async (page) => {
      const { forms } = read("integrations.json") as typeof integrations;
      await visit(page, localizedPath(language, "/"));
      const [action] = formActions(language, "/", "form:waitlist");
      await page
        .getByRole("main")
        .getByRole("button", { name: action?.label, exact: true })
        .click();
      await expect(page.getByRole("dialog", { name: forms.waitlist.title })).toBeVisible();
    },
  ],
];

const sizes: Behavior[] = (["contact", "waitlist"] as const).map(
  (form): Behavior => [
    `The ${form} form is 600px high and as wide as its dialog`,
    async (page) => {
      const path = form === "waitlist" ? "/" : "/government-sector";
      await visit(page, path);
      const [action] = formActions("en", path, `form:${form}`);
      const main = page.getByRole("main");
      await main.getByRole("button", { name: action?.label, exact: true }).first().click();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const iframe = await page.getByRole("dialog").locator("iframe").boundingBox();
        const around = await page.getByRole("dialog").boundingBox();
        expect(iframe?.height).toBe(600);
        expect(Math.abs((around?.width ?? 0) - (iframe?.width ?? 0))).toBeLessThan(4);
      }
    },
  ],
);

const states: Behavior[] = [
  [
    "A form is closed by default, opens, and closes by its button",
    async (page) => {
      await visit(page, "/about");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await opener(page).click();
      await dialog(page).getByRole("button", { name: messages.close }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    },
  ],
  [
    "It closes on overlay click",
    async (page) => {
      await visit(page, "/about");
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await page.mouse.click(10, 10);
      await expect(dialog(page)).toBeHidden();
    },
  ],
  [
    "It is a labelled modal dialog",
    async (page) => {
      await visit(page, "/about");
      await opener(page).click();
      await expect(dialog(page)).toHaveAttribute("aria-modal", "true");
    },
  ],
  [
    "A form that loads shows a loading state",
    async (page) => {
      const release = await holdBack(page, onHostOf(contact));
      await visit(page, "/about");
      await opener(page).click();
      await expect(dialog(page).getByText(messages.loading)).toBeVisible();
      release();
      await expect(dialog(page).getByText(messages.loading)).toBeHidden();
    },
  ],
];

/** With room for the button in the header. */
const fromHeader: Behavior[] = [
  [
    "Header Schedule Consultation opens a dialog that keeps the focus",
    async (page) => {
      await visit(page, "/about");
      await headerOpener(page).click();
      await expectShown(page);
      const close = dialog(page).getByRole("button", { name: messages.close });
      const field = form(page).getByLabel("Your name");
      for (const key of ["Tab", "Shift+Tab"]) {
        const reached = new Set<string>();
        for (let stop = 0; stop < 8; stop += 1) {
          await page.keyboard.press(key);
          await expectFocusWithin(dialog(page));
          if (await close.evaluate((node) => node === document.activeElement)) reached.add("close");
          if (await field.evaluate((node) => node.ownerDocument.hasFocus())) reached.add("form");
        }
        expect([...reached].toSorted(), key).toEqual(["close", "form"]);
      }
    },
  ],
  [
    "Dialog: scroll lock, and return of focus",
    async (page) => {
      await visit(page, "/about");
      await headerOpener(page).click();
      await expectShown(page);
      await page.mouse.move(12, 360);
      await page.mouse.wheel(0, 900);
      await drawFrames(page);
      await page.keyboard.press("Escape");
      await expectReturned(page);
      expect(await scrollPosition(page)).toBe(0);
    },
  ],
  [
    "Dialog: closes on Back, before that leaves the page",
    async (page) => {
      await visit(page, "/pricing");
      await visit(page, "/about");
      // Another way of closing leaves nothing for Back.
      await headerOpener(page).click();
      await expectShown(page);
      await page.keyboard.press("Escape");
      await expectReturned(page);
      await headerOpener(page).click();
      await expectShown(page);
      await page.goBack();
      await expectReturned(page);
      await expect(page).toHaveURL("/about");
      await page.goBack();
      await expect(page).toHaveURL("/pricing");
    },
  ],
];

/** The form's host as after the launch: of a placeholder, the message says something else. */
const formHost = onHostOf(filledIn(contact));

const failures: Behavior[] = [
  [
    "A form that fails has a message, a direct link and a retry",
    async (page) => {
      await fillIn(page);
      await page.route(formHost, refused);
      await visit(page, "/about");
      await opener(page).click();
      const alert = dialog(page).getByRole("alert");
      await expect(alert).toContainText(messages.loadFailed);
      await expect(alert.getByRole("link", { name: messages.openDirectly })).toHaveAttribute(
        "href",
        filledIn(formUrl(consultation)),
      );
      await page.unrouteAll();
      await alert.getByRole("button", { name: messages.retry }).click();
      await expect(dialog(page).getByText(messages.loadFailed)).toBeHidden();
    },
  ],
  [
    "A form that takes over 8 s counts as failed",
    async (page) => {
      await fillIn(page);
      await page.route(formHost, nothing);
      await visitWithStoppedClock(page, "/about");
      await opener(page).click();
      await expect(dialog(page).getByText(messages.loading)).toBeVisible();
      await page.clock.runFor(7999);
      await expect(dialog(page).getByText(messages.loadFailed)).toBeHidden();
      await page.clock.runFor(1);
      await expect(dialog(page).getByText(messages.loadFailed)).toBeVisible();
    },
  ],
  [
    "A form closes on Escape while it loads, and after it has failed",
    async (page) => {
      await fillIn(page);
      await page.route(formHost, nothing);
      await visitWithStoppedClock(page, "/about");
      for (const [state, wait] of [
        [messages.loading, 0],
        [messages.loadFailed, 8000],
      ] as const) {
        await opener(page).click();
        await expect(dialog(page)).toBeVisible();
        await page.clock.runFor(wait);
        await expect(dialog(page).getByText(state)).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toBeHidden();
      }
    },
  ],
];

for (const [words, proof] of [...inEachLanguage(titles, "/", ...withForms), ...sizes, ...states])
  test(words, ({ page }) => proof(page));
test.describe("without the form", () => {
  test.use({ expectedFailures: formHost });
  for (const [words, proof] of failures) test(words, ({ page }) => proof(page));
});
test.describe("from the header", () => {
  test.use({ viewport: withMenu });
  for (const [words, proof] of fromHeader) test(words, ({ page }) => proof(page));
});
