import type { Locator, Page } from "@playwright/test";
import { changeInWords, positionInWords } from "../../src/sections/debate/walkWords";
import { expectAccessible } from "../support/accessibility";
import { holdBack, reloadWithoutScripts, scrollPosition, visit } from "../support/actions";
import {
  debate,
  debateNamed,
  filled,
  home,
  integrations,
  labelOf,
  pagesWithDebate,
  messages as shared,
  shown,
  debateWords as words,
} from "../support/content";
import { drag } from "../support/pointer";
import { expect, test } from "../support/test";

/** The site's own scripts. */
const ownScripts = /localhost.*\.js$/;
const total = debate.arguments.length;
const sectionTitled = (page: Page, title: string) =>
  page.getByRole("region", { name: shown(title) });
const section = (page: Page) => sectionTitled(page, home.debate.title);
const slider = (page: Page) => section(page).getByRole("slider");
const button = (page: Page, name: string) =>
  section(page).getByRole("button", { name, exact: true });
const progress = (number: number, of = total) => filled(words.progress, { number, total: of });
const argumentHeading = (page: Page, number: number) =>
  section(page)
    .getByRole("heading", { name: `${progress(number)} `, exact: false })
    .and(page.getByRole("heading", { level: 4 }));

/** The sheet next to the page's heading. */
const sheet = (page: Page) => page.getByRole("figure").filter({ hasText: debate.question });
const sheetSlider = (page: Page) => sheet(page).getByRole("slider", { name: shared.standNow });
const movedAfterTwo = (points: number) =>
  filled(words.movedAfter, { change: changeInWords(points, words), number: 2 });

/** Scrolls the section into view and waits for the walk. */
const open = async (page: Page) => {
  await section(page).scrollIntoViewIfNeeded();
  await expect(button(page, words.begin)).toBeVisible();
};

/** Walks to the end with the pointer. `moves` has the points to move the scale by, first before the walk and then at each argument. */
const walk = async (page: Page, moves: number[]) => {
  for (let step = 0; step <= total; step += 1) {
    if (moves[step])
      await slider(page).fill(`${Number(await slider(page).inputValue()) + (moves[step] ?? 0)}`);
    await button(page, step === 0 ? words.begin : step < total ? words.next : words.finish).click();
  }
};

