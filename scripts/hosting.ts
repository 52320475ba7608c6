import { aptInstall } from "./aptInstall";
import { runCommand } from "./command";
import { ensureBrowser } from "./ensureBrowser";
import { findNginx } from "./nginx";
import { run, tool } from "./run.mjs";

/** Installs nginx with the platform's package manager, if that needs no password. */
function installNginx(): void {
  console.log("Installing nginx …");
  if (process.platform === "darwin") run("brew", ["install", "nginx"]);
  // Not every release has the second package.
  else if (aptInstall("nginx")) aptInstall("libnginx-mod-http-brotli-static");
}

/* Tests the built site behind nginx, or skips the tests when nginx can't be installed. Passes arguments on to Playwright. */
runCommand(async () => {
  if (!findNginx()) installNginx();
  const nginx = findNginx();
  if (!nginx)
    return console.log(
      "Skipped: nginx is not installed. Install it, or set NGINX_PATH to its path.",
    );
  await ensureBrowser();
  if (
    !tool("playwright", ["test", ...process.argv.slice(2)], {
      TEST_HOST: "nginx",
      NGINX_PATH: nginx,
    })
  )
    process.exitCode = 1;
});
