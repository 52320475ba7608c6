import { expect } from "@playwright/test";
import { positionInWords, resultInWords } from "../../src/debate/words";
import { isHydratedWhole, translate } from "../support/actions";
import {
  debate,
  debateWords,
  home,
  labels,
  messages,
  navigation,
  organizations,
  pricing,
  sectionOf,
  withTokens,
} from "../support/content";
import { routes } from "../support/routes";
import type { Locator, Page } from "./enginePage";

const faqSection = sectionOf(pricing, "faq");

const contentinfo: Locator = { role: "contentinfo" };
const region = (title: string): Locator => ({ role: "region", name: withTokens(title) });
const heading = (name: string): Locator => ({ role: "heading", name: withTokens(name) });
const linkIn = (
  within: Locator,
  { label = "", to = "" }: { label?: string; to?: string } = {},
): Locator & { to: string } => ({ role: "link", name: withTokens(label), within, to });

const toDark: Locator = { role: "button", name: messages.switchToDark };
const toLight: Locator = { role: "button", name: messages.switchToLight };

const isFocused = (element: HTMLElement) => element === document.activeElement;
const valueTextOf = (element: HTMLElement) => element.getAttribute("aria-valuetext");
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

  "a translated debate can be read to its end": async (page) => {
    const words = debateWords;
    const button = (name: string): Locator => ({ role: "button", name });
    const slider: Locator = { role: "slider" };
    await page.open("/");
    await page.until(() => page.run(isHydratedWhole), true);
    await page.run(translate);
    const total = debate.arguments.length;
    for (let number = 1; number <= total; number += 1) {
      if (number === 2) {
        await page.focus(slider);
        await page.engine.pressEnd();
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

  "a link at the foot leads to the top of the next page": async (page) => {
    for (const width of [1280, 390]) {
      await page.open("/about", width);
      await page.press(linkIn(contentinfo, { label: labels.education, to: "/education" }));
      await page.at("/education");
      expect(await page.settled(() => page.run(() => window.scrollY), 45)).toBe(0);
    }
  },

  "a reload keeps the scroll position": async (page) => {
    const scrolled = () => page.run(() => window.scrollY);
    await page.open("/about");
    await page.run(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await page.settled(scrolled, 5);
    await page.reload();
    expect(await page.settled(scrolled, 5)).toBe(900);
  },

  "a page that crashes keeps its styles": async (page) => {
    const looks = () =>
      page.run(() =>
        [...document.querySelectorAll("html, body, h1, footer a")].map((part) => {
          const { fontFamily, fontSize, backgroundColor, margin } = getComputedStyle(part);
          return [fontFamily, fontSize, backgroundColor, margin];
        }),
      );
    await page.open("/");
    const before = await looks();
    await page.until(() => page.run(isHydratedWhole), true);
    // React then can't add what the next argument needs.
    await page.run(() => {
      for (const part of document.querySelectorAll("figure ol > li > *")) part.remove();
    });
    await page.press({ role: "button", name: debateWords.next });
    await page.until(
      () => page.run(() => document.documentElement.classList.contains("js")),
      false,
    );
    expect(await looks()).toEqual(before);
    expect(page.site.takeProblems()).not.toEqual([]);
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
