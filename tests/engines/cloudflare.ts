import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, servedFolder } from "../../scripts/folders";
import { freePort } from "../support/freePort";

export interface CloudflareAnswer {
  status: number | undefined;
  /** A repeated header has all its values, joined by a comma. */
  headers: IncomingHttpHeaders;
  text: string;
}

export interface CloudflareServer {
  /** Its origin. */
  address: string;
  /** Requests a path exactly as written; `fetch` would normalize it. The server ignores `Connection: close`. */
  ask(path: string): Promise<CloudflareAnswer>;
  stop(): Promise<void>;
}

const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");

/** How long to wait for the server, in milliseconds. */
const maxStart = 60_000;

/**
 * Serves the built site with the engine of Cloudflare Pages.
 * @throws when it doesn't start
 */
export async function serveWithCloudflare(): Promise<CloudflareServer> {
  const folder = mkdtempSync(join(tmpdir(), "debato-cloudflare-"));
  const port = await freePort();
  const options = ["--ip", "127.0.0.1", "--port", `${port}`, "--inspector-port", "0", "--compatibility-date", "2026-04-01"];
  // wrangler writes to its working directory.
  const child = spawn(process.execPath, [wrangler, "pages", "dev", join(root, servedFolder), ...options], {
    cwd: folder,
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_LOG_PATH: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  let over = false;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve())).finally(() => {
    over = true;
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  const latest = Date.now() + maxStart;
  const responds = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await responds())) {
    if (over || Date.now() > latest) {
      await stop();
      throw new Error(`wrangler did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const ask = (path: string) =>
    new Promise<CloudflareAnswer>((resolve, reject) => {
      get({ host: "127.0.0.1", port, path, agent: false }, async (answer) => {
        const { statusCode: status, headers } = answer;
        resolve({ status, headers, text: (await answer.setEncoding("utf8").toArray()).join("") });
      }).on("error", reject);
    });
  return { address, ask, stop };
}
