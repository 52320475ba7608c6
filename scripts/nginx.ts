import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, servedFolder } from "./folders";

const places = [
  "nginx",
  "/usr/sbin/nginx",
  "/usr/local/sbin/nginx",
  "/opt/homebrew/bin/nginx",
  "/usr/local/bin/nginx",
];

/** Returns the version and build options of nginx; undefined if it is not installed. */
const buildOptions = (path: string): string | undefined => {
  const { status, stderr } = spawnSync(path, ["-V"], { encoding: "utf8" });
  return status === 0 ? stderr : undefined;
};

/** Returns the path of nginx; undefined if it is not installed. */
export const findNginx = (): string | undefined =>
  [process.env.NGINX_PATH, ...places].find(
    (path) => path !== undefined && buildOptions(path) !== undefined,
  );

/** Returns whether nginx can send Brotli files, and the directive that loads the module for it; empty if it is built in. */
function brotliModule(nginx: string): { available: boolean; load: string } {
  const options = buildOptions(nginx) ?? "";
  const [, folder] = /--modules-path=(\S+)/.exec(options) ?? [];
  const file = folder && join(folder, "ngx_http_brotli_static_module.so");
  if (file && existsSync(file)) return { available: true, load: `load_module "${file}";` };
  return { available: /--add-module=\S*brotli/.test(options), load: "" };
}

const slashed = (path: string) => path.replaceAll("\\", "/");

/** Returns a configuration that serves the built site and writes only to `folder`. */
function configuration(nginx: string, port: number, folder: string): string {
  const brotli = brotliModule(nginx);
  const own = (name: string) => slashed(join(folder, name));
  const written = (name: string) => slashed(join(root, "hosting/nginx", name));
  return `${brotli.load}
# By default, the workers of root's nginx have another user, who may not be able to read the project.
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid "${own("pid")}";
error_log "${own("error.log")}" warn;
events { worker_connections 512; }
http {
  access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path "${own(name)}";`).join("\n")}
  include "${written("http.conf")}";
  server {
    listen 127.0.0.1:${port};
    root "${slashed(join(root, servedFolder))}";
    include "${written("server.conf")}";
    ${brotli.available ? `include "${written("brotli.conf")}";` : ""}
  }
}
`;
}

/** Serves the built site with nginx and the configuration of the build. Needs no root rights, and leaves no files behind. */
function serveWithNginx(port: number): void {
  const nginx = findNginx();
  if (!nginx) throw new Error("nginx is not installed. Install it, or set NGINX_PATH to its path.");
  const folder = mkdtempSync(join(tmpdir(), "debato-nginx-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(nginx, port, folder));
  const child = spawn(nginx, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], {
    stdio: "inherit",
  });
  child.once("exit", (code) => {
    process.exitCode = code ?? 0;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => child.kill("SIGTERM"));
  console.log(`nginx serves the site at http://localhost:${port}`);
}

if (require.main === module) serveWithNginx(Number(process.env.PORT ?? 9080));