test("the whole walk works with the keyboard", async ({ page }) => {
  await visit(page, "/");
  await page
    .getByRole("main")
    .getByRole("link", { name: shown(home.audiences.cards.at(-1)?.linkLabel ?? "") })
    .focus();
  await expect(button(page, words.begin)).toBeVisible();
  await expect(
    section(page).getByRole("list", { name: words.track }),
    "screen readers get no empty list",
  ).toHaveCount(0);
  // The links above the debate come first.
  const links = await section(page).locator("header").getByRole("link").count();
  for (let stop = 0; stop <= links; stop++) await page.keyboard.press("Tab");
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", positionInWords(-50, words));
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", positionInWords(50, words));
  await page.keyboard.press("PageDown");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", positionInWords(40, words));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (const [index, { label, side }] of debate.arguments.entries()) {
    const heading = argumentHeading(page, index + 1);
    await expect(heading).toBeFocused();
    await expect(heading).toContainText(label);
    await expect(heading).toContainText(side === "for" ? shared.sideFor : shared.sideAgainst);
    await page.keyboard.press("Tab");
    await expect(slider(page)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(slider(page)).toHaveAttribute(
      "aria-valuetext",
      positionInWords(39 - index, words),
    );
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
  }
  const result = section(page).getByRole("heading", {
    name: filled(words.resultMoved, { change: changeInWords(-total, words) }),
  });
  await expect(result).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(section(page).getByRole("table")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(button(page, words.again)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(section(page).getByRole("heading", { name: words.standBefore })).toBeFocused();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", words.undecided);
});

test("the result and its table show the reader's moves, even if there are none, and Back keeps what was read", async ({
  page,
}) => {
  const moves = [-10, 12, 0, 0, -8, 25, 0, 0, -25];
  const path = moves.map((_, index) => moves.slice(0, index + 1).reduce((sum, by) => sum + by, 0));
  await visit(page, "/");
  await open(page);
  await walk(page, moves);
  await expect(
    section(page).getByRole("heading", {
      name: filled(words.resultMoved, { change: changeInWords(4, words) }),
    }),
  ).toBeVisible();
  await expect(section(page).getByRole("definition")).toHaveText([
    positionInWords(-10, words),
    positionInWords(-6, words),
    `5, ${debate.arguments[4]?.label}: ${changeInWords(25, words)}`,
    `8, ${debate.arguments[7]?.label}: ${changeInWords(-25, words)}`,
  ]);
  await section(page).getByText(words.table).click();
  const rows = section(page).getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(total + 2);
  await expect(rows.nth(1).getByRole("cell").first()).toHaveText(positionInWords(-10, words));
  for (const [index, { label }] of debate.arguments.entries()) {
    await expect(rows.nth(index + 2)).toContainText(`${index + 1} ${label}`);
    await expect(rows.nth(index + 2).getByRole("cell")).toHaveText([
      positionInWords(path[index + 1] ?? 0, words),
      changeInWords(moves[index + 1] ?? 0, words),
    ]);
  }
  for (const { claim } of debate.commonGround)
    await expect(section(page).getByText(claim).filter({ visible: true })).toHaveCount(1);

  await button(page, words.again).click();
  await walk(page, []);
  await expect(section(page).getByRole("heading", { name: words.resultStayed })).toBeFocused();
  await expect(section(page).getByRole("definition")).toHaveText([
    words.undecided,
    words.undecided,
    words.noArgument,
  ]);

  await button(page, words.again).click();
  await button(page, words.begin).click();
  await button(page, words.next).click();
  await slider(page).fill("7");
  await button(page, words.back).click();
  await expect(argumentHeading(page, 1)).toBeFocused();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", words.undecided);
  const track = section(page).getByRole("list", { name: words.track });
  await expect(track.getByRole("listitem")).toHaveCount(2);
  await expect(track.locator("[aria-current=step]")).toContainText(
    debate.arguments[0]?.label ?? "",
  );
  await button(page, words.next).click();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", positionInWords(7, words));
});

test("on a phone, the arguments read so far are one row of numbers, with their names for screen readers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, "/");
  await open(page);
  await button(page, words.begin).click();
  for (let step = 1; step < 3; step += 1) await button(page, words.next).click();
  const items = section(page).getByRole("list", { name: words.track }).getByRole("listitem");
  await expect(items).toHaveText(
    debate.arguments.slice(0, 3).map(({ label }) => new RegExp(`${label}$`)),
  );
  const bottoms = await items.evaluateAll((all) =>
    all.map((item) => Math.round(item.getBoundingClientRect().bottom)),
  );
  expect(new Set(bottoms).size).toBe(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap moves the scale, and a swipe across it scrolls the page", async ({ page }) => {
    await visit(page, "/");
    await open(page);
    const box = await slider(page).boundingBox();
    await slider(page).tap({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) / 2 } });
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(30);
    const place = await slider(page).boundingBox();
    const from = { x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 };
    const before = await scrollPosition(page);
    await drag(page, from, { x: from.x, y: from.y + 200 }, { hasTouch: true });
    await expect.poll(() => scrollPosition(page)).toBeLessThan(before - 100);
  });
});

test("the walk loads when its section comes near, sends nothing to other sites, and stores nothing", async ({
  page,
}) => {
  const requests: { address: URL; script: boolean; method: string }[] = [];
  page.on("request", (request) =>
    requests.push({
      address: new URL(request.url()),
      script: request.resourceType() === "script",
      method: request.method(),
    }),
  );
  const consent = page.waitForRequest(integrations.consent.script);
  await visit(page, "/");
  await consent;
  const before = requests.length;
  await expect(button(page, words.begin)).toHaveCount(0);
  await open(page);
  expect(requests.slice(before).filter(({ script }) => script).length).toBeGreaterThan(0);
  await walk(page, [10, -3]);
  await expect(section(page).getByText(words.table)).toBeVisible();
  expect(
    requests
      .slice(before)
      .filter(({ address, method }) => address.hostname !== "localhost" || method !== "GET"),
  ).toEqual([]);
  expect(await page.evaluate(() => [window.localStorage.length, document.cookie])).toEqual([0, ""]);
});

