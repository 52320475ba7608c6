import { expect } from "@playwright/test";
import guide from "../../data/pages/government-guide.json";
import { yearlyPrice } from "../../src/content/prices";
import { positionInWords, resultInWords } from "../../src/sections/debate/words";
import {
  debate,
  debateWords,
  dollars,
  estimate,
  faq,
  fillPlaceholders,
  home,
  labels,
  messages,
  navigation,
  organizations,
  plans,
  pricing,
  sectionOf,
  withTokens,
} from "../support/content";
import { routes } from "../support/routes";
import type { Locator, Page } from "./enginePage";

const faqSection = sectionOf(pricing, "faq");

const banner: Locator = { role: "banner" };
const contentinfo: Locator = { role: "contentinfo" };
const region = (title: string): Locator => ({ role: "region", name: withTokens(title) });
const heading = (name: string): Locator => ({ role: "heading", name: withTokens(name) });
const linkIn = (
  within: Locator,
  { label = "", to = "" }: { label?: string; to?: string } = {},
): Locator & { to: string } => ({ role: "link", name: withTokens(label), within, to });

const consultation: Locator = {
  role: "button",
  name: navigation.consultation.label,
  within: banner,
};
const toDark: Locator = { role: "button", name: messages.switchToDark };
const toLight: Locator = { role: "button", name: messages.switchToLight };

const isFocused = (element: HTMLElement) => element === document.activeElement;
const holdsFocus = (element: HTMLElement) => element.contains(document.activeElement);
const isExpanded = (element: HTMLElement) => element.getAttribute("aria-expanded");
const isChecked = (element: HTMLElement) => (element as HTMLInputElement).checked;
const fieldValue = (element: HTMLElement) => (element as HTMLInputElement).value;
const valueTextOf = (element: HTMLElement) => element.getAttribute("aria-valuetext");
const textOf = (element: HTMLElement) => element.textContent;
/** Whether an element is below the header, in the upper half of the window. */
const isAtTop = (element: HTMLElement) => {
  const { top } = element.getBoundingClientRect();
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return top >= header && top < window.innerHeight / 2;
};
const isInWindow = (element: HTMLElement) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
};

