import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { checkContent } from "../../src/content/check";
import type { EditorOptions } from "../../src/content/editorConfig";
import { editorAddress, editorPlace } from "../../src/content/editorEntries";
import { formatProblem } from "../../src/content/problems";
import { writeEditor } from "../../src/node/editor/editorFiles";
import { headersFor } from "../../src/node/hosting/headers";
import { summarize } from "../../src/node/printProblems";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".png": "image/png",
};

const textFiles = /\.(json|mdx)$/;

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll("\\", "/"))
    .filter((name) => textFiles.test(name));

/**
 * The visual editor on a copy of content in a temporary folder. Only a person can choose a folder, so the editor gets one in the
 * browser's own file system instead, and `sync` copies it back.
 */
export class VisualEditor {
  /** The folders that `delete` removes. */
  private readonly temporary: string[] = [];

  /** What the check finds in the files as last synced. The editor asks all the time, and a check takes a second. */
  private report?: Promise<string>;

  private constructor(
    private readonly page: Page,
    readonly folder: string,
  ) {}

  /**
   * Opens the editor of the site under test, on a copy of content.
   * @param content the folder with the content
   */
  static async open(page: Page, content: string): Promise<VisualEditor> {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync(content, folder, { recursive: true });
    const editor = new VisualEditor(page, folder);
    await editor.serve();
    await editor.start("");
    return editor;
  }

  /**
   * Opens the editor of a development server.
   * @param address the server's origin
   * @param folder the server's content
   */
  static async openAt(page: Page, address: string, folder: string): Promise<VisualEditor> {
    const editor = new VisualEditor(page, folder);
    await editor.start(address);
    return editor;
  }

  /** Opens the editor of a deployed site, where nobody is signed in. The caller stands in for GitHub. */
  static async openDeployed(
    page: Page,
    address: string,
    options: EditorOptions,
  ): Promise<VisualEditor> {
    const editor = new VisualEditor(page, await VisualEditor.serveAt(page.context(), options));
    editor.temporary.push(editor.folder);
    await page.goto(address + editorAddress);
    return editor;
  }

  async signInWithToken(token: string): Promise<void> {
    await this.page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    const dialog = this.page.getByRole("alertdialog");
    await dialog.getByRole("textbox").fill(token);
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await this.ready();
  }

  /** Waits until the editor shows the content. */
  ready(): Promise<void> {
    return this.page.getByRole("radio", { name: "Contents" }).waitFor();
  }

  delete(): void {
    for (const folder of this.temporary) rmSync(folder, { recursive: true, force: true });
  }

  private async start(address: string): Promise<void> {
    await this.page.route("https://www.githubstatus.com/**", (route) =>
      route.fulfill({ json: { status: { indicator: "none" } } }),
    );
    await this.page.route("**/empty", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>-</title>" }),
    );
    await this.page.goto(`${address}/empty`);
    await this.fill();
    await this.page.goto(address + editorAddress);
    await this.page.getByRole("button", { name: /Local Repository/ }).click();
    await this.ready();
  }

  /**
   * Serves the editor in place of a server.
   * @returns the folder with the editor's files, which the caller deletes
   */
  static async serveAt(context: BrowserContext, options: EditorOptions): Promise<string> {
    const scripts = mkdtempSync(join(tmpdir(), "editor-"));
    await writeEditor(process.cwd(), scripts, options);
    // New tabs also load the editor, before the page that they show.
    await context.route(new RegExp(`${editorAddress}([/?]|$)`), async (route) => {
      const path =
        new URL(route.request().url()).pathname.slice(editorAddress.length + 1) || "index.html";
      const file = join(scripts, path);
      if (!existsSync(file)) return route.fulfill({ status: 404 });
      const opener = "Cross-Origin-Opener-Policy";
      const headers = {
        "content-type": types[extname(file)] ?? "",
        [opener]: headersFor(editorAddress)[opener] ?? "",
      };
      await route.fulfill({ body: readFileSync(file), headers });
    });
    return scripts;
  }

  /** Serves the editor and the problems that the check finds, in place of a server. */
  private async serve(): Promise<void> {
    const options = { repository: "local/site", branch: "main", local: true };
    this.temporary.push(await VisualEditor.serveAt(this.page.context(), options), this.folder);
    // Hosts forbid frames, so the site under test does too.
    await this.page.route(
      (url) => !url.pathname.startsWith(editorAddress),
      (route) =>
        route.request().frame().parentFrame() ? route.fulfill({ body: "" }) : route.fallback(),
    );
    await this.page.route("**/__content-problems", async (route) => {
      this.report ??= this.check();
      await route.fulfill({
        contentType: "text/event-stream",
        body: `retry: 200\ndata: ${await this.report}\n\n`,
      });
    });
  }

  /** Returns what `npm run edit` reports about the content, as JSON. */
  private async check(): Promise<string> {
    const problems = await checkContent(this.folder);
    return JSON.stringify({
      summary: summarize(problems, "below", ""),
      problems: problems.map((problem) => ({
        line: formatProblem(problem),
        file: `data/${problem.file}`,
        row: problem.line,
      })),
    });
  }

