import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publishEditor } from "../../src/editor/bundle";
import { expectAccessible } from "../support/accessibility";
import { DevelopServer, expectStatus } from "../support/developServer";
import { ContentFolder, changedLines } from "../support/editableContent";
import { graphqlTypes } from "../support/graphqlTypes";
import { expect, test } from "../support/guardedTest";
import { VisualEditor } from "../support/visualEditor";

// All tests share one server, because starting it takes most of the time.
test.describe.configure({ mode: "serial" });

const faq = "faq.json";
const plans = "plans.json";
const interfaceWords = "interface.json";
/** Replaces the first numeric annual price with a word. */
const makePriceWrong = (of: ContentFolder = content) =>
  of.change(plans, /"annualPrice": [\d.]+/, '"annualPrice": "four"');

let server: DevelopServer;
let content: ContentFolder;
test.beforeAll(async () => {
  let valid = "";
  server = await DevelopServer.start((copy) => {
    valid = copy.read(plans);
    makePriceWrong(copy);
  });
  content = server.content;
  const ready = server.ready();
  await expect.poll(() => server.output).toContain("The site starts when the content is valid.");
  expect(server.output).toContain("plans[1].annualPrice:");
  content.write(plans, valid);
  await ready;
});
test.afterAll(() => server?.stop());

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
  await server.open(page, "/pricing");
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

test("a page stays while Gatsby answers without content", async ({ page }) => {
  const questionsBefore = content.read(faq);
  const wordsBefore = content.read(interfaceWords);
  // What Gatsby sends first when a file changes while it still reads others.
  await page.routeWebSocket(/\/socket\.io\//, (browser) => {
    browser.connectToServer().onMessage(async (message) => {
      const answer = /^(\d+)(.*"(?:page|static)QueryResult".*)/s.exec(`${message}`);
      if (answer) {
        const [, start, text = ""] = answer;
        const [name, event] = JSON.parse(text);
        const result = event.payload.result.result ?? event.payload.result;
        for (const field of Object.keys(result.data)) result.data[field] = null;
        browser.send(start + JSON.stringify([name, event]));
        // React shows both at once if they come within a frame.
        await page.evaluate(
          () => new Promise((resolve) => requestIdleCallback(() => resolve(null))),
        );
      }
      browser.send(message);
    });
  });
  await server.open(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  content.change(faq, /"answer": "[^"]*"/, '"answer": "An answer that comes late."');
  content.change(interfaceWords, /"skipLink": "[^"]*"/, '"skipLink": "Words that come late"');
  const late = page.getByText("An answer that comes late.");
  const link = page.getByRole("link", { name: "Words that come late" });
  await expect(late).toBeAttached();
  await expect(link).toBeAttached();
  await expect(page).toHaveTitle(/./);
  content.write(faq, questionsBefore);
  content.write(interfaceWords, wordsBefore);
  await expect(late).not.toBeAttached();
  await expect(link).not.toBeAttached();
});

test("a page opens at the section that its address names", async ({ page }) => {
  await server.open(page, "/pricing#faq");
  // The section above it has a bundle of its own.
  await page.getByRole("radio").first().waitFor();
  await expect(page.locator("#faq")).toBeInViewport();
});

test("a page comes and goes with its file", async ({ page }) => {
  const title = "A page that comes and goes";
  const file = "pages/coming.json";
  content.write(file, content.read("pages/about.json"));
  content.set(file, ["path"], "/coming");
  content.set(file, ["label"], title);
  content.set(file, ["metadata", "title"], `${title} | {brand}`);
  content.set(file, ["metadata", "description"], `${title} ${"with its file ".repeat(5)}`.trim());
  content.set(file, ["hero", "title"], title);
  await server.open(page, "/coming");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  content.remove(file);
  await expectStatus(page, page.url(), 404);
});

test("a Spanish page follows its translation", async ({ page }) => {
  const translations = new ContentFolder(join(content.folder, "../translations"));
  const before = translations.read("es.po");
  await server.open(page, "/es/about");
  const heading = page.getByRole("heading", { level: 1 });
  const words = (await heading.textContent()) ?? "";
  translations.change("es.po", `msgstr "${words}"`, 'msgstr "Palabras nuevas"');
  await expect(heading).toHaveText("Palabras nuevas");
  translations.write("es.po", before);
  await expect(heading).toHaveText(words);
});

