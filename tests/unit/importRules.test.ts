import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** For each folder of `src`, the others that it may import from. Imports go down only. */
const allowed: Record<string, string[]> = {
  boot: ["layout", "sections", "seo", "components", "theme", "browser"],
  pages: ["templates"],
  templates: [
    "layout",
    "article",
    "heroes",
    "sections",
    "compositions",
    "seo",
    "components",
    "theme",
    "browser",
  ],
  article: ["sections", "components", "theme", "browser"],
  layout: ["components", "theme", "browser"],
  heroes: ["sections", "compositions", "components", "theme", "browser"],
  sections: ["compositions", "components", "theme", "browser"],
  compositions: ["components", "theme", "browser"],
  components: ["theme", "browser"],
  seo: ["components", "theme", "browser"],
  theme: ["browser"],
  node: ["content", "schemas", "browser", "seo", "theme", "editor", "develop"],
  editor: ["content", "schemas", "browser", "develop"],
  content: ["schemas", "browser"],
  schemas: ["browser"],
  browser: [],
  develop: [],
};

/** The modules of `src/fields` and `src/content` that browsers get. */
const browserModules =
  /^src\/(fields\/(ownIds|tokens|pictureSizes|placeholder|textLinks)|content\/(headerRoom|planPrice|prices|queryProps|segmentLabel))$/;

/** Kinds of field, and the schemas of sections, heroes and compositions. */
const schemaModules = /^src\/fields\/|\/(schemas?|names|useCardFields)$/;

function layerOf(path: string): string | undefined {
  if (browserModules.test(path)) return "browser";
  return schemaModules.test(path) && !path.startsWith("src/content")
    ? "schemas"
    : path.split("/")[1];
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\/.*\/.*\.tsx?$/.test(file));

/** Whether a file may import a module. */
function mayImport(file: string, module: string): boolean {
  const layer = layerOf(file.replace(/\.tsx?$/, "")) ?? "";
  if (!module.startsWith("."))
    return (
      !["content", "schemas"].includes(layer) ||
      !/^(react|gatsby|theme-ui|@theme-ui|@emotion)\b/.test(module)
    );
  const target = posix.join(posix.dirname(file), module);
  const other = layerOf(target) ?? "";
  return !target.startsWith("src/") || other === layer || Boolean(allowed[layer]?.includes(other));
}

it.each(files)("%s imports only what its layer may", (file) => {
  const modules = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g);
  const wrong = [...modules].map(([, name = ""]) => name).filter((name) => !mayImport(file, name));
  expect(wrong).toEqual([]);
});
