import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/server";
import type { Start } from "./engine";

/** Without this, the test browser's toolbar keeps the window wider than a phone. */
const smallToolbar = "* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }";

/** Sends a WebDriver command. Throws on an error status. */
async function ask(method: string, address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** The WebDriver code of the key End. */
const end = "\uE010";

/** Starts WebKitGTK on its own display and drives it with WebDriver. */
export const startWebKit: Start = async (executable, proxy) => {
  const folder = mkdtempSync(join(tmpdir(), "debato-webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), smallToolbar);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = spawn(
    "xvfb-run",
    ["-a", "-s", "-screen 0 2400x1200x24", executable, `--port=${port}`],
    {
      env: { ...process.env, XDG_CONFIG_HOME: folder },
      stdio: "ignore",
      // xvfb-run doesn't forward signals.
      detached: true,
    },
  );
  process.once("exit", () => {
    if (driver.pid && driver.exitCode === null) process.kill(-driver.pid);
    rmSync(folder, { recursive: true, force: true });
  });
  while (driver.exitCode === null) {
    const answers = await ask("GET", `${address}/status`).catch(() => undefined);
    if (answers) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // Set here, because the driver would use TLS for a proxy that is set as a capability.
  const args = [
    "--automation",
    "--ignore-tls-errors",
    `--proxy=http://${proxy}`,
    "--ignore-host=localhost",
  ];
  const alwaysMatch = { acceptInsecureCerts: true, "webkitgtk:browserOptions": { args } };
  const { sessionId } = (await ask("POST", `${address}/session`, {
    capabilities: { alwaysMatch },
  })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  const post = async (path: string, body = {}) => ask("POST", `${session}/${path}`, body);
  const act = async (type: string, actions: object[]) =>
    void (await post("actions", { actions: [{ type, id: type, actions }] }));
  const evaluate = (expression: string) =>
    post("execute/sync", { script: `return ${expression}`, args: [] });
  return {
    go: async (url) => void (await post("url", { url })),
    reload: async () => void (await post("refresh")),
    back: async () => void (await post("back")),
    forward: async () => void (await post("forward")),
    evaluate,
    click: (x, y) =>
      act("pointer", [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    pressEnd: () =>
      act("key", [
        { type: "keyDown", value: end },
        { type: "keyUp", value: end },
      ]),
    resize: async (width, height) => {
      // The toolbar makes the window larger than the viewport.
      const [wide, high] = (await evaluate(
        "[outerWidth - innerWidth, outerHeight - innerHeight]",
      )) as [number, number];
      await post("window/rect", { width: width + wide, height: height + high });
    },
    close: async () => void (await ask("DELETE", session)),
  };
};
