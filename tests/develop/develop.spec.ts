import { appendFileSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { extractRawText } from "mammoth";
import { formatProblem } from "../../src/content/problems";
import { expectAccessible } from "../support/accessibility";
import { messages, shown } from "../support/content";
import type { ContentFolder } from "../support/contentCopy";
import { DevelopServer } from "../support/developServer";
import { absentFrom, documentedQueries } from "../support/documentedQueries";
import { declaredTypes } from "../support/gatsbyStandIns";
import { guides } from "../support/guides";
import { expect, test } from "../support/test";
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
  const start = Date.now();
  server = await DevelopServer.start();
  content = server.content;
  const ready = server.ready();
  // This edit comes in time, because Gatsby takes seconds to start reading content.
  const valid = content.read(plans);
  makePriceWrong();
  await expect
    .poll(() => server.output, { timeout: 120_000 })
    .toContain("Content check failed: 1 error (above). The site starts when the content is valid.");
  expect(server.output).toContain("plans[1].annualPrice: expected a number");
  content.write(plans, valid);
  await ready;
  console.log(`  gatsby develop serves pages after ${((Date.now() - start) / 1000).toFixed(1)} s`);
});
test.afterAll(() => server?.stop());

// In CI, `gatsby develop` prefetches pages. It answers 404 while it writes the data of such a page.
test.beforeEach(({ context }) =>
  context.addInitScript(() =>
    Object.defineProperty(Reflect.get(navigator, "connection"), "saveData", { value: true }),
  ),
);

/** An invalid edit of one file, and part of the line that reports it. */
interface WrongEdit {
  what: string;
  file: string;
  edit: () => void;
  says: string;
}

const wrongEdits: WrongEdit[] = [
  {
    what: "a word where a number belongs",
    file: plans,
    edit: () => makePriceWrong(),
    says: 'plans[1].annualPrice: expected a number such as 12.5, or "Custom", got "four"',
  },
  {
    what: "a half-saved file",
    file: plans,
    edit: () => content.write(plans, content.read(plans).slice(0, 900)),
    says: "not valid JSON",
  },
  {
    what: "a removed file",
    file: "stats.json",
    edit: () => content.remove("stats.json"),
    says: "data/stats.json:1:1  the file is missing; restore it",
  },
  {
    what: "a renamed file",
    file: faq,
    edit: () => renameSync(join(content.folder, faq), join(content.folder, "faqs.json")),
    says: 'data/faqs.json:1:1  no page uses this file, did you mean "faq.json"?',
  },
];

