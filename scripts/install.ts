import { aptInstall, engines, ensureBrowser, installedEngines } from "./browsers";
import { run, runCommand } from "./command";
import { findNginx } from "./nginx";

/* Installs everything that tests use and `npm ci` doesn't bring, if that needs no password. */
runCommand(async () => {
  await ensureBrowser();
  if (!findNginx()) {
    if (process.platform === "darwin") run("brew", "install", "nginx");
    else aptInstall("nginx");
  }
  const missing = Object.entries(engines).filter(([name]) => !(name in installedEngines()));
  if (missing.length > 0) aptInstall(...missing.flatMap(([, { packages }]) => packages));
});
