import { integrations, messages, navigation, pricing } from "../support/content";
import type { Page, Place } from "./page";

const main: Place = { role: "main" };
const banner: Place = { role: "banner" };

const consultation: Place = { role: "button", name: navigation.consultation.label, within: banner };

const isFocused = (element: HTMLElement) => element === document.activeElement;
const isExpanded = (element: HTMLElement) => element.getAttribute("aria-expanded");
const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;

/** What a visitor does, in the order of the list; each begins in a browser that has kept nothing. */
export const behaviours: Record<string, (page: Page) => Promise<void>> = {
  "a form opens in its dialog, and Escape closes it": async (page) => {
    const dialog: Place = { role: "dialog", name: integrations.forms.consultation.title };
    await page.open("/about");
    await page.press(consultation);
    await page.sees(dialog, (element) => element.contains(document.activeElement), true);
    await page.sees(dialog, (element) => element.querySelector("[role=status], [role=alert]") === null, true);
    await page.engine.press("Escape");
    await page.misses(dialog);
    await page.sees(consultation, isFocused, true);
  },

  "billing and AI are chosen, are in the address, and stay over a reload": async (page) => {
    const monthly: Place = { role: "radio", name: messages.monthly };
    const withAI: Place = { role: "radio", name: messages.withAI };
    await page.open("/pricing");
    await page.press(monthly);
    await page.sees(monthly, isChecked, true);
    await page.press({ ...withAI });
    await page.at("/pricing?billing=monthly&ai=on");
    await page.reload();
    await page.sees(monthly, isChecked, true);
    await page.sees(withAI, isChecked, true);
  },
};
void [main, isExpanded, pricing];
