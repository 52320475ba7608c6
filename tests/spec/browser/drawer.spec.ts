import type { Page } from "@playwright/test";
import { localizedPath, ownLanguage } from "../../../src/shared/languages";
import {
  drag,
  expectFocusWithin,
  scrollPosition,
  stopClock,
  visit,
  visitWithStoppedClock,
} from "../../support/actions";
import { type Behavior, inEachLanguage, type Words } from "../../support/behaviors";
import { labels, messages, navigation, site, withTokens } from "../../support/content";
import { expect, test } from "../../support/guardedTest";

test.use({ viewport: { width: 390, height: 500 }, hasTouch: true });

const menuButton = (page: Page, name = messages.menu) =>
  page.getByRole("banner").getByRole("button", { name, exact: true });
const drawer = (page: Page, name = messages.menu) => page.getByRole("dialog", { name });
const link = (page: Page, name: string) => drawer(page).getByRole("link", { name, exact: true });
const tooltip = (page: Page) => page.getByRole("tooltip");

/** Waits until the drawer has stopped moving, and is open. */
const expectOpen = async (page: Page, name?: string) => {
  await expect(drawer(page, name)).toBeVisible();
  await drawer(page, name).evaluate(async (node) => {
    await Promise.all(node.getAnimations().map(({ finished }) => finished));
  });
  await expect(drawer(page, name)).toBeInViewport({ ratio: 0.99 });
};
const open = async (page: Page, path = "/about") => {
  await visit(page, path);
  await menuButton(page).tap();
  await expectOpen(page);
};
const expectClosed = (page: Page) => expect(drawer(page)).toBeHidden();

const weightOf = (page: Page, name: string) =>
  link(page, name).evaluate((node) => Number(getComputedStyle(node).fontWeight));
const colorOf = (page: Page, name: string) =>
  link(page, name).evaluate((node) => getComputedStyle(node).color);

/** Pulls the drawer down by a part of its height, from so many pixels below its top: its first link is 110 below. */
const pullDown = async (page: Page, part: number, from = 12) => {
  const box = await drawer(page).boundingBox();
  if (!box) throw new Error("the drawer is nowhere");
  const start = { x: box.x + 60, y: box.y + from };
  await drag(page, start, { x: start.x, y: start.y + box.height * part });
};

