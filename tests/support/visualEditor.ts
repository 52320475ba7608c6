import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { editorAddress, editorPath } from "../../src/editor/editedFiles";

const textsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(json|mdx)$/.test(name))
      .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")]),
  );

/**
 * The visual editor of a development server. Only a person can choose a folder, so the editor gets a copy of the content in the
 * browser's own file system, and `read` copies it back.
 */
export class VisualEditor {
  private constructor(
    private readonly page: Page,
    private readonly folder: string,
  ) {}

  /**
   * @param address the server's origin
   * @param folder the server's content
   */
  static async open(page: Page, address: string, folder: string): Promise<VisualEditor> {
    await page.route("**/empty", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>-</title>" }),
    );
    await page.goto(`${address}/empty`);
    await page.evaluate(async (texts) => {
      const create = { create: true };
      const root = await navigator.storage.getDirectory();
      await root.removeEntry("project", { recursive: true }).catch(() => undefined);
      const project = await root.getDirectoryHandle("project", create);
      await project.getDirectoryHandle(".git", create);
      for (const [name, text] of Object.entries(texts)) {
        let parent = await project.getDirectoryHandle("data", create);
        const parts = name.split("/");
        for (const part of parts.slice(0, -1))
          parent = await parent.getDirectoryHandle(part, create);
        const file = await parent.getFileHandle(`${parts.at(-1)}`, create);
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    }, textsIn(folder));
    await page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle("project"),
      });
    });
    await page.goto(address + editorAddress);
    await page.getByRole("button", { name: /Local Repository/ }).click();
    await page.getByRole("radio", { name: "Contents" }).waitFor();
    return new VisualEditor(page, folder);
  }

  /** Copies the files that the editor has changed to the folder. Returns how many. */
  async sync(): Promise<number> {
    const texts = await this.page.evaluate(async () => {
      const found: Record<string, string> = {};
      const read = async (folder: FileSystemDirectoryHandle, path: string) => {
        // TypeScript's types don't have the entries of a folder yet.
        const entries = folder as unknown as AsyncIterable<[string, FileSystemHandle]>;
        for await (const [name, handle] of entries) {
          if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
          else if (handle instanceof FileSystemFileHandle)
            found[path + name] = await (await handle.getFile()).text();
        }
      };
      const project = await (await navigator.storage.getDirectory()).getDirectoryHandle("project");
      await read(await project.getDirectoryHandle("data"), "");
      return found;
    });
    const earlier = textsIn(this.folder);
    for (const name of Object.keys(earlier)) if (!(name in texts)) rmSync(join(this.folder, name));
    const changed = Object.entries(texts).filter(([name, text]) => earlier[name] !== text);
    for (const [name, text] of changed) writeFileSync(join(this.folder, name), text);
    return changed.length;
  }

  /** Opens the form of a file by its address. */
  async openFile(file: string): Promise<Locator> {
    await this.page.evaluate((hash) => window.location.assign(hash), `#${editorPath(file)}`);
    await this.form.waitFor();
    return this.form;
  }

  /** The fields of the open entry. */
  get form(): Locator {
    return this.page.getByRole("group", { name: /^Edit/ });
  }

  field(label: string): Locator {
    // The editor puts invisible characters around the label.
    return this.form
      .getByRole("group", { name: new RegExp(`^“\\P{L}*${label}\\P{L}*” Field$`, "u") })
      .first();
  }

  /** Fills in texts. */
  async write(texts: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(texts))
      await this.field(label).getByRole("textbox").fill(text);
  }

  /** Saves changes and waits until they are written. The form stays open. */
  async save(): Promise<void> {
    const button = this.page.getByRole("button", { name: "Save", exact: true });
    await button.click();
    // While Chromium replaces a file, it can't be read.
    await expect(async () => expect(await this.sync()).toBeGreaterThan(0)).toPass();
  }
}