  /** Copies the content into the browser's own file system, as a project. */
  private async fill(): Promise<void> {
    const texts = namesIn(this.folder).map(
      (name) => [name, readFileSync(join(this.folder, name), "utf8")] as const,
    );
    await this.page.evaluate(async (files) => {
      const project = await (await navigator.storage.getDirectory()).getDirectoryHandle("project", {
        create: true,
      });
      await project.getDirectoryHandle(".git", { create: true });
      for (const [name, text] of files) {
        let folder = await project.getDirectoryHandle("data", { create: true });
        for (const part of name.split("/").slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(`${name.split("/").pop()}`, { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    }, texts);
    await this.page.addInitScript(() => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle("project"),
      });
    });
  }

  /** Copies the editor's files back to the temporary folder. */
  async sync(): Promise<void> {
    const texts = await this.page.evaluate(async () => {
      const found: Record<string, string> = {};
      const read = async (folder: FileSystemDirectoryHandle, path: string) => {
        // TypeScript's types don't have the entries of a folder yet.
        for await (const [name, handle] of folder as unknown as AsyncIterable<
          [string, FileSystemHandle]
        >) {
          if (handle.kind === "directory")
            await read(handle as FileSystemDirectoryHandle, `${path}${name}/`);
          else found[path + name] = await (await (handle as FileSystemFileHandle).getFile()).text();
        }
      };
      const project = await (await navigator.storage.getDirectory()).getDirectoryHandle("project");
      await read(await project.getDirectoryHandle("data"), "");
      return found;
    });
    const deleted = namesIn(this.folder).filter((name) => !(name in texts));
    const changed = Object.entries(texts).filter(([name, text]) => {
      const file = join(this.folder, name);
      return !existsSync(file) || readFileSync(file, "utf8") !== text;
    });
    for (const name of deleted) rmSync(join(this.folder, name));
    for (const [name, text] of changed) writeFileSync(join(this.folder, name), text);
    if (deleted.length + changed.length > 0) this.report = undefined;
  }

  /** The text of a content file, as the editor last wrote it. */
  async read(file: string): Promise<string> {
    await this.sync();
    return readFileSync(join(this.folder, file), "utf8");
  }

  /** Opens the form of a file. */
  async openFile(file: string): Promise<Locator> {
    // Otherwise, an open form of another file could be mistaken for this one.
    await this.go("/collections/pages");
    await this.closed();
    await this.go(`${editorPlace(file)}`);
    await this.form.waitFor();
    return this.form;
  }

  /** Opens the fields of a plan. */
  async openPlan(title: string): Promise<Locator> {
    const form = await this.openFile("plans.json");
    const item = form.getByRole("group").filter({ hasText: new RegExp(`${title}$`) });
    await item.last().getByRole("button", { name: "Expand" }).click();
    return form;
  }

  /** Goes to a place in the editor. */
  private go(place: string): Promise<void> {
    return this.page.evaluate((hash) => window.location.assign(hash), `#${place}`);
  }

  /** Waits until no form is open. */
  private closed(): Promise<void> {
    return this.page.getByRole("group", { name: "Content Editor" }).waitFor({ state: "hidden" });
  }

  /** The fields of the open entry. */
  get form(): Locator {
    return this.page.getByRole("group", { name: /^Edit/ });
  }

  /**
   * A field of the form.
   * @param within the form, or a field that contains it
   */
  field(label: string, within = this.form): Locator {
    // The editor puts invisible characters around the label.
    return within
      .getByRole("group", { name: new RegExp(`^“\\P{L}*${label}\\P{L}*” Field$`, "u") })
      .first();
  }

  /** The labels of the fields in view. */
  async labels(): Promise<string[]> {
    const names = await this.form
      .locator('[role="group"][aria-label]')
      .evaluateAll((all) => all.map((one) => `${one.ariaLabel}`));
    return names.flatMap((name) => /^“\P{L}*(.*?)\P{L}*” Field$/u.exec(name)?.[1] ?? []);
  }

  /** Opens the fields of an object, and adds the object if it is optional. */
  async expand(label: string, within = this.form): Promise<Locator> {
    const object = this.field(label, within);
    const opener = object
      .getByRole("button", { name: "Expand", exact: true })
      .or(object.getByRole("checkbox", { name: /^Add/, checked: false }));
    await opener.first().click();
    return object;
  }

  /** Fills in texts; an array adds entries to a list. */
  async write(texts: Record<string, string | string[]>, within = this.form): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      const field = this.field(label, within);
      if (typeof text === "string") await field.getByRole("textbox").fill(text);
      else {
        for (const entry of text) {
          await field.getByRole("button", { name: /^Add/ }).click();
          await field.getByRole("textbox").last().fill(entry);
        }
      }
    }
  }

  /** Adds an entry to a list, of a given kind if the list has several. */
  async add(list: string, kind?: string, within = this.form): Promise<Locator> {
    const field = this.field(list, within);
    // In page order, the new entry is the last one until it gets entries of its own.
    const entries = field
      .getByRole("group")
      .filter({ has: this.page.getByRole("button", { name: "Remove", exact: true }) });
    const known = await entries.count();
    await field.getByRole("button", { name: /^Add/ }).last().click();
    if (kind) await this.page.getByRole("menuitem", { name: kind, exact: true }).click();
    await expect.poll(() => entries.count()).toBeGreaterThan(known);
    return entries.nth((await entries.count()) - 1);
  }

  /** The button that saves; it is disabled while there is nothing to save. */
  get saveButton(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /**
   * Saves and waits until nothing is left to save. The form stays open.
   * @param options.timeout how long to wait for a change to save, in milliseconds
   */
  async save(options?: { timeout: number }): Promise<void> {
    await this.saveButton.click(options);
    await expect(this.saveButton).toBeDisabled();
  }
}
