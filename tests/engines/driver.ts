import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { engines } from "../../scripts/browsers";
import { freePort } from "../support/freePort";

/** Commands of WebDriver: Firefox's own name of each, and the path at which other drivers take it. */
const commands = {
  start: ["NewSession", "session"],
  open: ["Navigate", "url"],
  back: ["Back", "back"],
  forward: ["Forward", "forward"],
  run: ["ExecuteScript", "execute/sync"],
  click: ["ElementClick", "element/{id}/click"],
  type: ["ElementSendKeys", "element/{id}/value"],
} as const;

/** Sends a command, whose input reaches the page as a person's would. Returns its value. @throws when it fails */
export type Driver = (
  command: keyof typeof commands,
  parameters?: Record<string, unknown>,
) => Promise<unknown>;

/** A proxy that nobody answers at keeps other sites out. */
const nowhere = "localhost:9";
const proxy = {
  proxyType: "manual",
  httpProxy: nowhere,
  sslProxy: nowhere,
  noProxy: ["localhost"],
};

/** Starts a program that ends with this process. */
function start(program: string, ...words: string[]): void {
  // In a group, because xvfb-run doesn't pass signals on.
  const child = spawn(program, words, { stdio: "ignore", detached: true });
  process.once("exit", () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  });
}

/** Tries until it works. */
export async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  let value: Value | undefined;
  await expect(async () => {
    value = await attempt();
  }).toPass({ intervals: [20, 50, 100, 200] });
  return value as Value;
}

/** The messages of Firefox, each of which begins with its length. */
async function* messagesOf(socket: Socket) {
  let received = "";
  for await (const chunk of socket.setEncoding("latin1")) {
    received += chunk;
    while (true) {
      const length = Number.parseInt(received, 10);
      const begin = received.indexOf(":") + 1;
      if (begin === 0 || received.length < begin + length) break;
      yield JSON.parse(Buffer.from(received.slice(begin, begin + length), "latin1").toString());
      received = received.slice(begin + length);
    }
  }
}

/** Firefox has its own form of WebDriver, Marionette. */
async function startFirefox(path: string, port: number): Promise<Driver> {
  // Playwright deletes it before the next run: Firefox writes there until it has ended.
  const profile = mkdtempSync(test.info().outputPath("firefox-"));
  writeFileSync(join(profile, "user.js"), `user_pref("marionette.port", ${port});`);
  start(path, "--headless", "--marionette", "--profile", profile);
  const socket = await retry(async () => {
    const attempt = connect(port);
    await once(attempt, "connect");
    return attempt;
  });
  const messages = messagesOf(socket);
  // A greeting.
  await messages.next();
  const drive: Driver = async (command, parameters = {}) => {
    const text = JSON.stringify([0, 0, `WebDriver:${commands[command][0]}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = (await messages.next()).value;
    if (error) throw new Error(error.message);
    return result.value;
  };
  await drive("start", { proxy });
  return drive;
}

/**
 * WebKitGTK needs a display. The port gives it a number of its own: runs that start together could all choose the next free one.
 * Its browser can crash when it starts, and its driver then waits for it without end.
 */
async function startWebKit(path: string, port: number): Promise<Driver> {
  start("xvfb-run", "-n", `${port % 30_000}`, path, `--port=${port}`);
  let url = `http://127.0.0.1:${port}`;
  const drive: Driver = async (command, parameters = {}) => {
    const answer = await fetch(
      `${url}/${commands[command][1].replace("{id}", `${parameters.id}`)}`,
      {
        method: "POST",
        body: JSON.stringify(parameters),
        signal: command === "start" ? AbortSignal.timeout(20_000) : null,
      },
    );
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  await retry(() => fetch(`${url}/status`));
  const session = await drive("start", { capabilities: { alwaysMatch: { proxy } } });
  url += `/session/${(session as { sessionId: string }).sessionId}`;
  return drive;
}

/** Starts an installed engine. */
export function startEngine(name: string): Promise<Driver> {
  const startIt = name === "firefox" ? startFirefox : startWebKit;
  return retry(async () => startIt(engines[name] ?? "", await freePort()));
}
