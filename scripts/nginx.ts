import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./command";
import { root, servedFolder } from "./folders";
import { freePort } from "./freePort";
import { run } from "./run.mjs";

const places = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx", "/usr/local/bin/nginx"];

/** Returns the version and build options of nginx; undefined if it is not installed. */
const buildOptions = (path: string): string | undefined => {
  const { status, stderr } = spawnSync(path, ["-V"], { encoding: "utf8" });
  return status === 0 ? stderr : undefined;
};

const findNginx = (): string | undefined =>
  [process.env.NGINX_PATH, ...places].find((path) => path !== undefined && buildOptions(path) !== undefined);

/** Installs nginx with the platform's package manager, if that needs no password. */
function install() {
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    // The run level stops the package from starting a server.
    const quietly = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    const add = (name: string) => run("apt-get", ["install", "-y", "--no-install-recommends", name], quietly);
    run("apt-get", ["update"]);
    // Not every release has the second package.
    if (add("nginx")) add("libnginx-mod-http-brotli-static");
  } else if (process.platform === "darwin") {
    run("brew", ["install", "nginx"]);
  }
}

/**
 * Finds nginx, or installs it.
 * @returns its path; undefined if the installation fails
 */
export function ensureNginx(): string | undefined {
  const found = findNginx();
  if (found) return found;
  console.log("Installing nginx …");
  install();
  return findNginx();
}

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

const responds = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** A running nginx. */
interface RunningNginx {
  address: string;
  /** Resolves to the exit code. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Serves the built site with nginx and the configuration of the build. Needs no root rights, and leaves no files behind.
 * @param port 0 for any free port
 * @param nginx its path
 * @returns the server, when it responds
 * @throws when there is no configuration, or nginx ends
 */
export async function serveWithNginx(port: number, nginx: string): Promise<RunningNginx> {
  if (!existsSync(join(root, "hosting/nginx/server.conf"))) {
    throw new Error("There is no configuration in hosting/nginx; run `npm run build` first.");
  }
  const folder = mkdtempSync(join(tmpdir(), "debato-nginx-"));
  const chosen = port || (await freePort());
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(nginx, chosen, folder));
  const child = spawn(nginx, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], { stdio: ["ignore", "inherit", "inherit"] });
  let over = false;
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 0));
  }).finally(() => {
    over = true;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://localhost:${chosen}`;
  while (!over && !(await responds(address))) await new Promise((resolve) => setTimeout(resolve, 50));
  if (over) throw new Error("nginx has ended; see the lines above.");
  return {
    address,
    ended,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

if (require.main === module) {
  runCommand(async () => {
    const nginx = findNginx();
    if (!nginx) throw new Error("nginx is not installed. Install it, or set NGINX_PATH to its path.");
    const server = await serveWithNginx(Number(process.env.PORT ?? 9080), nginx);
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.stop());
    console.log(`nginx serves the site at ${server.address}`);
    process.exitCode = await server.ended;
  });
}