test.describe("the visual editor", () => {
  // The package asks a CDN for its fonts first. Without it, it shows its own copies.
  const fonts = /cdn\.jsdelivr\.net/;
  // Its preview asks for the data of a page until Gatsby has written it.
  const pageData = /\/page-data\/.*\/page-data\.json/;
  test.use({ expectedFailures: new RegExp(`${fonts.source}|${pageData.source}`) });
  test.beforeEach(({ page }) => page.route(fonts, (route) => route.abort()));

  test("shows an entry on the live page, which follows a save", async ({ page }) => {
    const before = content.read(faq);
    const editor = await VisualEditor.open(page, server.url, content);
    await editor.openList("faq");
    const question = editor.field("Question");
    const words = await question.inputValue();
    const preview = page.frameLocator("iframe").frameLocator("iframe");
    await expect(preview.getByRole("button", { name: words })).toBeInViewport();
    await question.fill(`${words} Truly?`);
    await editor.save();
    expect(changedLines(before, content.read(faq))).toHaveLength(1);
    await expect(preview.getByText("Truly?").first()).toBeVisible();
    await question.fill(words);
    await editor.save();
    expect(content.read(faq)).toBe(before);
  });

  test("says what a save leaves behind its translations", async ({ page }) => {
    const before = content.read(faq);
    const editor = await VisualEditor.open(page, server.url, content);
    await editor.openList("faq");
    const question = editor.field("Question");
    await question.fill(`${await question.inputValue()} Truly?`);
    await editor.save();
    await expect(page.getByText(/^This form in .*FAQ 1 › Question/)).toBeVisible();
    await page
      .getByText(/ behind (its|their) English$/)
      .first()
      .click();
    await expect(page.getByRole("link", { name: /^Lists › FAQ: FAQ 1 › Question/ })).toBeVisible();
    await expectAccessible(page, "#content-translations");
    content.write(faq, before);
  });

  test("refuses a wrong value and leaves the file as it is", async ({ page }) => {
    const editor = await VisualEditor.open(page, server.url, content);
    await editor.openList("plans");
    await editor.field("Monthly price").fill("four");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toContainText(
      "plans[0].monthlyPrice: expected a number",
    );
    expect(await editor.sync()).toBe(false);
  });

  test("asks before it leaves a form with unsaved words", async ({ page }) => {
    const editor = await VisualEditor.open(page, server.url, content);
    await editor.openList("faq");
    const question = editor.field("Question");
    const words = "Are these words kept?";
    await question.fill(words);
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    const waysOut = [
      () => question.press("Escape"),
      () => page.getByRole("button", { name: "Cancel Editing" }).click(),
      () => page.evaluate(() => window.history.back()),
      () =>
        page.evaluate(() => {
          window.location.hash = "/collections/pages";
        }),
    ];
    for (const leave of waysOut) {
      asked.length = 0;
      await leave();
      await expect.poll(() => asked).toEqual(["confirm"]);
      await expect(question).toHaveValue(words);
    }
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(["confirm", "beforeunload"]);
    await expect(question).toHaveValue(words);
  });

  test("refuses to overwrite a change that it hasn't read", async ({ page }) => {
    const before = content.read(faq);
    const editor = await VisualEditor.open(page, server.url, content);
    await editor.openList("faq");
    content.change(faq, /"answer": "[^"]*"/, '"answer": "An answer that others wrote."');
    await editor.field("Question").fill("Does this replace their answer?");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toContainText("The file has changed");
    // The browser's own copy.
    await editor.sync();
    expect(content.read(faq)).toBe(before);
  });

  test("leads to the form of a problem while another is open", async ({ page }) => {
    const before = content.read(plans);
    const editor = await VisualEditor.open(page, server.url, content);
    await editor.openList("faq");
    // The check doesn't read the temporary file that Chromium writes while it saves.
    content.write("faq.json.crswap", "[");
    makePriceWrong();
    const problem = page.getByRole("alert").getByRole("link");
    await expect(problem).toHaveText(/plans\[1\]\.annualPrice: expected a number/);
    await problem.click();
    await page.getByRole("row", { name: "Plans" }).click();
    await editor.openFirst();
    await expect(editor.field("Monthly price")).toBeVisible();
    content.write(plans, before);
    content.remove("faq.json.crswap");
    await expect(problem).toHaveCount(0);
  });

  test("loads on the web under its policy", async ({ page }) => {
    const project = join(content.folder, "..");
    content.set("integrations.json", ["editor"], { repository: "example/website", branch: "main" });
    await publishEditor(project);
    await page.route(/^https:/, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname.startsWith("/admin/")
        ? route.fulfill({ path: join(project, "public", pathname) })
        : // The state of GitHub, which the editor asks for.
          route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } });
    });
    await page.goto("https://debato.example/admin/index.html");
    await expect(page.getByRole("button", { name: /Access Token/ })).toBeVisible();
  });
});

test("the terminal asks for a restart when a schema changes", async () => {
  appendFileSync(join(content.folder, "../src/sections/plans/schema.ts"), "\n");
  // Gatsby wraps long lines.
  await expect
    .poll(() => server.output.replace(/\s+/g, " "))
    .toContain("src/sections/plans/schema.ts changed. To apply it, restart");
});

test("GraphiQL says what each type is", async ({ request }) => {
  const query = "{ __schema { types { name description } } }";
  const response = await request.post(`${server.url}/___graphql`, { data: { query } });
  const { data } = await response.json();
  const described = data.__schema.types
    .filter(({ description }: { description: string | null }) => description)
    .map(({ name }: { name: string }) => name);
  expect(described).toEqual(expect.arrayContaining(graphqlTypes().map(({ name }) => name)));
});

const documented = readFileSync("docs/queries.md", "utf8");
for (const [, query = "", name] of documented.matchAll(/```graphql\n(query (\w+)[^`]*)```/g)) {
  test(`GraphiQL answers the documented query ${name}`, async ({ request }) => {
    const response = await request.post(`${server.url}/___graphql`, { data: { query } });
    const { data, errors = [] } = await response.json();
    expect(errors).toEqual([]);
    expect(Object.values(data)[0]).toBeTruthy();
    expect(JSON.stringify(data)).not.toContain('"nodes":[]');
  });
}
