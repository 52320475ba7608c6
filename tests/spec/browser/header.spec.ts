import type { Locator, Page } from "@playwright/test";
import { localizedPath } from "../../../src/shared/languages";
import {
  expectFocusWithin,
  mainNavigation,
  scrollPosition,
  stopClock,
  turnWheel,
  visit,
  visitWithStoppedClock,
  withMenu,
} from "../../support/actions";
import { type Behavior, inEachLanguage, type Words } from "../../support/behaviors";
import { integrations, labels, messages, navigation, withTokens } from "../../support/content";
import { expect, test } from "../../support/guardedTest";

const banner = (page: Page) => page.getByRole("banner");
const entry = (page: Page, name: string) =>
  mainNavigation(page).getByRole("link", { name, exact: true });
const group = (page: Page) => mainNavigation(page).getByRole("button", { name: labels.useCases });
const accented = withTokens(navigation.menu.find(({ accent }) => accent)?.label ?? "");

const expectOpen = (page: Page, open: boolean) =>
  expect(group(page)).toHaveAttribute("aria-expanded", `${open}`);

/** Moves the pointer to where nothing is. */
const movePointerAway = (page: Page) => page.mouse.move(withMenu.width / 2, withMenu.height - 50);

const styleOf = (part: Locator, property: "boxShadow" | "color") =>
  part.evaluate((node, of) => getComputedStyle(node)[of], property);
const style = (page: Page, name: string, property: "boxShadow" | "color") =>
  styleOf(entry(page, name), property);

const header: Behavior[] = [
  [
    "Header is fixed",
    async (page) => {
      await visit(page, "/about");
      await expect(banner(page)).toHaveCSS("position", "fixed");
    },
  ],
  [
    "The active item is highlighted",
    async (page) => {
      await visit(page, "/about");
      const active = await style(page, labels.about, "boxShadow");
      expect(active).not.toBe(await style(page, labels.pricing, "boxShadow"));
    },
  ],
  ...["/education/academic-benefits", "/government-sector/use-cases"].map(
    (path): Behavior => [
      `The active item is highlighted on ${path}: Use Cases`,
      async (page) => {
        await visit(page, path);
        expect(await styleOf(group(page), "boxShadow")).not.toBe(
          await style(page, labels.pricing, "boxShadow"),
        );
      },
    ],
  ),
  [
    "Pilot Program in the accent colour",
    async (page) => {
      await visit(page, "/about");
      const accent = await style(page, accented, "color");
      expect(accent).not.toBe(await style(page, labels.pricing, "color"));
    },
  ],
  [
    "The dropdown opens on hover",
    async (page) => {
      await visit(page, "/about");
      await expectOpen(page, false);
      await group(page).hover();
      await expectOpen(page, true);
      await expect(entry(page, labels.education)).toBeVisible();
    },
  ],
  [
    "It closes 150 ms after the pointer leaves",
    async (page) => {
      await visitWithStoppedClock(page, "/about");
      await group(page).hover();
      await expectOpen(page, true);
      await movePointerAway(page);
      await page.clock.runFor(149);
      await expectOpen(page, true);
      await page.clock.runFor(1);
      await expectOpen(page, false);
      await expect(entry(page, labels.education)).toBeHidden();
    },
  ],
  [
    "It stays open when the pointer returns within 150 ms",
    async (page) => {
      await visitWithStoppedClock(page, "/about");
      await group(page).hover();
      await movePointerAway(page);
      await page.clock.runFor(149);
      await group(page).hover();
      await page.clock.runFor(1000);
      await expectOpen(page, true);
    },
  ],
  [
    "Dropdown stays open while the pointer moves onto the panel",
    async (page) => {
      await page.setViewportSize(withMenu);
      await page.clock.install();
      await visit(page, "/");
      await mainNavigation(page).getByRole("button", { name: labels.useCases }).hover();
      const entries = navigation.menu.flatMap(({ children }) => children ?? []);
      const last = mainNavigation(page).getByRole("link", {
        name: withTokens(entries.at(-1)?.label ?? ""),
      });
      await expect(last).toBeVisible();
      const box = await last.boundingBox();
      // It closes after some time outside, which a busy machine would need for the way.
      await stopClock(page);
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 30 });
      await page.clock.resume();
      await last.click();
      await expect(page).toHaveURL(entries.at(-1)?.to ?? "");
      await page.mouse.move(640, 650);
      await expect(last).toBeHidden();
    },
  ],
  [
    "Dropdown also by click, Enter and Escape",
    async (page) => {
      await visit(page, "/about");
      await group(page).press("Enter");
      await expectOpen(page, true);
      await page.keyboard.press("Escape");
      await expectOpen(page, false);
      await expect(group(page)).toBeFocused();
      await group(page).click();
      await expectOpen(page, true);
    },
  ],
  [
    "Mobile menu button below the desktop breakpoint, hidden on desktop",
    async (page) => {
      await visit(page, "/about");
      const button = banner(page).getByRole("button", { name: messages.menu, exact: true });
      await expect(mainNavigation(page)).toBeVisible();
      await expect(button).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(mainNavigation(page)).toBeHidden();
      await expect(button).toBeVisible();
    },
  ],
  [
    "Sign up navigates the same window to the signup address",
    async (page) => {
      await visit(page, "/about");
      await banner(page).getByRole("link", { name: navigation.signUp.label, exact: true }).click();
      await expect(page).toHaveURL(integrations.sites.signUp.url);
    },
  ],
  [
    "Sign In goes to that application’s home address",
    async (page) => {
      await visit(page, "/about");
      await banner(page).getByRole("link", { name: navigation.signIn.label, exact: true }).click();
      await expect(page).toHaveURL(integrations.sites.signIn.url);
    },
  ],
  [
    "Header stays while keyboard focus is visible, hides after a click in it",
    async (page) => {
      const scrollDown = async () => {
        await page.mouse.move(600, 400);
        await turnWheel(page, 1000);
      };
      const expectShown = () => expect(banner(page)).toBeInViewport({ ratio: 1 });
      await visit(page, "/");
      await scrollDown();
      await expect(banner(page)).not.toBeInViewport();
      await turnWheel(page, -120);
      await expectShown();
      await banner(page).getByRole("button", { name: messages.switchToDark }).click();
      await scrollDown();
      await expect(banner(page)).not.toBeInViewport();
      await page.keyboard.press("Shift+Tab");
      await expectFocusWithin(banner(page));
      await scrollDown();
      await expectShown();
    },
  ],
];

