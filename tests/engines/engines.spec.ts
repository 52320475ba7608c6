import { test as base, expect } from "@playwright/test";
import { installedEngines } from "../../scripts/browsers";
import { behaviours } from "./behaviours";
import type { Start } from "./engine";
import { startFirefox } from "./firefox";
import { Page } from "./page";
import { serveTestedSite } from "./site";
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
    { scope: "worker", timeout: 60_000 },
  ],
});

test("the tests notice errors and policy violations", async ({ visited }) => {
  await visited.run(() => {
    document.head.append(
      Object.assign(document.createElement("script"), { src: "https://other.example/script.js" }),
    );
    setTimeout(() => {
      throw new Error("an error");
    });
  });
  const found: string[] = [];
  const expected = [/script-src\S* blocks https:\/\/other\.example/, /an error/];
  await visited.until(async () => {
    found.push(...visited.site.takeProblems());
    return expected.every((one) => found.some((problem) => one.test(problem)));
  }, true);
});

for (const [name, behave] of Object.entries(behaviours)) {
  test(name, async ({ visited }) => {
    await behave(visited);
    await visited.run(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    expect(visited.site.takeProblems()).toEqual([]);
  });
}