test("shows saved content, reports invalid content until it's fixed, and keeps the last valid page until then", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const alert = page.getByRole("alert").filter({ hasText: "Content check failed" });
  const problems = alert.getByRole("listitem");
  await server.open(page, "/pricing");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);

  await test.step("a valid edit", async () => {
    const saved = Date.now();
    content.change(
      faq,
      /"question": "[^"]*"/,
      '"question": "Is this the question that was just saved?"',
    );
    // Unlike `expect`, `waitFor` checks every frame.
    await page.getByText("Is this the question that was just saved?").waitFor();
    console.log(`  the page shows a saved text after ${Date.now() - saved} ms`);
  });

  const valid = (await main.textContent()) ?? "";
  for (const { what, file, edit, says } of wrongEdits) {
    await test.step(what, async () => {
      const before = content.read(file);
      const saved = Date.now();
      edit();
      await problems.first().waitFor();
      console.log(`  the overlay reports ${what} after ${Date.now() - saved} ms`);
      const lines = (await content.problems()).map(formatProblem);
      expect(lines.join("\n")).toContain(says);
      await expect(problems).toHaveText(lines);
      await expect.poll(() => server.output).toContain(lines.join("\n"));
      await page.reload();
      await expect(problems).toHaveText(lines);
      await expect(main).toHaveText(valid);

      if (what === "a renamed file") content.remove("faqs.json");
      const fixed = Date.now();
      content.write(file, before);
      await alert.waitFor({ state: "detached" });
      console.log(`  the overlay is gone ${Date.now() - fixed} ms after the fix`);
      await expect(main).toHaveText(valid);
    });
  }

  await test.step("several problems, in both color modes", async () => {
    const before = content.read(plans);
    makePriceWrong();
    const withOneProblem = content.read(plans);
    content.change(plans, /"monthlyPrice": [\d.]+/, '"monthlyPrice": "five"');
    await expect(alert).toContainText(
      "Content check failed: 2 errors (below). The pages keep their last valid content.",
    );
    await expectAccessible(page, '[role="alert"]');

    const opened = page.waitForRequest(/__open-stack-frame-in-editor/);
    await page.route(/__open-stack-frame-in-editor/, (route) => route.fulfill({ body: "" }));
    await problems.first().getByRole("button").press("Enter");
    const { searchParams } = new URL((await opened).url());
    expect(searchParams.get("fileName")).toBe("data/plans.json");
    expect(await problems.first().textContent()).toContain(
      `data/plans.json:${searchParams.get("lineNumber")}:`,
    );

    // Fixing one of the two problems updates the report.
    content.write(plans, withOneProblem);
    await expect(problems).toHaveCount(1);
    content.write(plans, before);
    await expect(alert).toHaveCount(0);
  });

  await test.step("a valid edit of two files that depend on each other", async () => {
    const [name] = readdirSync(join(content.folder, "scenarios"));
    const scenario = JSON.parse(content.read(`scenarios/${name}`));
    const path = "/government-sector/harbour-plan";
    const before = content.read("pages/pricing.json");
    content.change(
      "pages/pricing.json",
      '"to": "/pilot-program',
      `"to": "${path}" }, { "label": "Pilot program", "to": "/pilot-program`,
    );
    await expect(problems).toHaveCount(1);
    content.write(
      "scenarios/harbour-plan.json",
      JSON.stringify({
        ...scenario,
        slug: "harbour-plan",
        path,
        number: 90,
        metadata: {
          ...scenario.metadata,
          title: "A Plan for the Harbour, in Debate | {brand}",
          description:
            "How a town settles what becomes of its harbour: options side by side, every claim answered, and a report that says why.",
        },
        hero: { ...scenario.hero, title: "What becomes of the harbour?", highlight: undefined },
        useCase: { ...scenario.useCase, title: "Harbour planning" },
        summary: { ...scenario.summary, title: "Planning the harbour with the people who use it" },
      }),
    );
    await expect(alert).toHaveCount(0);
    await server.waitForData(page, path);
    // Not with the mouse: Gatsby also loads each page whose link comes under the pointer.
    await main.locator(`a[href="${path}"]`).press("Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "What becomes of the harbour?" }),
    ).toBeVisible();

    content.write("pages/pricing.json", before);
    await expect(alert).toHaveCount(0);
    await server.open(page, "/government-sector/use-cases");
    await expect(page.getByRole("heading", { name: "Planning the harbour" })).toBeVisible();
    content.remove("scenarios/harbour-plan.json");
    await expect(page.getByRole("heading", { name: "Planning the harbour" })).toHaveCount(0);
    await server.waitForNoPage(page, path);
  });

  // Gatsby's code for errors that it doesn't recognize.
  expect(server.output).not.toMatch(/ERROR\s+UNKNOWN/);
});

