import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, servedFolder } from "./folders";
import { run } from "./run.mjs";

const places = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx", "/usr/local/bin/nginx"];

/** What nginx says of itself: its version and how it was built; nothing where it is not there. */
const selfDescription = (path: string) => {
  const { status, stderr } = spawnSync(path, ["-V"], { encoding: "utf8" });
  return status === 0 ? stderr : undefined;
};

/** The path of nginx, where it is installed. */
export const findNginx = (): string | undefined =>
  [process.env.NGINX_PATH, ...places].find((path) => path !== undefined && selfDescription(path) !== undefined);

/** Installs nginx with the platform's own tool, where that asks for nobody's password. */
function install() {
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    // The run level keeps the package from starting a server of its own.
    const quietly = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    const add = (name: string) => run("apt-get", ["install", "-y", "--no-install-recommends", name], quietly);
    run("apt-get", ["update"]);
    // Not every release has the second.
    if (add("nginx")) add("libnginx-mod-http-brotli-static");
  } else if (process.platform === "darwin") {
    run("brew", ["install", "nginx"]);
  }
}

/**
 * Finds nginx, or installs it where the platform can.
 * @returns its path; nothing where it is not there and can't be installed
 */
export function ensureNginx(): string | undefined {
  const found = findNginx();
  if (found) return found;
  console.log("Installing nginx …");
  install();
  return findNginx();
}

/**
 * The module that sends files compressed with brotli.
 * @returns whether there is one, and the line that loads it; none where it is built in
 */
function brotliModule(nginx: string): { there: boolean; load: string } {
  const built = selfDescription(nginx) ?? "";
  const [, folder] = /--modules-path=(\S+)/.exec(built) ?? [];
  const file = folder && join(folder, "ngx_http_brotli_static_module.so");
  if (file && existsSync(file)) return { there: true, load: `load_module "${file}";` };
  return { there: /--add-module=\S*brotli/.test(built), load: "" };
}

const slashed = (path: string) => path.replaceAll("\\", "/");

/** What every configuration needs here: everything nginx writes lies in one folder. */
const around = (nginx: string, folder: string, http: string) => {
  const own = (name: string) => slashed(join(folder, name));
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
function siteConfiguration(nginx: string, port: number) {
  const written = (name: string) => slashed(join(root, "hosting/nginx", name));
  return `  include "${written("http.conf")}";
  server {
    listen 127.0.0.1:${port};
    root "${slashed(join(root, servedFolder))}";
    include "${written("server.conf")}";
    ${brotliModule(nginx).there ? `include "${written("brotli.conf")}";` : ""}
  }`;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** A running nginx. */
interface RunningNginx {
  address: string;
  /** Its exit code. */
  ended: Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts nginx without any rights; it leaves nothing behind.
 * @param port 0 for any that is free
 * @param nginx its path
 * @param configure what stands inside `http`
 * @returns once it answers
 */
async function startNginx(port: number, nginx: string, configure: (port: number) => string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "debato-nginx-"));
  const chosen = port || (await freePort());
  const file = join(folder, "nginx.conf");
  writeFileSync(file, around(nginx, folder, configure(chosen)));
  const child = spawn(nginx, ["-p", folder, "-c", file, "-e", join(folder, "error.log")], { stdio: ["ignore", "inherit", "inherit"] });
  const ended = new Promise<number>((resolve) => {
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
 * @param port 0 for any that is free
 * @param nginx its path
 * @returns once it answers
 * @throws when the configuration is wrong, or nginx ends
 */
export async function serveWithNginx(port: number, nginx: string): Promise<RunningNginx> {
  if (!existsSync(join(root, "hosting/nginx/server.conf"))) {
    throw new Error("There is no configuration in hosting/nginx; run `npm run build` first.");
  }
  return startNginx(port, nginx, (chosen) => siteConfiguration(nginx, chosen));
}

async function main(): Promise<void> {
  const nginx = findNginx();
  if (!nginx) throw new Error("nginx is not there. Install it, or set NGINX_PATH to it.");
  const server = await serveWithNginx(Number(process.env.PORT ?? 9080), nginx);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.stop());
  console.log(`nginx serves the site at ${server.address}`);
  process.exitCode = await server.ended;
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
