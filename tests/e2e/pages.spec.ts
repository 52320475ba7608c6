import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import education from "../../data/pages/education.json";
import buyers from "../../data/pages/for-buyers.json";
import nonprofits from "../../data/pages/nonprofits.json";
import pilot from "../../data/pages/pilot-program.json";
import sectors from "../../data/sectors.json";
import figures from "../../data/stats.json";
import { addStyles, holdBack, reloadWithoutScripts, textSpacing, visit } from "../support/actions";
import { about, debate, home, integrations, labelOf, messages, shown } from "../support/content";
import { expect, test } from "../support/test";

/* What only a browser shows of single pages. */

const inMain = (page: Page) => page.getByRole("main");
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, width: 0 };
const { contact, waitlist } = integrations.forms;

test("the home page begins with its purpose and a debate", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const heading = page.getByRole("heading", { level: 1, name: shown(home.hero.title) });
  await expect(heading).toBeInViewport();
  await expect(page.getByText(shown(home.hero.lead))).toBeInViewport();
  await expect(page.getByRole("figure", { name: debate.question })).toBeInViewport();
  const name = labelOf(home.closing.actions, "form:waitlist");
  await inMain(page).getByRole("button", { name }).click();
  const frame = page.getByRole("dialog", { name }).locator("iframe");
  await expect(frame).toHaveAttribute("src", waitlist.address);
});

test("store links open new tabs that can't access the page", async ({ page, context }) => {
  await visit(page, "/");
  const { appStore, googlePlay } = integrations.sites;
  for (const { address } of [appStore, googlePlay]) {
    const opening = context.waitForEvent("page");
    await page.locator(`a[href="${address}"]`).first().click();
    const listing = await opening;
    await expect(listing).toHaveURL(address);
    expect(await listing.evaluate(() => window.opener)).toBeNull();
  }
  await expect(page).toHaveURL("/");
});

test("two voices stand on each side of the ring", async ({ page }) => {
  await visit(page, "/nonprofits");
  const ring = await boxOf(page.getByRole("heading", { level: 1 }));
  const sides = await Promise.all(
    nonprofits.voices.map(async ({ text }) => {
      const { x, width } = await boxOf(page.getByText(text, { exact: true }));
      if (x + width <= ring.x) return "left";
      return x >= ring.x + ring.width ? "right" : "over";
    }),
  );
  expect(sides.sort()).toEqual(["left", "left", "right", "right"]);
});

test("every button of the pilot program opens the general form under its words", async ({
  page,
}) => {
  await visit(page, pilot.path);
  for (const { label: name, to } of [...pilot.hero.actions, ...pilot.contact.actions]) {
    if (!to.startsWith("form:")) continue;
    await inMain(page)
      .getByRole("button", { name: shown(name), exact: true })
      .click();
    const dialog = page.getByRole("dialog", { name: shown(name), exact: true });
    await expect(dialog.locator("iframe")).toHaveAttribute("src", RegExp(`^${contact.address}`));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  const region = page.getByRole("region", { name: shown(pilot.sectors.title) });
  const linked = sectors.flatMap(({ linkTo }) => linkTo ?? []);
  await expect(region.getByRole("link")).toHaveCount(linked.length);
});

test("wide text spacing keeps the lesson plan's times apart", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/education");
  await addStyles(page, textSpacing);
  const plan = page.getByRole("table", { name: education.plan.title });
  for (const { time, title } of education.plan.parts) {
    const name = plan.getByRole("rowheader", { name: time, exact: true });
    const end = await name.evaluate((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getBoundingClientRect().right;
    });
    const next = await boxOf(plan.getByRole("cell", { name: shown(title), exact: true }));
    expect(end, time).toBeLessThanOrEqual(next.x);
  }
});

test("the video shows at 16:9", async ({ page }) => {
  await visit(page, "/education");
  await page.getByRole("button", { name: shown(education.videoLabel) }).click();
  const frame = page.getByRole("dialog").locator("iframe");
  await expect(frame.contentFrame().getByRole("heading")).toBeVisible();
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
});

test("a tap works even before the page's scripts load", async ({ page }) => {
  const release = await holdBack(page, /\/app-[^/]*\.js$/);
  await page.goto("/nonprofits", { waitUntil: "commit" });
  await page.getByRole("button", { name: messages.viewDetails }).first().click();
  release();
  await expect(page.getByRole("button", { name: messages.hideDetails })).toBeVisible();
});

test("an open question opens the form with the question filled in", async ({ page }) => {
  const open = buyers.questions.items.find((item) => !("answer" in item));
  test.skip(!open, "every question has an answer");
  const name = shown(open?.question ?? "");
  await visit(page, "/for-buyers");
  await inMain(page).getByRole("button", { name }).click();
  const frame = page.getByRole("dialog", { name }).locator("iframe");
  const address = (await frame.getAttribute("src")) ?? "";
  expect(new URL(address).searchParams.get(contact.subjectParameter)).toBe(name);
  await reloadWithoutScripts(page);
  await expect(inMain(page).getByRole("link", { name })).toHaveAttribute("href", address);
});

test("figures lead to the evidence, which names their limits and pages", async ({ page }) => {
  await visit(page, "/about");
  await inMain(page).getByRole("link", { name: messages.aboutFigures }).click();
  await expect(page).toHaveURL("/evidence");
  for (const { number, label, limits } of figures) {
    const name = `${number} ${shown(label)}`;
    const heading = page.getByRole("heading", { level: 3, name, exact: true });
    const entry = inMain(page).getByRole("listitem").filter({ has: heading });
    await expect(entry).toContainText(shown(limits));
    await expect(entry.getByRole("listitem").getByRole("link").first()).toBeVisible();
  }
});

test("a link to a file in static/ downloads it unchanged", async ({ page }) => {
  await page.goto(about.path);
  for (const { label, to } of about.press.links) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: shown(label) }).click();
    const file = readFileSync(await (await download).path());
    expect(file.equals(readFileSync(join("static", to))), to).toBe(true);
  }
});
