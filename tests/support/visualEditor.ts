import { expect, type Locator, type Page } from "@playwright/test";
import { editorPath } from "../../src/editor/editedFiles";
import type { ContentFolder } from "./editableContent";

/** The files that the tests edit. */
const files = ["faq.json", "plans.json"];

/**
 * The visual editor of a development server. Only a person can choose a folder, so the editor gets a copy of some files in the
 * browser's own file system, and `sync` copies them back.
 */
export class VisualEditor {
  private constructor(
    private readonly page: Page,
    private readonly content: ContentFolder,
  ) {}

  /**
   * @param url the server's origin
   * @param content the server's content
   */
  static async open(page: Page, url: string, content: ContentFolder): Promise<VisualEditor> {
    await page.addInitScript(
      (texts) => {
        const showDirectoryPicker = async () => {
          const create = { create: true };
          const root = await navigator.storage.getDirectory();
          const project = await root.getDirectoryHandle("project", create);
          await project.getDirectoryHandle(".git", create);
          const data = await project.getDirectoryHandle("data", create);
          for (const [name, text] of texts) {
            const file = await data.getFileHandle(name, create);
            const stream = await file.createWritable();
            await stream.write(text);
            await stream.close();
          }
          return project;
        };
        Object.assign(window, { showDirectoryPicker });
      },
      files.map((file): [string, string] => [file, content.read(file)]),
    );
    await page.goto(url + editorPath);
    await page.getByRole("button", { name: /Local Repository/ }).click();
    await page.getByRole("radio", { name: "Contents" }).waitFor();
    return new VisualEditor(page, content);
  }

  /** Copies what the editor has written to the server's content. Returns whether there was anything. */
  async sync(): Promise<boolean> {
    const texts = await this.page.evaluate(async (names) => {
      const root = await navigator.storage.getDirectory();
      const project = await root.getDirectoryHandle("project");
      const data = await project.getDirectoryHandle("data");
      const read = async (name: string) =>
        (await (await data.getFileHandle(name)).getFile()).text();
      return Promise.all(names.map(read));
    }, files);
    const changed = files.filter((file, index) => this.content.read(file) !== texts[index]);
    for (const file of changed) this.content.write(file, texts[files.indexOf(file)] ?? "");
    return changed.length > 0;
  }

  /** Opens the form of a list by its address, with its first entry. */
  async openList(name: string): Promise<void> {
    await this.page.evaluate((hash) => {
      window.location.hash = hash;
    }, `/collections/lists/entries/${name}`);
    await this.openFirst();
  }

  /** Opens the first entry of a list. */
  async openFirst(): Promise<void> {
    await this.form.getByRole("button", { name: "Expand", exact: true }).first().click();
  }

  /** The fields of the open entry. */
  private get form(): Locator {
    return this.page.getByRole("group", { name: /^Edit/ });
  }

  /** The first text field with a label. */
  field(label: string): Locator {
    return this.form.getByRole("textbox", { name: new RegExp(`^${label}`) }).first();
  }

  /** Chooses Save, and waits until the file is written. The form stays open. */
  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    // While Chromium replaces a file, it can't be read.
    await expect(async () => expect(await this.sync()).toBe(true)).toPass();
  }
}
