import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.mjs";
import { ensureNginx, serveWithNginx } from "./nginx.mjs";
import { tool } from "./run.mjs";

/**
 * Tests the built site behind nginx, with the configuration that the build has written; passed over, in a line, where nginx
 * is not there and cannot be had.
 * @param {string[]} words for Playwright, such as the name of a test
 * @returns {Promise<boolean>} whether everything holds
 */
export async function testHosting(words = []) {
  const nginx = ensureNginx();
  if (!nginx) {
    console.log("Passed over: nginx is not there. Install it, or set NGINX_PATH to it, to test the site behind it.");
    return true;
  }
  await ensureBrowser();
  const server = await serveWithNginx(0, nginx);
  try {
    return tool("playwright", ["test", ...words], { SITE_ADDRESS: server.address });
  } finally {
    await server.stop();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!(await testHosting(process.argv.slice(2)))) process.exitCode = 1;
}