test("shows saved guides, reports where a mistake is, and writes their Word documents", async ({
  page,
}) => {
  const alert = page.getByRole("alert").filter({ hasText: "Content check failed" });
  const guide = guides.find(({ download, documents }) => download && documents);
  if (!guide) throw new Error("No guide has documents.");
  const file = `guides/${guide.slug}.mdx`;
  const before = content.read(file);
  const sentence = "This is the sentence that was just saved.";
  await server.open(page, guide.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(guide.title));

  await test.step("a valid edit", async () => {
    const saved = Date.now();
    content.write(file, `${before}\n${sentence}\n`);
    await page.getByText(sentence).waitFor();
    console.log(`  the page shows a saved text of a guide after ${Date.now() - saved} ms`);
  });

  await test.step("its Word documents", async () => {
    const [whole = "", ...sections] = [
      guide.path,
      ...(guide.documents ?? []).map(({ name }) => `${guide.path}/${name}`),
    ];
    for (const path of sections)
      expect((await page.request.get(`${server.address}${path}.docx`)).status()).toBe(200);
    const { value } = await extractRawText({
      buffer: await (await page.request.get(`${server.address}${whole}.docx`)).body(),
    });
    expect(value).toContain(sentence);
    expect((await page.request.get(`${server.address}${whole}/nothing.docx`)).status()).toBe(404);
  });

  await test.step("a mistake, until it is fixed", async () => {
    const saved = Date.now();
    content.write(file, `${before}\n${sentence}\n\nSee [prices](/prices).\n`);
    await alert.getByRole("listitem").first().waitFor();
    console.log(`  the overlay reports it after ${Date.now() - saved} ms`);
    const line = content.read(file).split("\n").indexOf("See [prices](/prices).") + 1;
    const reported = `data/${file}:${line}:5  link: no page has the address "/prices"`;
    await expect(alert.getByRole("listitem")).toContainText([reported]);
    await expect.poll(() => server.output).toContain(reported);
    await expect(page.getByText(sentence)).toBeVisible();
    content.write(file, before);
    await expect(alert).toHaveCount(0);
    await expect(page.getByText(sentence)).toHaveCount(0);
  });

  await test.step("a guide that is added and removed again", async () => {
    const another = before
      .replace(/^slug: .*$/m, "slug: another-guide")
      .replace(/^title: .*$/m, "title: Another guide of the same kind")
      .replace(/^ {2}title: .*$/m, "  title: Another Guide of the Same Kind | {brand}")
      .replace(
        /^ {2}description: .*$/m,
        "  description: A guide that is written while the site is open in development, to see that its page comes and goes.",
      );
    await server.open(page, "/guides");
    const link = page
      .getByRole("main")
      .getByRole("link", { name: "Another guide of the same kind" });
    const saved = Date.now();
    content.write("guides/another-guide.mdx", another);
    await link.waitFor();
    console.log(`  the list has a new guide after ${Date.now() - saved} ms`);
    await server.waitForData(page, "/guides/another-guide");
    await link.press("Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "Another guide of the same kind" }),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    content.remove("guides/another-guide.mdx");
    await server.open(page, "/guides");
    await expect(link).toHaveCount(0);
    await server.waitForNoPage(page, "/guides/another-guide");
  });
});

test.describe("the visual editor", () => {
  test("previews an entry at its place on the live site, saves it, and the live page shows the change", async ({
    page,
    context,
  }) => {
    const live = await context.newPage();
    await server.open(live, "/pricing");
    const before = content.read(faq);
    const editor = await VisualEditor.openAt(page, server.address, content.folder);
    const form = await editor.openFile(faq);
    await form.getByRole("button", { name: "Expand", exact: true }).first().click();
    const question = form.getByRole("textbox", { name: /^Question/ });
    const words = await question.inputValue();
    const preview = page.frameLocator("iframe").frameLocator("iframe");
    await expect(preview.getByRole("button", { name: words })).toBeInViewport();
    await question.fill(`${words} Truly?`);
    await editor.save();
    await editor.sync();
    const saved = Date.now();
    expect(content.read(faq)).toContain("Truly?");
    await live.bringToFront();
    await expect(live.getByRole("main").getByText("Truly?").first()).toBeAttached();
    console.log(`  the live page follows ${Date.now() - saved} ms after the file`);

    await page.bringToFront();

    // The editor lists the problems that the check finds, but not in the temporary file that Chromium writes while it saves.
    content.write("faq.json.crswap", "[");
    const validPrices = content.read(plans);
    makePriceWrong();
    const problem = page.getByRole("alert").getByRole("link");
    await expect(problem).toHaveText(/plans\[1\]\.annualPrice: expected a number/);
    await problem.click();
    await expect(editor.field("Plans")).toBeVisible();
    content.write(plans, validPrices);
    await expect(problem).toHaveCount(0);
    content.remove("faq.json.crswap");
    content.write(faq, before);
  });

  test("saves the price of a plan, and the live page shows it", async ({ page, context }) => {
    const before = content.read(plans);
    const live = await context.newPage();
    await server.open(live, "/pricing");
    const editor = await VisualEditor.openAt(page, server.address, content.folder);
    const form = await editor.openPlan("Team");
    await form.getByRole("textbox", { name: /^Monthly AI price/ }).fill("12.55");
    await editor.save();
    await editor.sync();
    expect(content.read(plans)).toBe(
      before.replace(/"monthlyAIPrice": [\d.]+/, '"monthlyAIPrice": 12.55'),
    );
    await live.bringToFront();
    for (const name of [messages.monthly, messages.withAI])
      await live.getByRole("radio", { name, exact: true }).check();
    await expect(live.getByRole("main").getByText("$12.55", { exact: true }).first()).toBeVisible();
    content.write(plans, before);
  });

  test.describe("a copied page", () => {
    test.use({ expectedFailures: /\/briefs\/everybody(\/|$)/ });

    test("is previewed as soon as the site has it", async ({ page }) => {
      const [original = ""] = readdirSync(join(content.folder, "briefs"));
      // The editor renders only the fields that are in view.
      await page.setViewportSize({ width: 1280, height: 3500 });
      // A slow computer has the page before its data.
      await page.route(
        "**/page-data/briefs/everybody/*",
        (route) => route.fulfill({ status: 404 }),
        { times: 3 },
      );
      const editor = await VisualEditor.openAt(page, server.address, content.folder);
      await editor.openFile(`briefs/${original}`);
      await page.getByRole("button", { name: "Show Editor Options" }).click();
      await page.getByRole("menuitem", { name: "Duplicate" }).click();
      const preview = page.frameLocator("iframe");
      await expect(
        preview.getByText("The page appears here when you save the entry."),
      ).toBeVisible();
      const metadata = {
        Title: "A Brief for Everybody, Ready to Print | {brand}",
        Description:
          "One page for everybody in the room: what a structured debate is, how it would begin, and what to ask before.",
      };
      await editor.write({ Path: "/briefs/everybody", Label: "For Everybody", Slug: "everybody" });
      await editor.write(metadata, await editor.expand("Metadata"));
      await editor.write({ Title: "For everybody in the room" }, await editor.expand("Hero"));
      await editor.save();
      await editor.sync();
      const saved = Date.now();
      await server.waitForData(page, "/briefs/everybody");
      await expect(
        preview
          .frameLocator("iframe")
          .getByRole("heading", { level: 1, name: "For everybody in the room" }),
      ).toBeVisible();
      console.log(`  the preview has a new page ${Date.now() - saved} ms after its file`);
      content.remove("briefs/everybody.json");
      await server.waitForNoPage(page, "/briefs/everybody");
    });
  });
});

test("writes the types of every query, including those for guides", () => {
  const types = readFileSync(join(content.folder, "../src/gatsby-types.d.ts"), "utf8");
  const sources = ["pages", "templates"].flatMap((folder) =>
    readdirSync(join("src", folder), { recursive: true })
      .filter((name) => String(name).endsWith(".tsx"))
      .map((name) => readFileSync(join("src", folder, String(name)), "utf8")),
  );
  const queries = sources.flatMap((source) =>
    [...source.matchAll(/\bquery (\w+)/g)].map(([, name]) => name),
  );
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter((query) => !types.includes(`type ${query}Query = `))).toEqual([]);
});

