import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { DevelopServer } from "../support/developServer";
import type { ContentFolder } from "../support/editableContent";
import { changedLines } from "../support/editableContent";
import { expect, test } from "../support/guardedTest";
import { guides } from "../support/routes";
import { VisualEditor } from "../support/visualEditor";

// All tests share one server, because starting it takes most of the time.
test.describe.configure({ mode: "serial" });

const faq = "faq.json";
const plans = "plans.json";
/** Replaces the first numeric annual price with a word. */
const makePriceWrong = () =>
  content.change(plans, /"annualPrice": [\d.]+/, '"annualPrice": "four"');

let server: DevelopServer;
let content: ContentFolder;
test.beforeAll(async () => {
  server = await DevelopServer.start();
  content = server.content;
  const ready = server.ready();
  // This edit comes in time, because Gatsby takes seconds to start reading content.
  const valid = content.read(plans);
  makePriceWrong();
  await expect.poll(() => server.output).toContain("The site starts when the content is valid.");
  expect(server.output).toContain("plans[1].annualPrice:");
  content.write(plans, valid);
  await ready;
});
test.afterAll(() => server?.stop());

// In CI, `gatsby develop` prefetches pages. It answers 404 while it writes the data of such a page.
test.beforeEach(({ context }) =>
  context.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, "connection"), "saveData", { value: true }),
  ),
);

test("the page shows a saved text", async ({ page }) => {
  const before = content.read(faq);
  await server.open(page, "/pricing");
  content.change(faq, /"question": "[^"]*"/, '"question": "Is this the question just saved?"');
  const saved = page.getByRole("button", { name: "Is this the question just saved?" });
  await expect(saved).toBeVisible();
  content.write(faq, before);
  await expect(saved).toHaveCount(0);
});

test("the page keeps its last valid content and lists problems", async ({ page }) => {
  const main = page.getByRole("main");
  const alert = page.getByRole("alert").filter({ hasText: "Content check failed" });
  const problems = alert.getByRole("listitem");
  await server.open(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const valid = (await main.textContent()) ?? "";
  const before = content.read(plans);

  makePriceWrong();
  await expect(problems).toHaveText([/^data\/plans\.json:\d+:\d+ {2}plans\[1\]\.annualPrice:/]);
  await expect.poll(() => server.output).toContain((await problems.textContent()) ?? "no problem");
  await expectAccessible(page, '[role="alert"]');
  await page.reload();
  await expect(problems).toHaveCount(1);
  await expect(main).toHaveText(valid);

  const opened = page.waitForRequest(/__open-stack-frame-in-editor.*plans\.json/);
  await page.route(/__open-stack-frame-in-editor/, (route) => route.fulfill({ body: "" }));
  await problems.getByRole("button").press("Enter");
  await opened;

  content.write(plans, before.slice(0, 900));
  await expect(problems).toHaveText([/not valid JSON/]);
  content.remove(plans);
  await expect(problems).toHaveText([/data\/plans\.json:1:1/]);
  content.write(plans, before);
  await expect(alert).toHaveCount(0);
  await expect(main).toHaveText(valid);
});

test("a page opens at the section that its address names", async ({ page }) => {
  await server.open(page, "/pricing#faq");
  // The section above it has a bundle of its own.
  await page.getByRole("radio").first().waitFor();
  await expect(page.locator("#faq")).toBeInViewport();
});

test("a page comes and goes with its file", async ({ page }) => {
  const [guide] = guides;
  if (!guide) throw new Error("There is no guide.");
  const title = "Another guide of the same kind";
  const copy = content
    .read(`guides/${guide.slug}.mdx`)
    .replace(/^slug: .*$/m, "slug: another-guide")
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^ {2}title: .*$/m, "  title: Another Guide of the Same Kind")
    .replace(
      /^ {2}description: .*$/m,
      "  description: A guide that is written while the site is open, to see that its page comes and goes.",
    );
  await server.open(page, "/guides");
  const link = page.getByRole("main").getByRole("link", { name: title });
  content.write("guides/another-guide.mdx", copy);
  await link.waitFor();
  await server.waitForData(page, "/guides/another-guide");
  // Not with the mouse: Gatsby also loads each page whose link comes under the pointer.
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  content.remove("guides/another-guide.mdx");
  await server.open(page, "/guides");
  await expect(link).toHaveCount(0);
  await server.waitForNoPage(page, "/guides/another-guide");
});