const tooltips: Behavior[] = [
  [
    "The button has the tooltip ‘Menu’, after 700 ms",
    async (page) => {
      await visitWithStoppedClock(page, "/about");
      await menuButton(page).hover();
      await page.clock.runFor(699);
      await expect(tooltip(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(tooltip(page)).toHaveText(messages.menu);
    },
  ],
  [
    "Within 300 ms after it closed, the tooltip opens at once",
    async (page) => {
      await visitWithStoppedClock(page, "/about");
      await menuButton(page).hover();
      await page.clock.runFor(700);
      await expect(tooltip(page)).toBeVisible();
      await page.mouse.move(100, 400);
      await expect(tooltip(page)).toBeHidden();
      await page.clock.runFor(299);
      await menuButton(page).hover();
      await expect(tooltip(page)).toBeVisible();
    },
  ],
  [
    "After 300 ms, the open delay applies again",
    async (page) => {
      await visitWithStoppedClock(page, "/about");
      await menuButton(page).hover();
      await page.clock.runFor(700);
      await page.mouse.move(100, 400);
      await expect(tooltip(page)).toBeHidden();
      await page.clock.runFor(301);
      await menuButton(page).hover();
      await page.clock.runFor(699);
      await expect(tooltip(page)).toBeHidden();
    },
  ],
  [
    "Tooltip opens at once for keyboard focus",
    async (page) => {
      await visitWithStoppedClock(page, "/about");
      await menuButton(page).focus();
      await page.keyboard.press("Shift+Tab");
      await expect(tooltip(page)).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(menuButton(page)).toBeFocused();
      await expect(tooltip(page)).toHaveText(messages.menu);
    },
  ],
  [
    "Tooltip: side offset 4",
    async (page) => {
      await visit(page, "/about");
      await menuButton(page).hover();
      const words = await tooltip(page).getByText(messages.menu).boundingBox();
      const button = await menuButton(page).boundingBox();
      expect((words?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeCloseTo(4, 0);
    },
  ],
];

const behaviors: Behavior[] = [
  [
    "A bottom drawer, closed by default, opened by a button that says so",
    async (page) => {
      await visit(page, "/about");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
      await menuButton(page).tap();
      await expectOpen(page);
      // Everything around the drawer is hidden from screen readers.
      const button = page.getByRole("button", {
        name: messages.menu,
        exact: true,
        includeHidden: true,
      });
      await expect(button).toHaveAttribute("aria-expanded", "true");
      const { x, y, width, height } = (await drawer(page).boundingBox()) ?? {};
      expect([x, width, Math.round((y ?? 0) + (height ?? 0))]).toEqual([0, 390, 500]);
    },
  ],
  [
    "The drawer is a labelled dialog with the focus inside",
    async (page) => {
      await open(page);
      await expect(drawer(page)).toHaveAttribute("aria-modal", "true");
      await expectFocusWithin(drawer(page));
    },
  ],
  [
    "Pilot Program in an accent colour",
    async (page) => {
      const accented = navigation.menu.find(({ accent }) => accent)?.label ?? "";
      await open(page);
      expect(await colorOf(page, withTokens(accented))).not.toBe(
        await colorOf(page, labels.pricing),
      );
    },
  ],
  [
    "The current route is shown bolder",
    async (page) => {
      await open(page, "/organizations");
      await expect(link(page, labels.organizations)).toHaveAttribute("aria-current", "page");
      expect(await weightOf(page, labels.organizations)).toBeGreaterThan(
        await weightOf(page, labels.education),
      );
    },
  ],
  [
    "The drawer closes on overlay click",
    async (page) => {
      await open(page);
      await page.touchscreen.tap(20, 6);
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
    },
  ],
  [
    "It closes on Escape",
    async (page) => {
      await open(page);
      await page.keyboard.press("Escape");
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
    },
  ],
  [
    "It closes on choosing the logo, which leads home",
    async (page) => {
      await open(page);
      await link(page, site.brand).tap();
      await expect(page).toHaveURL("/");
      await expectClosed(page);
    },
  ],
  [
    "It closes on choosing the link of the current page",
    async (page) => {
      await open(page);
      await link(page, labels.about).tap();
      await expectClosed(page);
      await expect(page).toHaveURL("/about");
    },
  ],
  [
    "It closes on drag past a threshold",
    async (page) => {
      await open(page);
      // A link that is pulled leads nowhere.
      await pullDown(page, 0.5, 110);
      await expectClosed(page);
      await expect(menuButton(page)).toBeFocused();
      await expect(page).toHaveURL("/about");
    },
  ],
  [
    "It stays open on a drag below the threshold",
    async (page) => {
      await open(page);
      await pullDown(page, 0.1);
      await expectOpen(page);
    },
  ],
  [
    "It follows the drag",
    async (page) => {
      await open(page);
      const box = await drawer(page).boundingBox();
      const start = { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 12 };
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x, start.y + 40, { steps: 4 });
      const moved = async () => ((await drawer(page).boundingBox())?.y ?? 0) - (box?.y ?? 0);
      await expect.poll(moved).toBeCloseTo(40, 0);
      await page.mouse.up();
    },
  ],
  ...[
    { after: 499, moves: false },
    { after: 501, moves: true },
  ].map(
    ({ after, moves }): Behavior => [
      `Drawer scroll lock 500 ms: ${after} ms after scrolling, a drag ${moves ? "closes" : "doesn’t close"} it`,
      async (page) => {
        await page.clock.install();
        await open(page);
        await stopClock(page);
        await drawer(page)
          .locator("[data-scrolls]")
          .evaluate(
            (list) =>
              new Promise((told) => {
                list.addEventListener("scrollend", told, { once: true });
                list.scrollTo({ top: 40, behavior: "instant" });
              }),
          );
        await page.clock.runFor(after);
        await pullDown(page, 0.5);
        await page.clock.runFor(1000);
        if (moves) await expectClosed(page);
        else await expectOpen(page);
      },
    ],
  ),
  [
    "After an overlay tap closed the drawer, the header still hides",
    async (page) => {
      await open(page);
      await page.touchscreen.tap(20, 6);
      await expectClosed(page);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrollPosition(page)).toBe(600);
      await expect(page.getByRole("banner")).not.toBeInViewport();
    },
  ],
];

const inWords = ({ language, messages: words, read, withTokens: filled }: Words): Behavior[] => {
  const { consultation, menu, signIn, signUp } = read("navigation.json") as typeof navigation;
  const { inEnglish } = read("site.json") as typeof site;
  const openIn = async (page: Page, path: string) => {
    await visit(page, localizedPath(language, path));
    await menuButton(page, words.menu).tap();
    await expectOpen(page, words.menu);
    return drawer(page, words.menu);
  };
  return [
    [
      "The drawer holds the logo linking home and every entry of the menu",
      async (page) => {
        const opened = await openIn(page, "/about");
        const entries = menu.flatMap<{ label: string; to: string }>(
          (entry) => entry.children ?? [entry],
        );
        // A page that has no translation is in English, and its link says so.
        const isInEnglish = (to: string) => !to.startsWith(localizedPath(language, "/"));
        const expected = entries.map(({ label, to }) => [
          isInEnglish(to) ? `${filled(label)} ${inEnglish}` : filled(label),
          to,
        ]);
        const found = await opened
          .getByRole("navigation")
          .getByRole("link")
          .evaluateAll((links) => links.map((one) => [one.textContent, one.getAttribute("href")]));
        expect(found).toEqual(expected);
        const logo = opened.getByRole("link", { name: site.brand, exact: true });
        await expect(logo).toHaveAttribute("href", localizedPath(language, "/"));
      },
    ],
    [
      "Sign In, Sign up and Schedule Consultation are in the drawer",
      async (page) => {
        const opened = await openIn(page, "/about");
        for (const { label } of [signIn, signUp, consultation])
          await expect(opened.getByText(filled(label)).last()).toBeVisible();
      },
    ],
    [
      "The drawer closes on choosing a link",
      async (page) => {
        const opened = await openIn(page, "/about");
        const target = menu.find(({ to }) => to === localizedPath(language, "/pricing"));
        await opened.getByRole("link", { name: filled(target?.label ?? ""), exact: true }).tap();
        await expect(page).toHaveURL(localizedPath(language, "/pricing"));
        await expect(opened).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(localizedPath(language, "/about"));
      },
    ],
    [
      "Schedule Consultation closes the drawer and opens the form",
      async (page) => {
        const opened = await openIn(page, "/about");
        await opened.getByRole("button", { name: filled(consultation.label) }).tap();
        await expect(page.getByRole("dialog", { name: filled(consultation.label) })).toBeVisible();
        await expect(opened).toBeHidden();
      },
    ],
  ];
};

const education = ({ language, messages: words, read, withTokens: filled }: Words): Behavior[] =>
  (language === ownLanguage
    ? ["/education", "/education/academic-benefits", "/education/mystery"]
    : ["/education/mystery"]
  ).map((path) => [
    `Education is active for any path starting with /education: ${path}`,
    async (page) => {
      const { menu } = read("navigation.json") as typeof navigation;
      const entry = menu
        .flatMap(({ children = [] }) => children)
        .find(({ to }) => to === localizedPath(language, "/education"));
      await visit(page, localizedPath(language, path));
      await menuButton(page, words.menu).tap();
      await expectOpen(page, words.menu);
      const shown = drawer(page, words.menu).getByRole("link", {
        name: filled(entry?.label ?? ""),
        exact: true,
      });
      await expect(shown).toHaveAttribute("aria-current", "page");
    },
  ]);

for (const [words, proof] of [
  ...tooltips,
  ...behaviors,
  ...inEachLanguage(inWords, "/", "/about", "/pricing"),
])
  test(words, ({ page }) => proof(page));
test.describe("an unknown address, too", () => {
  test.use({ expectedFailures: /\/mystery/ });
  for (const [words, proof] of inEachLanguage(
    education,
    "/404",
    "/education",
    "/education/academic-benefits",
  ))
    test(words, ({ page }) => proof(page));
});
