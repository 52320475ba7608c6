import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { ProjectCopy } from "../../scripts/bench/projectCopy";
import { ContentFolder } from "./contentCopy";

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("The system gave no port.");
  return address.port;
}

/** `gatsby develop` on a copy of the project, whose content can be edited at will. */
export class DevelopServer {
  /** All that the terminal has shown. */
  output = "";

  private constructor(
    readonly address: string,
    readonly content: ContentFolder,
    private readonly child: ChildProcess,
  ) {}

  /** Starts the server; it is not yet `ready`. */
  static async start(): Promise<DevelopServer> {
    const { folder } = new ProjectCopy();
    const port = await freePort();
    const child = spawn(process.execPath, [join(folder, "node_modules/gatsby/cli.js"), "develop", "--port", `${port}`], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, NODE_ENV: "development", GATSBY_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
    });
    return new DevelopServer(`http://localhost:${port}`, new ContentFolder(join(folder, "data")), child);
  }

  /**
   * Waits until the server serves pages.
   * @throws with its output when it ends before that
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

  /** Ends the server, as Ctrl+C does. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGINT");
    await ended;
  }
}