for (const width of [390, 768, 1280]) {
  test(`nothing shifts when the walk replaces the list at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/");
    const release = await holdBack(page, ownScripts);
    // Sections get their real height only when they come near, so one scroll might not be enough.
    await expect(async () => {
      await section(page).getByText(debate.note).scrollIntoViewIfNeeded();
      await expect(section(page).getByText(debate.note)).toBeInViewport({ timeout: 1000 });
    }).toPass();
    const place = await section(page).getByText(debate.note).boundingBox();
    for (const { claim } of [...debate.arguments, ...debate.commonGround]) {
      const box = await section(page).getByText(claim).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `all of “${claim}”`).toBeLessThan(place?.y ?? 0);
    }
    release();
    await expect(button(page, words.begin)).toBeVisible();
    expect(await section(page).getByText(debate.note).boundingBox()).toEqual(place);
    const [begin, track] = await Promise.all(
      [button(page, words.begin), section(page).getByLabel(words.track)].map((one) =>
        one.boundingBox(),
      ),
    );
    const end = (begin?.y ?? 0) + (begin?.height ?? 0);
    const next = [track?.y ?? 0, place?.y ?? 0].filter((top) => top > end);
    expect(Math.min(...next) - end, "little stays empty below the button").toBeLessThan(100);
  });
}

test.describe("when the walk can't load", () => {
  test.use({ expectedFailures: ownScripts });

  test("the whole list stays visible", async ({ page }) => {
    await visit(page, "/");
    await page.route(ownScripts, (route) => route.abort());
    const last = section(page).getByText(debate.commonGround.at(-1)?.claim ?? "");
    const note = section(page).getByText(debate.note);
    await section(page).scrollIntoViewIfNeeded();
    await expect(async () => {
      const [end, foot] = [await last.boundingBox(), await note.boundingBox()];
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    }).toPass({ timeout: 5000 });
    await expect(slider(page)).toHaveCount(0);
  });
});

/** Checks that the whole debate is a list, with every word. */
const expectList = async (place: Locator, { arguments: all, commonGround }: typeof debate) => {
  const items = place.getByRole("listitem");
  await expect(items).toHaveCount(all.length + commonGround.length);
  for (const [index, { label, claim, text, answers }] of all.entries()) {
    await expect(items.nth(index)).toContainText(label);
    for (const part of [claim, text]) await expect(items.nth(index).getByText(part)).toBeVisible();
    const answered = all.findIndex(({ slug }) => answers?.includes(slug));
    if (answers) {
      const points = `${answered + 1}, ${all[answered]?.label}`;
      await expect(items.nth(index).getByText(filled(shared.answers, { points }))).toBeVisible();
    }
  }
  for (const { claim } of commonGround) await expect(items.getByText(claim)).toBeVisible();
  await expect(place.page().getByRole("slider")).toHaveCount(0);
};

for (const { path, debate: named } of pagesWithDebate) {
  const shownDebate = debateNamed(named.debate);
  const { arguments: all, question, next } = shownDebate;

  test(`the debate on ${path} is a list in print and without scripts, can be walked to its end, and links to what comes next`, async ({
    page,
  }) => {
    const place = sectionTitled(page, named.title);
    const press = (name: string) => place.getByRole("button", { name, exact: true }).click();
    await visit(page, `${path}#${named.anchor}`);
    await expect(place.getByRole("button", { name: words.begin })).toBeVisible();
    await expect(
      page.getByRole("main").getByText(words.movedAfter.split("{")[0] ?? ""),
      "visitors have done nothing yet",
    ).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expectList(place, shownDebate);
    await page.emulateMedia({ media: "screen" });

    await expect(place.getByRole("heading", { level: 3, name: question })).toBeVisible();
    await press(words.begin);
    for (const [index, { claim, text }] of all.entries()) {
      await expect(
        place.getByRole("heading", { name: progress(index + 1, all.length) }),
      ).toBeFocused();
      for (const part of [claim, text])
        await expect(place.getByText(part).filter({ visible: true })).toHaveCount(1);
      if (index === 1) await place.getByRole("slider").fill("9");
      await press(index + 1 < all.length ? words.next : words.finish);
    }
    await expect(
      place.getByRole("heading", {
        name: filled(words.resultMoved, { change: changeInWords(9, words) }),
      }),
    ).toBeFocused();
    await expect(place.getByRole("link", { name: shown(next.label) })).toHaveAttribute(
      "href",
      next.to,
    );

    await reloadWithoutScripts(page);
    await expectList(place, shownDebate);
  });
}

