import { rmSync } from "node:fs";
import { basename } from "node:path";
import type { Field } from "@sveltia/cms";
import { contentFiles } from "../../src/content/checks/files";
import { type Entity, entities, entityOf } from "../../src/content/entities";
import { placesOf } from "../../src/node/editor/places";
import { changedLines } from "../support/changedLines";
import { ContentCopy } from "../support/contentCopy";
import { dataFolder, fixedFolder } from "../support/dataFolder";
import { editedOf } from "../support/editorCollections";
import { expect, test } from "../support/test";
import { VisualEditor } from "../support/visualEditor";

// The editor requests pages to find out whether they exist.
test.use({ expectedFailures: /localhost/ });

let editor: VisualEditor;
test.afterEach(() => editor?.delete());

/** Splits the files into three groups, so that the tests run in parallel. */
const folderOf = (file: string) =>
  file.startsWith("pages/") ? "pages" : file.includes("/") ? "folders" : "others";

test("a changed price changes one line of its file, and its form stays open", async ({ page }) => {
  editor = await VisualEditor.open(page, fixedFolder);
  const before = await editor.read("plans.json");
  const form = await editor.openPlan("Team");
  await form.getByRole("textbox", { name: /^Monthly price/ }).fill("6");
  await editor.save();
  await expect(form.getByRole("textbox", { name: /^Monthly price/ })).toHaveValue("6");
  expect(changedLines(before, await editor.read("plans.json"))).toEqual(['    "monthlyPrice": 6,']);
});

test("an optional text leaves nothing in its file once it is empty again", async ({ page }) => {
  // The editor renders only the fields that are in view.
  await page.setViewportSize({ width: 1280, height: 3000 });
  editor = await VisualEditor.open(page, fixedFolder);
  const before = await editor.read("plans.json");
  await editor.openPlan("Team");
  await editor.write({ "Price note": "Per seat" });
  await editor.save();
  expect(await editor.read("plans.json")).toContain('    "priceNote": "Per seat",\n');
  await editor.write({ "Price note": "" });
  await editor.save();
  expect(await editor.read("plans.json")).toBe(before);
});