/** What a visitor does on the site. Each behavior starts in a browser that has nothing stored for the site. */
export const behaviors: Record<string, (page: Page) => Promise<void>> = {
  "no page scrolls sideways at 320 and 390 pixels": async (page) => {
    const wide: string[] = [];
    const widths = [320, 390];
    for (const { path } of routes) {
      await page.open(path, widths[0], 640);
      for (const width of widths) {
        await page.engine.resize(width, 640);
        await page.until(() => page.run(() => window.innerWidth), width);
        const scrolled = await page.run(() => {
          window.scrollTo({ left: 1000, behavior: "instant" });
          return window.scrollX;
        });
        if (scrolled > 0) wide.push(`${path} scrolls by ${scrolled} px at ${width} px`);
      }
      // The next page begins at the width of this one, because resizing a window takes long.
      widths.reverse();
    }
    expect(wide).toEqual([]);
  },

  "the menu's group opens with the pointer and the keyboard": async (page) => {
    const menu: Locator = { role: "navigation", name: messages.mainNavigation };
    const group = navigation.menu.find(({ children }) => children);
    const button: Locator = { role: "button", name: group?.label, within: menu };
    const [first, second] = (group?.children ?? []).map((link) => linkIn(menu, link));
    if (!first || !second) throw new Error("the menu has no group of two");
    await page.open("/terms");
    const entry = linkIn(
      menu,
      navigation.menu.find(({ to }) => to && to !== "/"),
    );
    await page.focus(button);
    await page.engine.press("ArrowDown");
    await page.sees(button, isExpanded, "true");
    await page.sees(first, isFocused, true);
    await page.engine.press("Escape");
    await page.sees(button, isFocused, true);
    await page.sees(button, isExpanded, "false");
    await page.misses(first);
    await page.press(entry);
    await page.at(entry.to);
    await page.sees(entry, (element) => element.getAttribute("aria-current"), "page");
    await page.press(button);
    await page.press(second);
    await page.at(second.to);
  },

  "the drawer keeps the focus inside, and links to pages": async (page) => {
    const button: Locator = { role: "button", name: messages.menu };
    const drawer: Locator = { role: "dialog", name: messages.menu };
    const link = linkIn(drawer, navigation.menu.flatMap(({ children }) => children ?? [])[0]);
    await page.open("/terms", 390, 844);
    await page.press(button);
    await page.sees(drawer, holdsFocus, true);
    await page.engine.press("Tab");
    await page.sees(drawer, holdsFocus, true);
    await page.engine.press("Escape");
    await page.misses(drawer);
    await page.sees(button, isFocused, true);
    await page.press(button);
    await page.press(link);
    await page.at(link.to);
    await page.misses(drawer);
  },

  "a dialog opens, and Escape closes it": async (page) => {
    const dialog: Locator = { role: "dialog", name: labels.consultation };
    await page.open("/about");
    await page.press(consultation);
    await page.sees(dialog, holdsFocus, true);
    await page.engine.press("Escape");
    await page.misses(dialog);
    await page.sees(consultation, isFocused, true);
  },

  "the estimate follows the text field and the slider": async (page) => {
    const field: Locator = { role: "textbox", name: estimate.people };
    const slider: Locator = { role: "slider", name: estimate.slider };
    const team = plans.find(({ slug }) => slug === "team");
    const year = dollars(yearlyPrice(Number(team?.annualPrice)) * 40);
    await page.open(`/pricing#${estimate.anchor}`);
    await page.fill(field, "40");
    await page.sees(slider, fieldValue, "40");
    await page.sees({ role: "cell", name: year });
    await page.focus(slider);
    await page.at(`/pricing?people=40#${estimate.anchor}`);
    await page.engine.press("ArrowRight");
    await page.sees(field, fieldValue, "41");
  },

  "a visitor can walk through the sample debate to its end": async (page) => {
    const words = debateWords;
    const button = (name: string): Locator => ({ role: "button", name });
    const slider: Locator = { role: "slider" };
    await page.open("/");
    const total = debate.arguments.length;
    for (let number = 1; number <= total; number += 1) {
      if (number === 2) {
        await page.focus(slider);
        await page.engine.press("End");
        await page.sees(slider, valueTextOf, positionInWords(-50, words));
      }
      await page.press(button(number < total ? words.next : words.finish));
      const claim = debate.arguments[number]?.claim ?? resultInWords([0, 0, -50], words);
      await page.until(
        () =>
          page.run(
            (text) => document.activeElement?.textContent?.includes(text),
            withTokens(claim),
          ),
        true,
      );
    }
  },

  "a checklist counts its ticks and keeps them after a reload": async (page) => {
    const list = sectionOf(guide, "checklists").checklists[0];
    const group: Locator = { role: "group", name: withTokens(list?.title ?? "") };
    const box: Locator = {
      role: "checkbox",
      name: withTokens(list?.items[0] ?? ""),
      within: group,
    };
    const status: Locator = { role: "status", within: group };
    const done = (count: number) =>
      fillPlaceholders(messages.checklistProgress, { done: count, total: list?.items.length ?? 0 });
    await page.open(guide.path);
    await page.press(box);
    await page.sees(status, textOf, done(1));
    await page.reload();
    await page.sees(box, isChecked, true);
    await page.sees(status, textOf, done(1));
  },

  "questions open one at a time": async (page) => {
    const [first, second] = faq.map(
      ({ question }): Locator => ({ role: "button", name: withTokens(question) }),
    );
    if (!first || !second) throw new Error("there are fewer than two questions");
    await page.open("/pricing");
    await page.press(first);
    await page.sees(first, isExpanded, "true");
    await page.press(second);
    await page.sees(second, isExpanded, "true");
    await page.sees(first, isExpanded, "false");
  },

  "links to a place on a page scroll to it": async (page) => {
    const faqHeading = heading(faqSection.title);
    const toFaq = linkIn(
      contentinfo,
      navigation.footer
        .flatMap(({ links }) => links)
        .find(({ to }) => to === `/pricing#${faqSection.anchor}`),
    );
    const sample = sectionOf(organizations, "debate");
    const toSample = linkIn(
      region(organizations.hero.title),
      organizations.hero.actions.find(({ to }) => to.endsWith(`#${sample.anchor}`)),
    );
    await page.open(`/pricing#${faqSection.anchor}`);
    await page.sees(faqHeading, isAtTop, true);
    await page.open("/about");
    await page.press(toFaq);
    await page.at(toFaq.to);
    await page.sees(faqHeading, isAtTop, true);
    await page.open(organizations.path);
    await page.press({ ...toSample, within: { role: "main" } });
    await page.at(toSample.to);
    await page.sees(heading(sample.title), isAtTop, true);
    await page.open("/pricing#%");
    await page.press(toDark);
    await page.sees(toLight, isFocused, true);
  },

  "Back and Forward restore the scroll position": async (page) => {
    const scrolled = () => page.run(() => window.scrollY);
    const link = linkIn(
      { role: "main" },
      sectionOf(home, "callToAction").actions.find(({ to }) => to === "/about"),
    );
    await page.open("/");
    await page.press(link);
    await page.at(link.to);
    expect(await page.settled(scrolled, 45)).toBe(0);
    const onAbout = 700;
    await page.run((top) => window.scrollTo({ top, behavior: "instant" }), onAbout);
    expect(await page.settled(scrolled, 5)).toBe(onAbout);
    await page.engine.back();
    await page.at("/");
    await page.settled(scrolled, 45);
    expect(await page.read(link, isInWindow)).toBe(true);
    await page.engine.forward();
    await page.at(link.to);
    expect(await page.settled(scrolled, 45)).toBe(onAbout);
  },
};