test("with reduced motion, no stage has an accessibility problem, and nothing moves by itself", async ({
  page,
}) => {
  test.slow();
  const expectSound = () => expectAccessible(page, `#${home.debate.anchor}`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await open(page);
  await expectSound();
  await button(page, words.begin).click();
  await expectSound();
  await button(page, words.next).click();
  await slider(page).fill("-12");
  await expectSound();
  for (let step = 2; step < total; step += 1) await button(page, words.next).click();
  await button(page, words.finish).click();
  await section(page).getByText(words.table).click();
  await expectSound();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("the scale on the first screen works with the keyboard and the pointer, and the walk takes over its position", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(sheetSlider(page)).toBeInViewport();
  await expect(sheet(page).getByRole("status")).toHaveText(words.readFirst);
  await sheetSlider(page).focus();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(sheetSlider(page)).toHaveAttribute("aria-valuetext", positionInWords(20, words));
  await expect(sheet(page).getByRole("status")).toHaveText(movedAfterTwo(20));
  await page.keyboard.press("Tab");
  await expect(
    sheet(page).getByRole("link", { name: filled(words.readOn, { total }) }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", positionInWords(20, words));
  await expect(slider(page)).toBeInViewport({ ratio: 1 });
  await walk(page, []);
  await expect(section(page).getByRole("definition").first()).toHaveText(
    positionInWords(20, words),
  );
  await button(page, words.again).click();
  await expect(sheetSlider(page)).toHaveAttribute("aria-valuetext", words.undecided);

  await sheetSlider(page).scrollIntoViewIfNeeded();
  const box = await sheetSlider(page).boundingBox();
  const at = (part: number) =>
    [(box?.x ?? 0) + (box?.width ?? 0) * part, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  await page.mouse.move(...at(0.25), { steps: 5 });
  await page.mouse.up();
  const position = Number(await sheetSlider(page).inputValue());
  expect(position).toBeLessThan(-15);
  await expect(sheet(page).getByRole("status")).toHaveText(movedAfterTwo(position));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", positionInWords(position, words));
});

test("a position that the visitor sets on the first screen before scripts run is kept", async ({
  page,
}) => {
  const release = await holdBack(page, ownScripts);
  await page.goto("/");
  await sheetSlider(page).focus();
  await page.keyboard.press("PageDown");
  await expect(sheetSlider(page)).toHaveValue("-10");
  release();
  await expect(sheet(page).getByRole("status")).toHaveText(movedAfterTwo(-10));
  await expect(sheetSlider(page)).toHaveValue("-10");
});

test("the link to the debate scrolls its scale into view, on a desktop and on a phone", async ({
  page,
}) => {
  const link = page
    .getByRole("main")
    .getByRole("link", { name: labelOf(home.hero.actions, `/#${home.debate.anchor}`) });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    await link.click();
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, words.begin)).toBeVisible();
    await expect(slider(page)).toBeInViewport({ ratio: 1 });
  }
});
