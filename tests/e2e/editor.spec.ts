import { contentFiles } from "../../src/content/checks/files";
import { dataFolder, fixedFolder } from "../support/dataFolder";
import { expect, test } from "../support/test";
import { VisualEditor } from "../support/visualEditor";

// The editor looks for its fonts at their source first, which its policy forbids; and it asks whether a page exists.
test.use({ expectedFailures: /cdn\.jsdelivr\.net|localhost/ });

let editor: VisualEditor;
test.afterEach(() => editor?.delete());

const changedLines = (before: string, after: string) => {
  const old = before.split("\n");
  return after.split("\n").filter((line, index) => line !== old[index]);
};

/** A third of the files, so that the tests run side by side. */
const folderOf = (file: string) => (file.startsWith("pages/") ? "pages" : file.includes("/") ? "folders" : "others");

/** Opens the prices of a plan of the fixed content. */
async function openPlan(title: string) {
  const form = await editor.openFile("plans.json");
  const item = form.getByRole("group").filter({ hasText: new RegExp(`${title}$`) }).last();
  await item.getByRole("button", { name: "Expand" }).click();
  return form;
}

test("a changed price changes one line of its file", async ({ page }) => {
  editor = await VisualEditor.open(page, fixedFolder);
  const before = await editor.read("plans.json");
  const form = await openPlan("Team");
  await form.getByRole("textbox", { name: /^Monthly price/ }).fill("6");
  await editor.save();
  expect(changedLines(before, await editor.read("plans.json"))).toEqual(['    "monthlyPrice": 6,']);
});

test("the form refuses what the check refuses, in the same words", async ({ page }) => {
  editor = await VisualEditor.open(page, fixedFolder);
  const before = await editor.read("plans.json");
  const form = await openPlan("Team");
  const save = page.getByRole("button", { name: "Save", exact: true });
  const price = form.getByRole("textbox", { name: /^Monthly price/ });
  await price.fill("four");
  await save.click();
  await expect(form.getByText('expected a number such as 12.5, or "Custom"')).toBeVisible();
  await price.fill("5");
  await form.getByRole("textbox", { name: /^Title/ }).fill("<b>Team</b>");
  await save.click();
  await expect(page.getByRole("alertdialog")).toContainText('[1].title: expected plain text without the tag <b>, got "<b>Team</b>"');
  expect(await editor.read("plans.json")).toBe(before);
});

/** A changed text that has the same form: a letter more, before the last dot. */
const lengthened = (text: string) => text.replace(/(\.[^.]*)?$/, "x$1");

/** Changes the first text of a file's form to another one, and saves. */
async function changeFirstText(file: string, change: (text: string) => string): Promise<string> {
  const form = await editor.openFile(file);
  const expand = form.getByRole("button", { name: "Expand", exact: true }).first();
  const box = form.getByRole("textbox").first();
  await expect(box.or(expand).first()).toBeVisible();
  if (!(await box.isVisible())) await expand.click();
  const text = await box.inputValue();
  await box.fill(change(text));
  await editor.save();
  return text;
}

for (const folder of ["pages", "folders", "others"]) {
  const files = contentFiles(dataFolder).filter((file) => folderOf(file) === folder);
  test(`every file of the ${folder} stays as it was, byte for byte, when a text is changed and changed back`, async ({ page }) => {
    test.setTimeout(30_000 + files.length * 10_000);
    editor = await VisualEditor.open(page, dataFolder);
    for (const file of files) {
      const before = await editor.read(file);
      const text = await changeFirstText(file, lengthened);
      expect([file, changedLines(before, await editor.read(file)).length]).toEqual([file, 1]);
      await changeFirstText(file, () => text);
      expect(await editor.read(file), file).toBe(before);
    }
  });
}