test.describe("the visual editor", () => {
  // The package asks for fonts that its policy blocks, and shows its own copies.
  test.use({ expectedFailures: /cdn\.jsdelivr\.net/ });

  test("shows an entry on the live page, which follows a save", async ({ page, context }) => {
    const live = await context.newPage();
    await server.open(live, "/pricing");
    const before = content.read(faq);
    const editor = await VisualEditor.open(page, server.address, content.folder);
    const form = await editor.openFile(faq);
    await form.getByRole("button", { name: "Expand", exact: true }).first().click();
    const question = form.getByRole("textbox", { name: /^Question/ });
    const words = await question.inputValue();
    const preview = page.frameLocator("iframe").frameLocator("iframe");
    await expect(preview.getByRole("button", { name: words })).toBeInViewport();
    await question.fill(`${words} Truly?`);
    await editor.save();
    expect(changedLines(before, content.read(faq))).toHaveLength(1);
    await expect(preview.getByText("Truly?").first()).toBeVisible();
    await live.bringToFront();
    await expect(live.getByRole("main").getByText("Truly?").first()).toBeAttached();
    content.write(faq, before);
  });

  test("refuses a wrong value and leaves the file as it is", async ({ page }) => {
    const before = content.read(plans);
    const editor = await VisualEditor.open(page, server.address, content.folder);
    const form = await editor.openFile(plans);
    await form.getByRole("button", { name: "Expand", exact: true }).first().click();
    await editor.write({ "Monthly price": "four" });
    const save = page.getByRole("button", { name: "Save", exact: true });
    await save.click();
    await expect(form.getByText(/expected a number/)).toBeVisible();
    await editor.write({ "Monthly price": "4", Title: "<b>Team</b>" });
    await save.click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "plans[0].title: expected plain text",
    );
    await editor.sync();
    expect(content.read(plans)).toBe(before);
  });

  test("refuses to overwrite a change that it hasn't read", async ({ page }) => {
    const before = content.read(faq);
    const editor = await VisualEditor.open(page, server.address, content.folder);
    const form = await editor.openFile(faq);
    await form.getByRole("button", { name: "Expand", exact: true }).first().click();
    content.change(faq, /"answer": "[^"]*"/, '"answer": "An answer that others wrote."');
    await editor.write({ Question: "Does this replace their answer?" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toContainText("others changed faq[0].answer");
    // The browser's own copy.
    await editor.sync();
    expect(content.read(faq)).toBe(before);
  });

  test("opens a problem's form while another form is open", async ({ page }) => {
    const before = content.read(plans);
    const editor = await VisualEditor.open(page, server.address, content.folder);
    await editor.openFile(faq);
    // The check doesn't read the temporary file that Chromium writes while it saves.
    content.write("faq.json.crswap", "[");
    makePriceWrong();
    const problem = page.getByRole("alert").getByRole("link");
    await expect(problem).toHaveText(/plans\[1\]\.annualPrice: expected a number/);
    await problem.click();
    await expect(editor.field("Plans")).toBeVisible();
    content.write(plans, before);
    content.remove("faq.json.crswap");
    await expect(problem).toHaveCount(0);
  });
});

test("the terminal asks for a restart when a schema changes", async () => {
  appendFileSync(join(content.folder, "../src/sections/plans/schema.ts"), "\n");
  // Gatsby wraps long lines.
  await expect
    .poll(() => server.output.replace(/\s+/g, " "))
    .toContain("src/sections/plans/schema.ts changed. To apply it, restart");
});

/** Sends the server a query, as GraphiQL does. */
async function ask(request: APIRequestContext, query: string) {
  const response = await request.post(`${server.address}/___graphql`, { data: { query } });
  const { data, errors = [] } = await response.json();
  expect(errors.map(({ message }: { message: string }) => message)).toEqual([]);
  return data;
}

const documented = readFileSync("docs/queries.md", "utf8");
for (const [, query = "", name] of documented.matchAll(/```graphql\n(query (\w+)[^`]*)```/g)) {
  test(`GraphiQL answers the documented query ${name}`, async ({ request }) => {
    const [answer] = Object.values(await ask(request, query));
    expect(answer).toBeTruthy();
  });
}
