/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** For each folder of `src`, the others that it may import from. Imports go down only. */
const allowed: Record<string, string[]> = {
  boot: ["layout", "sections", "seo", "components", "theme", "browser"],
  pages: ["layout", "sections", "seo", "components", "theme", "browser", "boot"],
  templates: ["layout", "sections", "seo", "components", "theme", "browser", "boot"],
  layout: ["components", "theme", "browser"],
  sections: ["components", "theme", "browser"],
  components: ["theme", "browser"],
  seo: ["theme", "browser"],
  theme: ["browser"],
  node: ["content", "browser", "seo", "theme", "editor", "develop"],
  editor: ["content", "browser", "develop"],
  content: ["browser"],
  browser: [],
  develop: [],
};

/** The modules of `src/content` that browsers get. */
const browserModules =
  /^src\/content\/(tokens|prices|teamSize|queryProps|segmentLabel|pictureSizes|textLinks)$/;

const layerOf = (path: string) => (browserModules.test(path) ? "browser" : path.split("/")[1]);

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\/.*\/.*\.tsx?$/.test(file));

/** Whether a file may import a module. */
function mayImport(file: string, module: string): boolean {
  const layer = layerOf(file.replace(/\.tsx?$/, "")) ?? "";
  if (!module.startsWith("."))
    return layer !== "content" || !/^(react|gatsby|theme-ui|@theme-ui|@emotion)\b/.test(module);
  const target = posix.join(posix.dirname(file), module);
  const other = layerOf(target) ?? "";
  return !target.startsWith("src/") || other === layer || Boolean(allowed[layer]?.includes(other));
}

it.each(files)("%s imports only what its layer may", (file) => {
  const modules = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g);
  const wrong = [...modules].map(([, name = ""]) => name).filter((name) => !mayImport(file, name));
  expect(wrong).toEqual([]);
});
