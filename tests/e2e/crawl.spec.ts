import { pricing, messages as words } from "../support/content";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

interface Found {
  /** Addresses on this site that the page links to, with their `#`. */
  links: string[];
  /** Addresses of files that it offers to download. */
  files: string[];
  /** The ids on the page. */
  ids: string[];
  /** The words of its main part, without the spaces between them. */
  words: string;
}

/** What a page links to and says; runs in the browser. */
const read = (): Found => {
  const main = document.querySelector("main");
  return {
    links: [...document.querySelectorAll("a[href]:not([download])")]
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, hash }) => pathname + hash),
    files: [...document.querySelectorAll("a[download]")].map((link) => (link as HTMLAnchorElement).href),
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    words: (main?.textContent ?? "").replace(/\s+/g, ""),
  };
};

/** Words of controls that only scripts bring to life, and of a hint that only small screens need. */
const notForAll = [
  words.scrollTable,
  "0 of",
  words.clearChecklist,
  words.loading,
  words.standNow,
  pricing.plans.saving,
  words.perUserMonth,
  words.standMoved.split("{")[0] ?? "",
].map((text) => text.replace(/\s+/g, "").toLowerCase());

test("from the home page every page is reached, and no link is dead", async ({ page, request }) => {
  test.slow();
  const found = new Map<string, Found>();
  const waiting = ["/"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue;
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname, `${path} is the address itself, not a redirect`).toBe(path);
    const content = await page.evaluate(read);
    found.set(path, content);
    waiting.push(...content.links.map((link) => link.split("#")[0] ?? ""));
  }
  expect([...found.keys()].sort()).toEqual(routes.map(({ path }) => path).sort());
  const missing = [...found].flatMap(([from, { links }]) =>
    links
      .filter((link) => {
        const [path = "", id] = link.split("#");
        return id && !found.get(path)?.ids.includes(id);
      })
      .map((link) => `${from} → ${link}`),
  );
  expect(missing).toEqual([]);
  const files = new Set([...found.values()].flatMap((content) => content.files));
  expect(files.size).toBeGreaterThan(0);
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
});

for (const { path } of routes) {
  test(`${path} says the same with and without scripts`, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    const alive = await page.evaluate(read);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(path);
    // What a script-less visitor sees is what is displayed, so the hidden is left out on that side only.
    const seen = (await still.locator("main").innerText()).replace(/\s+/g, "").toLowerCase();
    const sentences = await page.locator("main").locator("p, h1, h2, h3, h4, li, dt, dd").allTextContents();
    await context.close();
    expect(alive.words.length).toBeGreaterThan(50);
    const unseen = sentences
      // Details that stand open have no button to open them.
      .map((text) => text.replaceAll(words.viewDetails, "").replace(/\s+/g, "").toLowerCase())
      .filter((text) => text && !seen.includes(text));
    expect(unseen.filter((text) => !notForAll.some((words) => text.includes(words)))).toEqual([]);
  });
}
