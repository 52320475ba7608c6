import { runCommand } from "./command";
import { ensureBrowser } from "./ensureBrowser";
import { ensureNginx, serveWithNginx } from "./nginx";
import { tool } from "./run.mjs";

/* Tests the built site behind nginx, or skips the tests when nginx can't be installed. Passes arguments on to Playwright. */
runCommand(async () => {
  const nginx = ensureNginx();
  if (!nginx) return console.log("Skipped: nginx is not installed. Install it, or set NGINX_PATH to its path.");
  await ensureBrowser();
  const server = await serveWithNginx(0, nginx);
  try {
    if (!tool("playwright", ["test", ...process.argv.slice(2)], { SITE_ADDRESS: server.address, NGINX_PATH: nginx })) process.exitCode = 1;
  } finally {
    await server.stop();
  }
});