test("a browser that can't open folders gets a page that says which ones can", async ({
  page,
  context,
}) => {
  const scripts = await VisualEditor.serveAt(context, {
    repository: "local/site",
    branch: "main",
    local: true,
  });
  await page.addInitScript(() => Reflect.deleteProperty(window, "showDirectoryPicker"));
  await page.goto("/admin");
  await expect(
    page.getByRole("heading", { name: "This browser can’t open a folder" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Open this address in Chrome");
  await expect(page.getByRole("button")).toHaveCount(0);
  rmSync(scripts, { recursive: true });
});

test("the form rejects what the check rejects, with the same messages", async ({ page }) => {
  editor = await VisualEditor.open(page, fixedFolder);
  const before = await editor.read("plans.json");
  const form = await editor.openPlan("Team");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const price = form.getByRole("textbox", { name: /^Monthly price/ });
  await price.fill("four");
  await save.click();
  await expect(form.getByText('expected a number such as 12.5, or "Custom"')).toBeVisible();
  await price.fill("5");
  const title = form.getByRole("textbox", { name: /^Title/ });
  await title.fill("Team ".repeat(100));
  await save.click();
  await expect(form.getByText(/expected at most \d+ characters/)).toBeVisible();
  await title.fill("");
  await save.click();
  await expect(form.getByText("missing; expected a value")).toBeVisible();
  await title.fill("<b>Team</b>");
  await save.click();
  await expect(page.getByRole("alertdialog")).toContainText(
    'plans[1].title: expected plain text without the tag <b>, got "<b>Team</b>"',
  );
  expect(await editor.read("plans.json")).toBe(before);
});

test("an entry links to the place on the live site that shows it", async ({ page, context }) => {
  const places = placesOf(dataFolder);
  const fileOf = (kind: RegExp) => contentFiles(dataFolder).find((file) => kind.test(file)) ?? "";
  const guide = fileOf(/\.mdx$/);
  const addresses = [
    ...["faq.json", fileOf(/^debates/)].map((file) => [file, places[file]]),
    [guide, `/guides/${basename(guide, ".mdx")}`],
    ["pages/about.json", "/about"],
  ] as [string, string][];
  editor = await VisualEditor.open(page, dataFolder);
  for (const [file, address] of addresses) {
    await editor.openFile(file);
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: "View on Live Site" }).click();
    const live = await opened;
    await expect(live).toHaveURL(address);
    const [, anchor] = address.split("#");
    if (anchor) await expect(live.locator(`#${anchor}`)).toBeInViewport();
    await live.close();
  }
});

test("a scenario can be added in the form, and the check reports what deleting it breaks", async ({
  page,
}) => {
  test.setTimeout(120_000);
  // The editor renders only the fields that are in view.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const content = new ContentCopy();
  content.change(
    "redirects.json",
    "[",
    '[{ "from": "/town-budget", "to": "/government-sector/town-budget" },',
  );
  editor = await VisualEditor.open(page, content.folder);
  content.delete();
  const problems = page.getByRole("alert").filter({ hasText: "data/" });
  const broken = 'no page has the address "/government-sector/town-budget"';
  await expect(problems).toContainText(broken);
  await page.getByRole("treeitem", { name: "Scenarios" }).click();
  await page.getByRole("button", { name: "Create New Entry" }).click();
  // The last field appears when the whole form is rendered.
  await editor.field("Sections").waitFor();
  const metadata = {
    Title: "Debating a Town Budget in the Open | {brand}",
    Description:
      "How a town lays its budget open, hears both sides of each large item, and decides with reasons that all can read.",
    Keywords: ["participatory budget"],
  };
  await editor.write(metadata, await editor.expand("Metadata"));
  await editor.write(
    { Title: "A budget to argue with", Lead: "A town asks its people before it spends." },
    await editor.expand("Hero"),
  );
  const useCase = {
    Title: "Town budget",
    Description: "A town asks first.",
    Participants: ["Residents"],
    Benefits: ["No surprises"],
  };
  await editor.write(useCase, await editor.expand("Use case"));
  const summary = {
    Title: "Town budget",
    Scenario: "A town asks.",
    Participants: ["Residents"],
    Process: ["Ask"],
    Benefits: ["Reasons"],
  };
  await editor.write(summary, await editor.expand("Summary"));
  for (const number of ["one", "two"]) {
    const prose = await editor.add("Sections", "Prose");
    await editor.write(
      {
        Anchor: `part-${number}`,
        Title: `Part ${number}`,
        Paragraphs: [`What part ${number} says.`],
      },
      prose,
    );
  }
  const closing = await editor.add("Sections", "Call to action");
  await editor.write({ Anchor: "closing", Title: "Ask your own question" }, closing);
  await editor.write(
    { Label: "See the plans", To: "/pricing" },
    await editor.add("Actions", undefined, closing),
  );
  // These come last, because a new form drops input in its first fields until it is ready.
  await editor.write({
    Path: "/government-sector/town-budget",
    Label: "Town Budget",
    Slug: "town-budget",
  });
  await editor.field("Number").getByRole("spinbutton").fill("6");
  await editor.save();
  expect(JSON.parse(await editor.read("scenarios/town-budget.json"))).toMatchObject({
    number: 6,
    hero: { actions: [] },
    sections: [{ kind: "prose" }, { kind: "prose" }, { kind: "callToAction" }],
  });
  await expect(problems).toBeHidden();

  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await page.getByRole("checkbox", { name: /Town Budget/ }).check();
  await page.getByRole("button", { name: /^Delete Selected/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("row", { name: "Town Budget" })).toBeHidden();
  await editor.sync();
  await expect(problems).toContainText(broken);
  await problems.getByRole("link", { name: /redirects\.json/ }).click();
  await expect(editor.field("Redirects")).toBeVisible();
});

/** The labels of an entity's top-level fields. */
const labelsOf = ({ files }: Entity) =>
  ((editedOf(files)?.fields ?? []) as Field[]).flatMap(({ widget, label = "" }) =>
    widget === "hidden" ? [] : [label],
  );

test("the form of each kind of file has all its fields", async ({ page }) => {
  test.setTimeout(60_000 + entities.length * 5_000);
  // The editor renders only the fields that are in view.
  await page.setViewportSize({ width: 1280, height: 4000 });
  editor = await VisualEditor.open(page, dataFolder);
  for (const entity of entities) {
    const file = contentFiles(dataFolder).find((one) => entityOf(one) === entity) ?? "";
    await editor.openFile(file);
    await expect
      .poll(() => editor.labels(), { message: file })
      .toEqual(expect.arrayContaining(labelsOf(entity)));
  }
});

/** Adds a letter before the last dot, so that the text keeps its format. */
const lengthened = (text: string) => text.replace(/(\.[^.]*)?$/, "x$1");

/** Changes a text in a file's form, saves, and returns the old text. The text is `from`, or the first one in the form. */
async function changeText(
  file: string,
  change: (text: string) => string,
  from?: string,
): Promise<string> {
  const form = await editor.openFile(file);
  let text = from;
  // The form renders its fields one by one, and drops input until it is ready.
  await expect(async () => {
    // Skips the slug, because the names of plans are fixed.
    for (const box of await form.getByRole("textbox", { name: /^(?!Slug)/ }).elementHandles()) {
      const value = await box.inputValue();
      text ??= value;
      if (value !== text && value !== change(text)) continue;
      // A slow attempt can time out after it has saved.
      if (value === change(text) && (await editor.saveButton.isDisabled())) return;
      await box.fill(change(text), { timeout: 1000 });
      return editor.save({ timeout: 5000 });
    }
    await form
      .getByRole("button", { name: "Expand", exact: true })
      .first()
      .click({ timeout: 1000 });
    throw new Error(`The form of ${file} doesn't show "${text}".`);
  }).toPass({ timeout: 30_000 });
  return `${text}`;
}

for (const folder of ["pages", "folders", "others"]) {
  const files = contentFiles(dataFolder).filter((file) => folderOf(file) === folder);
  test(`files in the group "${folder}" stay identical, byte for byte, when a text is changed and changed back`, async ({
    page,
  }) => {
    test.setTimeout(30_000 + files.length * 20_000);
    editor = await VisualEditor.open(page, dataFolder);
    for (const file of files) {
      const before = await editor.read(file);
      const text = await changeText(file, lengthened);
      expect([file, changedLines(before, await editor.read(file)).length]).toEqual([file, 1]);
      await changeText(file, () => text, lengthened(text));
      expect(await editor.read(file), file).toBe(before);
    }
  });
}
