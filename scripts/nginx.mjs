import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { servedFolder } from "./folders.mjs";
import { root, run } from "./run.mjs";

const places = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx", "/usr/local/bin/nginx"];

/** What nginx says of itself: its version and how it was built; nothing where it is not there. */
const selfDescription = (path) => {
  const { status, stderr } = spawnSync(path, ["-V"], { encoding: "utf8" });
  return status === 0 ? stderr : undefined;
};

/**
 * Finds nginx.
 * @returns {string | undefined} its path
 */
export const findNginx = () =>
  [process.env.NGINX_PATH, ...places].find((path) => path !== undefined && selfDescription(path) !== undefined);

/** Installs nginx with the platform's own tool, where that asks for nobody's password. */
function install() {
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    // The run level keeps the package from starting a server of its own.
    const quietly = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    const add = (name) => run("apt-get", ["install", "-y", "--no-install-recommends", name], quietly);
    run("apt-get", ["update"]);
    // Not every release has the second.
    if (add("nginx")) add("libnginx-mod-http-brotli-static");
  } else if (process.platform === "darwin") {
    run("brew", ["install", "nginx"]);
  }
}

/**
 * Finds nginx, or installs it where the platform can.
 * @returns {string | undefined} its path; nothing where it is not there and cannot be had
 */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  console.log("Installing nginx …");
  install();
  return findNginx();
}

/**
 * The module that sends files compressed with brotli.
 * @param {string} nginx
 * @returns {{ there: boolean, load: string }} whether there is one, and the line that loads it; none where it is built in
 */
export function brotliModule(nginx) {
  const built = selfDescription(nginx) ?? "";
  const [, folder] = /--modules-path=(\S+)/.exec(built) ?? [];
  const file = folder && join(folder, "ngx_http_brotli_static_module.so");
  if (file && existsSync(file)) return { there: true, load: `load_module "${file}";` };
  return { there: /--add-module=\S*brotli/.test(built), load: "" };
}

const slashed = (path) => path.replaceAll("\\", "/");

/** What every configuration needs here: everything nginx writes lies in one folder. */
const around = (nginx, folder, http) => {
  const own = (name) => slashed(join(folder, name));
  return `${brotliModule(nginx).load}
# As root, nginx would hand its work to a user who may not be allowed to read the project.
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid "${own("pid")}";
error_log "${own("error.log")}" warn;
events { worker_connections 512; }
http {
  access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path "${own(name)}";`).join("\n")}
${http}
}
`;
};

/** Serves the built site with the configuration that the build has written. */
function siteConfiguration(nginx, port) {
  const written = (name) => slashed(join(root, "hosting/nginx", name));
  return `  include "${written("http.conf")}";
  server {
    listen 127.0.0.1:${port};
    root "${slashed(join(root, servedFolder))}";
    include "${written("server.conf")}";
    ${brotliModule(nginx).there ? `include "${written("brotli.conf")}";` : ""}
  }`;
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (address) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/**
 * A running nginx.
 * @typedef {{ address: string, ended: Promise<number>, stop(): Promise<void> }} RunningNginx
 */

/**
 * Starts nginx without any rights; it leaves nothing behind.
 * @param {number} port 0 for any that is free
 * @param {string} nginx its path
 * @param {(port: number) => string} configure what stands inside `http`
 * @returns {Promise<RunningNginx>} once it answers
 */
async function startNginx(port, nginx, configure) {
  const folder = mkdtempSync(join(tmpdir(), "debato-nginx-"));
  const chosen = port || (await freePort());
  const file = join(folder, "nginx.conf");
  writeFileSync(file, around(nginx, folder, configure(chosen)));
  const child = spawn(nginx, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], { stdio: ["ignore", "inherit", "inherit"] });
  const ended = new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 0));
  });
  let over = false;
  ended.then(() => {
    over = true;
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://localhost:${chosen}`;
  while (!over && !(await answers(address))) await new Promise((resolve) => setTimeout(resolve, 50));
  if (over) throw new Error("nginx has ended; the lines above say why.");
  return {
    address,
    ended,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/**
 * Serves the built site with nginx, with the configuration that the build has written.
 * @param {number} port 0 for any that is free
 * @param {string} nginx its path
 * @returns {Promise<RunningNginx>} once it answers
 * @throws when the configuration is wrong, or nginx ends
 */
export async function serveWithNginx(port, nginx) {
  if (!existsSync(join(root, "hosting/nginx/server.conf"))) {
    throw new Error("There is no configuration in hosting/nginx; run `npm run build` first.");
  }
  return startNginx(port, nginx, (chosen) => siteConfiguration(nginx, chosen));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const nginx = findNginx();
  if (!nginx) {
    console.error("nginx is not there. Install it, or set NGINX_PATH to it.");
    process.exit(1);
  }
  const server = await serveWithNginx(Number(process.env.PORT ?? 9080), nginx);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.stop());
  console.log(`nginx serves the site at ${server.address}`);
  process.exitCode = await server.ended;
}
