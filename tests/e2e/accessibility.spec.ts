import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { isHydratedWhole, mainNavigation, visit, withMenu } from "../support/actions";
import {
  estimate,
  home,
  integrations,
  labels,
  messages,
  navigation,
  sectionOf,
} from "../support/content";
import { expect, test } from "../support/guardedTest";
import { builtWithPlaceholders, filledIn, fillIn, onHostOf, refused } from "../support/network";
import { formUrl } from "../support/services";

// With reduced motion, no color is measured in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 390, height: 844 };
const form = onHostOf(formUrl(navigation.consultation));
const policy = onHostOf(filledIn(integrations.policies.script));
const openDialog = async (page: Page) => {
  await visit(page, "/briefs");
  await page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();
};

/** Opens states of the site, by name. Each returns a selector of what it shows. */
const states: Record<string, (page: Page) => Promise<string>> = {
  "the drawer": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/briefs");
    await page.getByRole("button", { name: messages.menu, exact: true }).click();
    await expect(page.getByRole("dialog", { name: messages.menu })).toBeInViewport({ ratio: 0.99 });
    return "[role=dialog]";
  },
  "the menu": async (page) => {
    await page.setViewportSize(withMenu);
    await visit(page, "/briefs");
    const menu = mainNavigation(page);
    await menu.getByRole("button", { name: labels.useCases }).click();
    await expect(menu.getByRole("link", { name: labels.education, exact: true })).toBeVisible();
    return "header";
  },
  "a dialog": async (page) => {
    await openDialog(page);
    const frame = page.getByRole("dialog").locator("iframe").contentFrame();
    await expect(frame.getByRole("heading", { name: "Hosted page" })).toBeVisible();
    return "[role=dialog]";
  },
  "a dialog without its form": async (page) => {
    await page.route(form, refused);
    await openDialog(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    return "[role=dialog]";
  },
  "a legal page without its document": async (page) => {
    await fillIn(page);
    await page.route(policy, refused);
    await visit(page, "/terms");
    await expect(page.getByRole("button", { name: messages.retry })).toBeVisible();
    return "main";
  },
  "an invalid team size": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/pricing?billing=monthly&ai=on");
    const field = page.getByRole("textbox", { name: estimate.people });
    await field.fill("0");
    await expect(field).toHaveAccessibleDescription(estimate.tooFew);
    return `#${estimate.anchor}`;
  },
};

test.describe("in a state", () => {
  test.use({
    expectedFailures: RegExp(`${form.source}|${policy.source}|${builtWithPlaceholders.source}`),
  });

  for (const [name, open] of Object.entries(states)) {
    test(`${name} breaks no accessibility rule`, async ({ page }) => {
      await expectAccessible(page, await open(page));
    });
  }
});

test("on a phone, Tab shows the link of each paper whole", async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, "/");
  await page.waitForFunction(isHydratedWhole);
  const { anchor, papers } = sectionOf(home, "papers");
  const section = page.locator(`#${anchor}`);
  await section.getByRole("link").first().focus();
  for (const { label } of papers) {
    await page.keyboard.press("Tab");
    const link = section.getByRole("link", { name: label });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});
