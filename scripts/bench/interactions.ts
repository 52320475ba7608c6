import { readdirSync, readFileSync } from "node:fs";
import { type Browser, expect, type Page, test } from "@playwright/test";
import debateWords from "../../data/debate-words.json";
import words from "../../data/interface.json";
import navigation from "../../data/navigation.json";
import home from "../../data/pages/home.json";
import { markdownTable, median } from "./markdown";

/* Prints the time from interactions to the next paint, with a fourfold slower processor: medians of five visits. */

const visits = 5;
const slowdown = 4;
/** In milliseconds. */
const limit = 200;
/** In milliseconds: enough for an interaction and its animation. */
const settleTime = 1000;

/** A tap. Only steps with a name are in the table. */
interface Step {
  name?: string;
  role: "button" | "radio";
  label: string;
}

/** The taps on a page at a viewport width in pixels. */
interface Scene {
  path: string;
  width: number;
  steps: Step[];
}

const button = (label: string, name?: string): Step => ({ role: "button", label, name });
const { begin, next, finish } = debateWords;
const debates = readdirSync("data/debates").map((file) =>
  JSON.parse(readFileSync(`data/debates/${file}`, "utf8")),
);
const readOn: object[] = debates.find(({ slug }) => slug === home.debate.debate).arguments.slice(2);
const useCases = navigation.menu.find(({ children }) => children)?.label ?? "";

const scenes: Scene[] = [
  {
    // A debate loads when it comes into view.
    path: `/#${home.debate.anchor}`,
    width: 390,
    steps: [
      button(begin, "sample debate: begin"),
      button(next, "sample debate: next"),
      ...readOn.map(() => button(next)),
      button(finish, "sample debate: finish"),
    ],
  },
  {
    path: "/",
    width: 390,
    steps: [
      button(words.menu, "drawer: open, first time"),
      button(words.closeMenu),
      button(words.menu, "drawer: open, second time"),
    ],
  },
  {
    path: "/",
    width: 1280,
    steps: [
      button(useCases, "menu: open"),
      button(words.switchToDark, "color mode: switch"),
      button(navigation.consultation.label, "dialog: open"),
    ],
  },
  {
    path: "/pricing",
    width: 390,
    steps: [
      { role: "radio", label: words.monthly, name: "pricing: billing period" },
      { role: "radio", label: words.withAI, name: "pricing: AI option" },
    ],
  },
];

declare global {
  interface Window {
    /** The slowest event of the current interaction, in milliseconds. */
    slowestEvent: number;
  }
}

/** Runs in the page, before its scripts. */
function observeEvents() {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Only events of a tap, not of pointer moves.
      if ("interactionId" in entry && entry.interactionId)
        window.slowestEvent = Math.max(window.slowestEvent, entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function tapAndMeasure(page: Page, { role, label }: Step): Promise<number> {
  const target = page.getByRole(role, { name: label, exact: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settleTime);
  await page.evaluate(() => {
    window.slowestEvent = 0;
  });
  await target.tap();
  await page.waitForTimeout(settleTime);
  return page.evaluate(() => window.slowestEvent);
}

async function visit(
  browser: Browser,
  { path, width, steps }: Scene,
  found: Map<string, number[]>,
) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true });
  await context.addInitScript(observeEvents);
  const page = await context.newPage();
  await page.goto(path);
  await page.locator("html[data-ready]").waitFor();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  for (const step of steps) {
    const milliseconds = await tapAndMeasure(page, step);
    if (step.name) found.set(step.name, [...(found.get(step.name) ?? []), milliseconds]);
  }
  await context.close();
}

test("a paint follows each tap in time", async ({ browser }) => {
  const found = new Map<string, number[]>();
  for (let number = 1; number <= visits; number += 1) {
    for (const scene of scenes) await visit(browser, scene, found);
    console.error(`Visit ${number} of ${visits} done.`);
  }
  const medians = [...found].map(([name, all]) => ({ name, all, milliseconds: median(all) }));
  // Browsers round to 8 ms, and don't report events shorter than 16 ms.
  const shown = (milliseconds: number) => (milliseconds === 0 ? "< 16" : milliseconds.toFixed(0));
  console.log(
    markdownTable(
      ["interaction", "median ms", "all visits"],
      medians.map(({ name, all, milliseconds }) => [
        name,
        shown(milliseconds),
        all.map(shown).join(", "),
      ]),
    ),
  );
  for (const { name, milliseconds } of medians)
    expect.soft(milliseconds, `milliseconds of ${name}`).toBeLessThanOrEqual(limit);
});
