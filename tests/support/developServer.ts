import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, type Page } from "@playwright/test";
import { root } from "../../scripts/command";
import { ContentFolder } from "./editableContent";
import { freePort } from "./freePort";
import { routes } from "./routes";

/** Not copied: installed packages, and the output of builds and other tools. */
const leftOut =
  /^(\.git|node_modules|\.cache.*|public|dist.*|reports|\.lighthouseci|test-results|playwright-report)$/;

/** Copies the project to a temporary folder. */
function copyProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "debato-copy-")));
  cpSync(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !leftOut.test(relative(root, file)),
  });
  // A junction, because on Windows only administrators can create other links.
  symlinkSync(realpathSync(join(root, "node_modules")), join(folder, "node_modules"), "junction");
  return folder;
}

/** Waits for an answer of the server, which drops connections while it restarts its pages. */
export const expectStatus = (page: Page, url: string, status: number): Promise<void> =>
  expect(async () => expect((await page.request.get(url)).status()).toBe(status)).toPass();

/** `npm run develop` on a copy of the project, whose content a test can edit. */
export class DevelopServer {
  /** Everything that the terminal has shown. */
  output = "";
  readonly content: ContentFolder;
  private readonly ended: Promise<unknown>;

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {
    this.content = new ContentFolder(join(folder, "data"));
    // Not "exit", because npm ends before Gatsby, which saves its cache first.
    this.ended = once(child, "close");
  }

  /**
   * Starts the server without waiting until it is `ready`.
   * @param prepare edits the content of the copy before
   */
  static async start(prepare: (content: ContentFolder) => void): Promise<DevelopServer> {
    const folder = copyProject();
    prepare(new ContentFolder(join(folder, "data")));
    const port = await freePort();
    const child = spawn("npm", ["run", "--silent", "develop", "--", "--port", `${port}`], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      // On Windows, npm is a script that only a shell can start. No argument here comes from outside.
      shell: process.platform === "win32",
      env: {
        ...process.env,
        NODE_ENV: "development",
        NO_COLOR: "1",
        // The copy shares the project's packages, and npm must not install anything there.
        npm_config_dry_run: "true",
        // In CI, Gatsby would run all queries and make all pictures at once, which no maintainer sees.
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true",
        GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
      },
    });
    return new DevelopServer(`http://localhost:${port}`, folder, child);
  }

  /**
   * Waits until the server serves pages.
   * @throws with its output when it ends first
   */
  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.child.once("exit", () => reject(new Error(`${this.output}\ngatsby develop has ended.`)));
      for (const stream of [this.child.stdout, this.child.stderr]) {
        stream?.setEncoding("utf8").on("data", (text: string) => {
          this.output += text;
          if (this.output.includes("You can now view")) resolve();
        });
      }
    });
  }

  /**
   * Opens a page, or a section of it, as soon as the server has its data, and that of the pages that Gatsby loads with each:
   * Gatsby waits only 15 seconds for them.
   */
  async open(page: Page, target: string): Promise<void> {
    const statusOf = async (path: string) => {
      const response = await page.request.get(`${this.url}/page-data${path}/page-data.json`);
      return response.status();
    };
    const own = target.replace(/#.*/, "");
    // Gatsby can forget to write the data of a page that is asked for while it makes it.
    await expect(async () => {
      const query = `{ sitePage(path: { eq: "${own}" }) { id } }`;
      const response = await page.request.post(`${this.url}/___graphql`, { data: { query } });
      expect((await response.json()).data.sitePage).not.toBeNull();
    }).toPass();
    // The same while it writes those of others, until the next page is asked for.
    const next = routes.map(({ path }) => path);
    for (const path of ["/dev-404-page", "/404.html", own]) {
      let others: string[] = [];
      await expect(async () => {
        const [status] = await Promise.all([path, ...others].map(statusOf));
        others = next.splice(0, 1);
        expect(status).toBe(200);
      }).toPass();
    }
    await page.goto(this.url + target);
  }

  /** Sends npm a termination signal, as process managers do. Deletes the copy once nothing writes there. */
  async stop(): Promise<void> {
    this.child.kill("SIGTERM");
    await this.ended;
    rmSync(this.folder, { recursive: true, maxRetries: 5 });
  }
}
