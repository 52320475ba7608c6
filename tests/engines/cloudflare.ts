import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, servedFolder } from "../../scripts/folders";
import { freePort } from "../support/freePort";
import { type RawAnswer, rawRequest } from "../support/rawRequest";

export interface CloudflareServer {
  /** Its origin. */
  address: string;
  /** Requests a path exactly as written. */
  ask(path: string): Promise<RawAnswer>;
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
  const options = [
    "--ip",
    "127.0.0.1",
    "--port",
    `${port}`,
    "--inspector-port",
    "0",
    "--compatibility-date",
    "2026-04-01",
  ];
  // wrangler writes to its working directory.
  const child = spawn(
    process.execPath,
    [wrangler, "pages", "dev", join(root, servedFolder), ...options],
    {
      cwd: folder,
      env: {
        ...process.env,
        CI: "1",
        WRANGLER_SEND_METRICS: "false",
        WRANGLER_LOG_PATH: folder,
        XDG_CONFIG_HOME: folder,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
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
  return { address, ask: (path) => rawRequest(address, path), stop };
}