test("asks for a restart when a schema changes", async () => {
  appendFileSync(join(content.folder, "../src/content/schemas/plans.ts"), "\n");
  const line = `${join("src", "content", "schemas", "plans.ts")} changed. To apply it, restart \`npm run develop\`.`;
  // Gatsby wraps long lines.
  await expect.poll(() => server.output.replace(/\s+/g, " ")).toContain(line);
});

/** Sends the server a query, as GraphiQL does. */
async function ask(request: APIRequestContext, query: string) {
  const response = await request.post(`${server.address}/___graphql`, { data: { query } });
  const { data, errors = [] } = await response.json();
  expect(errors.map(({ message }: { message: string }) => message)).toEqual([]);
  return data;
}

test("answers the queries in docs/queries.md as documented", async ({ request }) => {
  const queries = documentedQueries();
  expect(queries.length).toBeGreaterThanOrEqual(10);
  for (const { question, query, shown } of queries) {
    const data = await ask(request, query);
    expect({ question, absent: absentFrom(data, shown) }).toEqual({ question, absent: [] });
  }
});

interface RelatedPage {
  path: string;
  above: { path: string } | null;
  below: { path: string }[];
  linksTo: { path: string }[];
  linkedFrom: { path: string }[];
  redirects: { from: string }[];
  outline: { address: string }[];
  files: string[];
}

