import { test as base, expect } from "@playwright/test";
import { resultInWords } from "../../src/debate/words";
import { localizedPath } from "../../src/shared/languages";
import { drawsOwnFonts, isHydratedWhole, translate } from "../support/actions";
import {
  debate,
  debateWords,
  labels,
  messages,
  navigation,
  pricing,
  sectionOf,
  withTokens,
} from "../support/content";
import { inLanguage } from "../support/languages";
import { englishAndOther, languagesWith, pathsOfKinds } from "../support/routes";
import { startEngine } from "./driver";
import { serveListenedSite, Visitor } from "./visitor";

/** The key End, in WebDriver. */
const end = "\uE010";

/* What only another engine can show: everything else is tested in Chromium. */

const test = base.extend<{ visitor: Visitor }, { started: Visitor }>({
  started: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
    async ({}, use, { project: { name } }) =>
      use(new Visitor(await startEngine(name), await serveListenedSite())),
    { scope: "worker" },
  ],
  visitor: async ({ started }, use) => {
    await use(started);
    expect(await started.takeProblems()).toEqual([]);
  },
});

/** Whether the heading of the page's questions is below the header, in the upper half of the window. */
const isFaqAtTop = (title: string) => {
  const heading = [...document.querySelectorAll("h2")].find((one) => one.textContent === title);
  const { top = 0 } = heading?.getBoundingClientRect() ?? {};
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return top >= header && top < window.innerHeight / 2;
};
const faqTitle = sectionOf(pricing, "questions").title;
const pathIs = () => window.location.pathname;

const others = englishAndOther("/about").map(([, other]) => other);

test("every kind of page comes alive", async ({ visitor }) => {
  for (const path of pathsOfKinds) await visitor.open(path);
});

test("a first visit with late fonts ends in our type", async ({ started }) => {
  const visitor = new Visitor(started.drive, await serveListenedSite(1200));
  // Each language has font files of its own.
  for (const { language } of languagesWith("/")) {
    await visitor.open(localizedPath(language, "/"));
    await visitor.sees(true, drawsOwnFonts);
  }
});

test("a page reloaded half-way down comes alive at the same place", async ({ visitor }) => {
  await visitor.open("/about");
  await visitor.scrollTo(900);
  expect(await visitor.settled()).toBe(900);
  await visitor.reload();
  expect(await visitor.settled()).toBe(900);
});

test("a page comes alive at any hash", async ({ visitor }) => {
  await visitor.open("/pricing#%");
  await visitor.press("button", messages.switchToDark);
  await visitor.press("button", messages.switchToLight);
  // The header may be out of sight there.
  await visitor.open("/pricing#faq");
  await visitor.sees(true, isFaqAtTop, faqTitle);
});

/** Makes the header as wide as this. Returns its links and buttons from left to right that show, and whether all fit. Runs in the page. */
function widenHeader(width: number): { names: string[]; fits: boolean } {
  const bar = document.querySelector("header > div") as HTMLElement;
  Object.assign(bar.style, { width: `${width}px`, maxWidth: "none" });
  const shown = [...bar.querySelectorAll("a, button")].filter(
    (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible",
  );
  const right = bar.getBoundingClientRect().left + width;
  return {
    names: shown.map((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""),
    fits: shown.every((one) => one.getBoundingClientRect().right <= right),
  };
}

test("the header shows what it has room for", async ({ visitor }) => {
  const { menu, signUp, signIn } = navigation;
  const inMenu = withTokens(menu[0]?.label ?? "");
  const languages = others.map(({ name }) => name);
  await visitor.open("/about");
  for (const [width, more] of [
    [1400, [inMenu, ...languages, signIn.label, signUp.label]],
    [900, [...languages, signIn.label, signUp.label, messages.menu]],
    [440, [...languages, signUp.label, messages.menu]],
    [340, [...languages, messages.menu]],
  ] as const) {
    const { names, fits } = await visitor.run(widenHeader, width);
    const all = [inMenu, ...languages, signIn.label, signUp.label, messages.menu];
    expect(names.filter((name) => all.includes(name))).toEqual(more);
    expect(fits).toBe(true);
  }
});

test("a link at the foot leads to a page's top or place", async ({ visitor }) => {
  await visitor.open("/about");
  await visitor.press("link", labels.education);
  await visitor.sees("/education", pathIs);
  expect(await visitor.settled()).toBe(0);
  await visitor.press("link", labels.faq);
  await visitor.sees(true, isFaqAtTop, faqTitle);
});

test("Back and Forward restore the scroll position", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.scrollTo(100_000);
  const foot = await visitor.settled();
  await visitor.press("link", labels.about);
  await visitor.sees("/about", pathIs);
  expect(await visitor.settled()).toBe(0);
  await visitor.scrollTo(700);
  await visitor.settled();
  await visitor.drive("back");
  await visitor.sees("/", pathIs);
  expect(await visitor.settled()).toBe(foot);
  await visitor.drive("forward");
  await visitor.sees("/about", pathIs);
  expect(await visitor.settled()).toBe(700);
});

/** The part of the page that is at the line that is read, and how much of it is above. Runs in the page. */
const partRead = () => {
  const line = 100;
  for (const part of document.querySelectorAll("main section[id]:not([id*=':'])")) {
    const { top, bottom, height } = part.getBoundingClientRect();
    if (top <= line && bottom > line) return { id: part.id, above: (line - top) / height };
  }
};

for (const { code, name } of others) {
  test("another language opens where the page was left", async ({ visitor }) => {
    await visitor.open("/about");
    await visitor.scrollTo(1500);
    await visitor.settled();
    const { id = "a part of the page", above = 0 } = (await visitor.run(partRead)) ?? {};
    await visitor.run(
      (language) => document.querySelector<HTMLElement>(`header [lang=${language}]`)?.click(),
      code,
    );
    await visitor.sees(localizedPath(code, "/about"), pathIs);
    await visitor.seesItAlive();
    await visitor.settled();
    const after = await visitor.run(partRead);
    expect(after?.id).toBe(id);
    expect(after?.above).toBeCloseTo(above, 1);
  });

  test("Back from another language keeps the color mode chosen there", async ({ visitor }) => {
    await visitor.open("/about");
    await visitor.press("link", name);
    await visitor.sees(localizedPath(code, "/about"), pathIs);
    await visitor.seesItAlive();
    await visitor.press("button", inLanguage(code).messages.switchToDark);
    await visitor.drive("back");
    await visitor.sees("/about", pathIs);
    await visitor.sees("dark", () => getComputedStyle(document.documentElement).colorScheme);
  });
}

test("a translated debate can be read to its end", async ({ visitor }) => {
  const focusIsIn = (text: string) => document.activeElement?.textContent?.includes(text);
  await visitor.open("/");
  await visitor.sees(true, isHydratedWhole);
  await visitor.run(translate);
  const claims = debate.arguments.map(({ claim }) => withTokens(claim));
  for (const claim of [...claims.slice(1), resultInWords([0, 0, -50], debateWords)]) {
    const isLast = !claims.includes(claim);
    await visitor.press("button", isLast ? debateWords.finish : debateWords.next);
    await visitor.sees(true, focusIsIn, claim);
    if (claim === claims[1]) await visitor.type(end, "slider");
  }
});
