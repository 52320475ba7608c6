import { test as base, expect } from "@playwright/test";
import { installedEngines } from "../../scripts/browsers";
import { behaviors } from "./behaviors";
import type { Start } from "./engine";
import { Page } from "./enginePage";
import { startFirefox } from "./firefox";
import { serveTestedSite } from "./testedSite";
import { startWebKit } from "./webkit";

const starts: Record<string, Start> = { firefox: startFirefox, webkit: startWebKit };

const test = base.extend<object, { visited: Page }>({
  visited: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
    async ({}, use, { project: { name } }) => {
      const site = await serveTestedSite();
      const engine = await (starts[name] as Start)(installedEngines()[name] ?? "", site.proxy);
      const page = new Page(engine, site);
      await page.open("/");
      await use(page);
      await engine.close();
      site.close();
    },
    { scope: "worker" },
  ],
});

for (const [name, behave] of Object.entries(behaviors)) {
  test(name, async ({ visited }) => {
    await behave(visited);
    await visited.run(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    expect(visited.site.takeProblems()).toEqual([]);
  });
}
