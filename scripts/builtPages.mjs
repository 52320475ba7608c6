import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { servedFolder } from "./folders.mjs";
import { root } from "./run.mjs";

/**
 * The pages that a build has made.
 * @param {string} [folder] where they are; otherwise the folder that is served
 * @returns {string[]} their addresses, with `/404` among them; none before the first build
 */
export function builtPages(folder = join(root, servedFolder)) {
  if (!existsSync(folder)) return [];
  const pages = readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((file) => `/${file.split(sep).join("/")}`)
    .filter((file) => file.endsWith("/index.html") || file === "/404.html")
    .map((file) => file.replace(/\/?(index)?\.html$/, "") || "/");
  return [...new Set(pages)].sort();
}
