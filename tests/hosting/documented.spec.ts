import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { root } from "../../scripts/folders";
import { freePort } from "../support/freePort";
import { rawRequest } from "../support/rawRequest";

const folder = mkdtempSync(join(tmpdir(), "debato-documented-"));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const own = (name: string) => join(folder, name);

/** Creates a release with the built configuration and, as its only page, a visual editor. */
function writeRelease(): void {
  mkdirSync(own("current/dist/admin"), { recursive: true });
  writeFileSync(
    own("current/dist/admin/index.html"),
    "<!doctype html><title>Edit the site</title>",
  );
  symlinkSync(join(root, "hosting"), own("current/hosting"), "junction");
}

/** The configuration in docs/hosting.md, with ports that need no root rights, and without TLS and Brotli. */
function documented(plain: number, secure: number): string {
  const [, shown = ""] =
    /```nginx\n([\s\S]+?)```/.exec(readFileSync(join(root, "docs/hosting.md"), "utf8")) ?? [];
  return shown
    .replaceAll("/srv/debato/current", own("current"))
    .replace(/^.*brotli\.conf.*$/m, "")
    .replaceAll(/^(\s*listen .*?)\b80\b/gm, `$1${plain}`)
    .replaceAll(/^(\s*listen .*?)\b443 ssl http2/gm, `$1${secure}`);
}

test("the documented servers start, redirect to the site's name for any Host header, and let the editor open a sign-in", async () => {
  const [plain, secure] = [await freePort(), await freePort()];
  writeRelease();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path "${own(name)}";`)
    .join("\n");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} daemon off; pid "${own("pid")}"; events {} http { access_log off; ${temporary} ${documented(plain, secure)} }`;
  writeFileSync(own("nginx.conf"), main);
  const nginx = spawn(
    process.env.NGINX_PATH ?? "nginx",
    ["-p", folder, "-c", own("nginx.conf"), "-e", own("error.log")],
    {
      stdio: "inherit",
    },
  );
  try {
    const ask = (port: number, headers = {}, path = "/non-profits?a=b") =>
      rawRequest(`http://localhost:${port}`, path, headers);
    await expect.poll(() => ask(plain).catch(() => undefined)).toBeTruthy();
    for (const name of ["www.example.com", "evil.example"]) {
      const { status, headers } = await ask(plain, { Host: name });
      expect({ status, to: headers.location }).toEqual({
        status: 301,
        to: "https://www.example.com/non-profits?a=b",
      });
      expect(headers.server).toBe("nginx");
    }
    expect((await ask(secure)).headers.location).toBe("/nonprofits?a=b");
    const { status, headers } = await ask(secure, {}, "/admin");
    expect(status).toBe(200);
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  } finally {
    nginx.kill("SIGTERM");
  }
});
