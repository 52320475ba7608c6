import type { Locator, Page } from "@playwright/test";
import { mainNavigation, scrollPosition, visit } from "../support/actions";
import { home, messages, pricing, shown, site } from "../support/content";
import { expect, test } from "../support/test";

/** The words of the action that leads to an address. */
const labelOf = (actions: { label: string; to: string }[], address: string) => shown(actions.find(({ to }) => to === address)?.label ?? "");

const faqHeading = (page: Page) => page.getByRole("heading", { name: pricing.faq.title });

/** Waits until an element stands below the header, in the upper half of the window, and no longer moves. */
const expectBelowHeader = async (page: Page, element: Locator) => {
  await expect(async () => {
    const [before, after] = [await element.boundingBox(), await element.boundingBox()];
    expect(after).toEqual(before);
    const header = await page.getByRole("banner").boundingBox();
    expect(after?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect(after?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }).toPass({ timeout: 5000 });
};

/** Notes every position that the page scrolls through, while something happens that ends elsewhere on the page. */
const positionsDuring = async (page: Page, act: () => Promise<void>, arrived: () => Promise<void>) => {
  const positions = await page.evaluateHandle(() => {
    const seen: number[] = [];
    window.addEventListener("scroll", () => seen.push(window.scrollY));
    return seen;
  });
  await act();
  await arrived();
  return [...new Set(await positions.jsonValue())];
};

test("the head changes and screen readers announce the new page", async ({ page }) => {
  await visit(page, "/");
  await mainNavigation(page).getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page.getByText(/^Navigated to /)).toHaveAttribute("aria-live", "assertive");
  await expect(page).toHaveTitle(shown(pricing.metadata.title));
  const address = `${site.origin}/pricing`;
  // One of each.
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
  await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", address);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", shown(pricing.metadata.description));
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
});

test("an old address opens the new page at its place", { tag: "@smoke" }, async ({ page }) => {
  await page.goto("/contact");
  await expect(page).toHaveURL("/pilot-program#contact");
  await expect(
    page.getByRole("link", { name: "Contact our team" }).or(page.getByRole("button", { name: "Contact our team" })),
  ).toBeInViewport();
});

test("a page that is opened by the name of its file takes its own address", async ({ page }) => {
  await visit(page, "/about/index.html");
  await expect(page).toHaveURL("/about");
});

test("another page is shown from its top, and going back returns to where one was", async ({ page }) => {
  await visit(page, "/");
  const link = page.getByRole("main").getByRole("link", { name: labelOf(home.closing.actions, "/about") });
  await link.click();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(link).toBeInViewport();
});

test("the footer's FAQ leads to the questions, below the header", async ({ page }) => {
  await visit(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/pricing#faq");
  await expectBelowHeader(page, faqHeading(page));
});

test("the address /pricing#faq opens at the questions, below the header", async ({ page }) => {
  await visit(page, "/pricing#faq");
  await expectBelowHeader(page, faqHeading(page));
});

test("a link to a place on the same page scrolls there smoothly, below the header", async ({ page }) => {
  await visit(page, "/");
  const scale = page.getByRole("heading", { name: home.debate.title });
  const positions = await positionsDuring(
    page,
    () => page.getByRole("link", { name: labelOf(home.hero.actions, `/#${home.debate.anchor}`) }).click(),
    () => expectBelowHeader(page, scale),
  );
  expect(positions.length).toBeGreaterThan(3);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a link to a place on the same page leads there in one step", async ({ page }) => {
    await visit(page, "/");
    const scale = page.getByRole("heading", { name: home.debate.title });
    const positions = await positionsDuring(
      page,
      () => page.getByRole("link", { name: labelOf(home.hero.actions, `/#${home.debate.anchor}`) }).click(),
      () => expectBelowHeader(page, scale),
    );
    expect(positions).toHaveLength(1);
  });

  test("the header covers nothing that the keyboard goes back to", async ({ page }) => {
    await visit(page, "/pricing");
    const header = page.getByRole("banner");
    await page.getByRole("contentinfo").getByRole("button", { name: messages.consentPreferences }).focus();
    for (let steps = 0; steps < 200; steps += 1) {
      await page.keyboard.press("Shift+Tab");
      const focused = page.locator(":focus");
      if (await header.evaluate((node) => node.contains(document.activeElement))) return;
      await expect(async () => {
        const bar = await header.boundingBox();
        const box = await focused.boundingBox();
        const [top, height] = [box?.y ?? Number.NaN, box?.height ?? Number.NaN];
        // What is taller than the window cannot be seen whole; some of it has to be.
        const seen = height > (page.viewportSize()?.height ?? 0) / 2 ? top + height - 44 : top;
        expect(seen).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      }).toPass({ timeout: 2000 });
    }
    throw new Error("The keyboard did not come back to the header.");
  });
});

test("a page opened with a hash that cannot be decoded works, and goes on working when the hash changes", async ({ page }) => {
  for (const hash of ["#%", "#%ff", "#faq%"]) {
    await page.goto("about:blank");
    await visit(page, `/pricing${hash}`);
    await page.evaluate((to) => {
      window.location.hash = `${to}%`;
    }, hash);
    await expect(faqHeading(page)).toBeAttached();
    await mainNavigation(page).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expect(faqHeading(page)).toBeAttached();
  }
});

for (const { where, lacks } of [
  { where: "in a browser that reports no paint", lacks: () => {} },
  { where: "in the background", lacks: () => Object.assign(window, { requestAnimationFrame: () => 0 }) },
]) {
  test(`a page starts its scripts ${where}`, async ({ page }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => {};
    });
    await page.addInitScript(lacks);
    await visit(page, "/pricing");
  });
}