test("answers queries about how pages are connected", async ({ request }) => {
  const parts =
    "path above { path } below { path } linksTo { path } linkedFrom { path } redirects { from } outline { address } files";
  const lists =
    "allStat { nodes { slug shownOn { path } } } allPlan { nodes { comparison { name } } }";
  const scenarios = "allScenarioPage { nodes { number previous { number } next { number } } }";
  const { allPage, allStat, allPlan, allScenarioPage } = await ask(
    request,
    `{ allPage { nodes { ${parts} } } ${lists} ${scenarios} }`,
  );
  const pages: RelatedPage[] = allPage.nodes;
  const pathsOf = (related: { path: string }[]) => related.map(({ path }) => path).sort();
  const read = (file: string) => JSON.parse(content.read(file));
  const redirects: { from: string; to: string }[] = read("redirects.json");
  for (const { path, above, below, linkedFrom, redirects: moved, outline } of pages) {
    const ways = path
      .split("/")
      .map((_, index, steps) => steps.slice(0, -1 - index).join("/") || "/");
    const nearest =
      path === "/" ? undefined : ways.find((way) => pages.some((page) => page.path === way));
    expect({ path, above: above?.path }).toEqual({ path, above: nearest });
    expect(pathsOf(below)).toEqual(pathsOf(pages.filter((page) => page.above?.path === path)));
    expect(pathsOf(linkedFrom)).toEqual(
      pathsOf(pages.filter(({ linksTo }) => linksTo.some((page) => page.path === path))),
    );
    expect(moved.map(({ from }) => from)).toEqual(
      redirects.filter(({ to }) => to.split("#")[0] === path).map(({ from }) => from),
    );
    for (const { address } of outline) expect(address).toMatch(new RegExp(`^${path}#[a-z0-9-]+$`));
  }
  const textOf = ({ files: [own = ""] }: RelatedPage) => content.read(own.replace("data/", ""));
  for (const page of pages.filter(({ files }) => files[0]?.endsWith(".json"))) {
    const named = pages.filter(
      ({ path }) => path !== page.path && new RegExp(`["(]${path}["#)]`).test(textOf(page)),
    );
    expect({ path: page.path, linksTo: pathsOf(page.linksTo) }).toEqual({
      path: page.path,
      linksTo: pathsOf(named),
    });
  }
  for (const { slug, shownOn } of allStat.nodes) {
    expect(pathsOf(shownOn.filter(({ path }: RelatedPage) => path !== "/evidence"))).toEqual(
      pathsOf(pages.filter((page) => textOf(page).includes(`"${slug}"`))),
    );
  }
  const rows = read("comparison.json").flatMap(({ rows }: { rows: object[] }) => rows);
  for (const { comparison } of allPlan.nodes) expect(comparison).toHaveLength(rows.length);
  const last = allScenarioPage.nodes.length;
  for (const { number, previous, next } of allScenarioPage.nodes) {
    expect([previous?.number, next?.number]).toEqual([
      number > 1 ? number - 1 : undefined,
      number < last ? number + 1 : undefined,
    ]);
  }
});

interface IntrospectedType {
  name: string;
  description: string | null;
  fields: { name: string; description: string | null }[] | null;
  enumValues: { name: string; description: string | null }[] | null;
}

test("describes every type, field and value of the content in GraphiQL, and infers no types", async ({
  request,
}) => {
  const { __schema } = await ask(
    request,
    "{ __schema { types { name description fields { name description } enumValues { name description } } } }",
  );
  const types: IntrospectedType[] = __schema.types;
  const own = ["Query", ...declaredTypes()].map(
    (name) => types.find((type) => type.name === name) ?? name,
  );
  expect(own.filter((type) => typeof type === "string")).toEqual([]);

  // Gatsby adds these to every node.
  const ofNodes = ["id", "parent", "children", "internal"];
  const undescribed = own.flatMap((type) => {
    if (typeof type === "string") return [];
    const parts = [...(type.fields ?? []), ...(type.enumValues ?? [])].filter(
      ({ name }) => !ofNodes.includes(name),
    );
    return [{ name: "", description: type.description }, ...parts]
      .filter(({ description }) => !description)
      .map(({ name }) => `${type.name} ${name}`);
  });
  expect(undescribed).toEqual([]);

  expect(
    types.filter(({ name }) => /Json|UnknownContent/.test(name)).map(({ name }) => name),
  ).toEqual([]);
  expect(
    types
      .filter(({ fields }) => fields?.some(({ name }) => name === "jsonId"))
      .map(({ name }) => name),
  ).toEqual([]);
});

test("stops when npm gets a termination signal", async ({ request }) => {
  await server.stop();
  const responds = () =>
    request.get(server.address).then(
      () => true,
      () => false,
    );
  await expect.poll(responds).toBe(false);
});
