import { ensureBrowser } from "./ensureBrowser";
import { ensureNginx, serveWithNginx } from "./nginx";
import { tool } from "./run.mjs";

/**
 * Tests the built site behind nginx, with the configuration that the build has written; passed over, in a line, where nginx
 * is not there and cannot be had.
 * @param words for Playwright, such as the name of a test
 * @returns whether everything holds
 */
async function testHosting(words: string[]): Promise<boolean> {
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

testHosting(process.argv.slice(2)).then(
  (holds) => {
    if (!holds) process.exitCode = 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