const choosing = ({ language, messages, read, withTokens: filled }: Words): Behavior[] => [
  [
    "Choosing an entry of the dropdown navigates and closes it",
    async (page) => {
      const { menu } = read("navigation.json") as typeof navigation;
      const { label = "", children = [] } = menu.find((one) => one.children) ?? {};
      const nav = page.getByRole("navigation", { name: messages.mainNavigation });
      const [first] = children;
      await visit(page, localizedPath(language, "/about"));
      await nav.getByRole("button", { name: filled(label) }).hover();
      await nav.getByRole("link", { name: filled(first?.label ?? ""), exact: true }).click();
      await expect(page).toHaveURL(first?.to ?? "");
      await movePointerAway(page);
      const button = nav.getByRole("button", { name: filled(label) });
      await expect(button).toHaveAttribute("aria-expanded", "false");
    },
  ],
];

test.describe("with room for the menu", () => {
  test.use({ viewport: withMenu });
  for (const [words, proof] of [...header, ...inEachLanguage(choosing, "/about")])
    test(words, ({ page }) => proof(page));
});

test.describe("on a touch screen with room for the menu", () => {
  test.use({ viewport: withMenu, hasTouch: true });
  const touch: Behavior[] = [
    [
      "A tap opens the dropdown, another closes it",
      async (page) => {
        await visit(page, "/about");
        await group(page).tap();
        await expectOpen(page, true);
        await group(page).tap();
        await expectOpen(page, false);
      },
    ],
  ];
  for (const [words, proof] of touch) test(words, ({ page }) => proof(page));
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  /** Turns the wheel until the page has moved by this many pixels. */
  const scroll = async (page: Page, by: number) => {
    const before = await scrollPosition(page);
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await page.mouse.wheel(0, by);
    await expect.poll(() => scrollPosition(page)).toBe(Math.max(0, before + by));
  };

  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    const scrolling: Behavior[] = [
      [
        "The header hides when scrolling down",
        async (page) => {
          await visit(page, "/about");
          await expect(banner(page)).toBeInViewport({ ratio: 1 });
          await scroll(page, 1000);
          await expect(banner(page)).not.toBeInViewport();
        },
      ],
      [
        "It shows when scrolling up",
        async (page) => {
          await visit(page, "/about");
          await scroll(page, 1000);
          await expect(banner(page)).not.toBeInViewport();
          await scroll(page, -100);
          await expect(banner(page)).toBeInViewport({ ratio: 1 });
        },
      ],
      [
        "It shows at the top",
        async (page) => {
          await visit(page, "/about");
          await scroll(page, 1000);
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
          await expect(banner(page)).toBeInViewport({ ratio: 1 });
        },
      ],
    ];
    for (const [words, proof] of scrolling) test(words, ({ page }) => proof(page));
  });
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("Skip link and order of Tab", async ({ page }) => {
      await (javaScriptEnabled ? visit(page, "/pricing") : page.goto("/pricing"));
      await page.keyboard.press("Tab");
      const link = page.getByRole("link", { name: messages.skipLink });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expectFocusWithin(page.getByRole("main"));
      await expect(page.getByRole("main")).not.toBeFocused();
    });
  });
