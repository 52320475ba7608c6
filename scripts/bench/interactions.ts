import type { AddressInfo } from "node:net";
import { type Browser, chromium, type Page } from "@playwright/test";
import words from "../../data/interface.json";
import navigation from "../../data/navigation.json";
import home from "../../data/pages/home.json";
import debate from "../../data/sample-debate.json";
import { markdownTable, median } from "./markdown";

/* Prints how long interactions take until the next paint, on a processor slowed down fourfold: medians of five visits. */

const visits = 5;
const slowdown = 4;
const limit = 200;
/** Long enough for an interaction and its animation to end. */
const settleTime = 1000;

/** What is tapped. Steps without a name only lead to the next one. */
interface Step {
  name?: string;
  role: "button" | "radio";
  label: string;
}

/** A page at a width, and what is tapped on it, in turn. */
interface Scene {
  path: string;
  width: number;
  steps: Step[];
}

const button = (label: string, name?: string): Step => ({ role: "button", label, name });
const { begin, next, finish } = debate.words;
const useCases = navigation.menu.find(({ children }) => children)?.label ?? "";

const scenes: Scene[] = [
  {
    // The sample debate loads when it comes into view.
    path: `/#${home.scale.anchor}`,
    width: 390,
    steps: [
      button(begin, "sample debate: begin"),
      button(next, "sample debate: next"),
      ...debate.arguments.slice(2).map(() => button(next)),
      button(finish, "sample debate: finish"),
    ],
  },
  {
    path: "/",
    width: 390,
    steps: [button(words.menu, "drawer: open, first time"), button(words.closeMenu), button(words.menu, "drawer: open, second time")],
  },
  {
    path: "/",
    width: 1280,
    steps: [
      button(useCases, "menu: open"),
      button(words.switchToDark, "colour mode: switch"),
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
    /** The slowest event of the interaction that is measured, in milliseconds. */
    slowestEvent: number;
  }
}

/** Runs in the page, before its own scripts. */
function observeEvents() {
  window.slowestEvent = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Only events of a tap, not those of the pointer that passes by.
      if ("interactionId" in entry && entry.interactionId) window.slowestEvent = Math.max(window.slowestEvent, entry.duration);
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

async function visit(browser: Browser, site: string, { path, width, steps }: Scene, found: Map<string, number[]>) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, hasTouch: true });
  await context.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.abort(),
  );
  await context.addInitScript(observeEvents);
  const page = await context.newPage();
  await page.goto(site + path);
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

async function main() {
  const [{ browserArguments }, { ensureBrowser }, { serve }] = await Promise.all([
    import("../browsers"),
    import("../ensureBrowser"),
    import("../serve"),
  ]);
  const server = await serve(Number(process.env.PORT ?? 0));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  const found = new Map<string, number[]>();
  try {
    for (let number = 1; number <= visits; number += 1) {
      for (const scene of scenes) await visit(browser, `http://localhost:${port}`, scene, found);
      console.error(`Visit ${number} of ${visits} done.`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  const medians = [...found].map(([name, all]) => ({ name, all, milliseconds: median(all) }));
  // Browsers round the time to 8 ms, and leave out events shorter than 16 ms.
  const shown = (milliseconds: number) => (milliseconds === 0 ? "< 16" : milliseconds.toFixed(0));
  console.log(
    markdownTable(
      ["interaction", "median ms", "all visits"],
      medians.map(({ name, all, milliseconds }) => [name, shown(milliseconds), all.map(shown).join(", ")]),
    ),
  );
  for (const { name, milliseconds } of medians) {
    if (milliseconds <= limit) continue;
    console.error(`${name}: ${milliseconds} ms; the limit is ${limit} ms.`);
    process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
