import { expect, type Page } from "@playwright/test";
import { mainNavigation, visit } from "./actions";
import {
  faq,
  formAddress,
  integrations,
  labels,
  messages,
  navigation,
  pricing,
  shown,
} from "./content";
import { onHostOf } from "./network";

const phone = { width: 390, height: 844 };
const { policies } = integrations;
const failing = [formAddress(navigation.consultation), policies.script].map(onHostOf);

/** Matches the addresses that fail in some states. */
export const failingInStates = new RegExp(
  [...failing.map(({ source }) => source), "no-such-page"].join("|"),
);

const openDialog = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: labels.consultation }).click();

/** States of the site for tests of accessibility, by name. Each function opens its state. */
export const states: Record<string, (page: Page) => Promise<void>> = {
  "/ on a phone": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/");
  },
  "the drawer": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/");
    await page.getByRole("button", { name: messages.menu, exact: true }).click();
    await expect(page.getByRole("dialog", { name: messages.menu })).toBeInViewport({ ratio: 0.99 });
  },
  "the menu": async (page) => {
    await visit(page, "/");
    await mainNavigation(page).getByRole("button", { name: labels.useCases }).click();
    await expect(
      mainNavigation(page).getByRole("link", { name: labels.education, exact: true }),
    ).toBeVisible();
  },
  "a dialog": async (page) => {
    await visit(page, "/");
    await openDialog(page);
    await expect(
      page
        .getByRole("dialog")
        .locator("iframe")
        .contentFrame()
        .getByRole("heading", { name: "Hosted page" }),
    ).toBeVisible();
  },
  "a dialog whose form did not load": async (page) => {
    await page.route(onHostOf(formAddress(navigation.consultation)), (route) => route.abort());
    await visit(page, "/");
    await openDialog(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  },
  "a legal page without its document": async (page) => {
    await page.route(onHostOf(policies.script), (route) => route.abort());
    await visit(page, "/terms");
    await expect(page.getByRole("button", { name: messages.retry })).toBeVisible();
  },
  "/pricing with other options, a team size and an open question": async (page) => {
    await visit(page, "/pricing?billing=monthly&ai=on&people=40#estimate");
    await expect(page.getByRole("textbox", { name: pricing.estimate.people })).toHaveValue("40");
    await page.getByRole("button", { name: shown(faq[0]?.question ?? "") }).click();
    await expect(page.getByText(shown(faq[0]?.answer ?? ""), { exact: true })).toBeVisible();
  },
  "/pricing on a phone, with an invalid team size": async (page) => {
    await page.setViewportSize(phone);
    await visit(page, "/pricing#estimate");
    const field = page.getByRole("textbox", { name: pricing.estimate.people });
    await field.fill("0");
    await expect(field).toHaveAccessibleDescription(pricing.estimate.tooFew);
  },
  "an open use case": async (page) => {
    await visit(page, "/government-sector");
    const useCase = page
      .getByRole("main")
      .getByRole("heading", { level: 3 })
      .getByRole("button")
      .first();
    await useCase.click();
    await expect(useCase).toHaveAttribute("aria-expanded", "true");
  },
  "a ticked checklist": async (page) => {
    await visit(page, "/education/implementation-guide");
    await page.getByRole("main").getByRole("checkbox").first().check();
  },
  "the 404 page": (page) => visit(page, "/no-such-page"),
};
