import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root, servedFolder } from "./command";

const places = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];

/** Returns the path of nginx; undefined if it is not installed. */
export const findNginx = (): string | undefined =>
  [process.env.NGINX_PATH, ...places].find((path) => path && spawnSync(path, ["-v"]).status === 0);

/** Serves the built site with `container/site.conf`. Needs no root rights, and leaves no files behind. */
function serveWithNginx(port: number): void {
  const nginx = findNginx();
  if (!nginx) throw new Error("nginx is not installed; `npm run test:install` installs it.");
  const folder = mkdtempSync(join(tmpdir(), "debato-nginx-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(join(root, "hosting"), join(folder, "site"), "junction");
  const { stderr } = spawnSync(nginx, ["-V"], { encoding: "utf8" });
  const [, defaults = ""] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  const server = readFileSync(join(root, "container/site.conf"), "utf8")
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace(/listen \[::\]:8080/, `listen [::1]:${port}`)
    .replace(/root .*;/, `root "${join(root, servedFolder)}";`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${name};`)
    .join(" ");
  const file = join(folder, "nginx.conf");
  // By default, the workers of root's nginx have another user, who may not be able to read the project.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    file,
    `${user} daemon off; pid pid; error_log error.log warn; events {}
http { access_log off; ${temporary} include "${join(dirname(defaults), "mime.types")}"; ${server} }`,
  );
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
