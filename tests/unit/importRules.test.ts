import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/** For each folder of `src`, the others that it may import from, besides `shared`. Imports go down only. */
const allowed: Record<string, string[]> = {
  boot: ["layout", "components", "theme"],
  pages: ["templates"],
  templates: ["article", "heroes", "sections", "compositions", "seo", "components", "theme"],
  article: ["sections", "debate", "components", "theme"],
  layout: ["components", "theme"],
  heroes: ["debate", "compositions", "components", "theme"],
  sections: ["debate", "compositions", "components", "theme"],
  debate: ["components", "theme"],
  compositions: ["theme"],
  components: ["theme"],
  seo: ["theme"],
  theme: [],
  node: ["content", "debate", "schema", "theme", "develop"],
  editor: ["content", "schema", "develop"],
  content: ["debate", "schema", "theme"],
  schema: ["theme"],
  shared: [],
  develop: [],
};

/** Schemas that are kept with the debates, sections, heroes and compositions they describe. */
const schemaModules = /\/(schemas?|names)$/;

const layerOf = (path: string) => (schemaModules.test(path) ? "schema" : path.split("/")[1]);

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .filter((file) => /\/.*\/.*\.tsx?$/.test(file));

/** Whether a file may import a module. */
function mayImport(file: string, module: string): boolean {
  const layer = layerOf(file.replace(/\.tsx?$/, "")) ?? "";
  if (!module.startsWith("."))
    return (
      !["content", "schema", "shared"].includes(layer) ||
      !/^(react|gatsby|theme-ui|@theme-ui|@emotion)\b/.test(module)
    );
  const target = posix.join(posix.dirname(file), module);
  const other = layerOf(target) ?? "";
  return !target.startsWith("src/") || [layer, "shared", ...(allowed[layer] ?? [])].includes(other);
}

it.each(files)("%s imports only what its layer may", (file) => {
  const modules = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"([^"]+)"/g);
  const wrong = [...modules].map(([, name = ""]) => name).filter((name) => !mayImport(file, name));
  expect(wrong).toEqual([]);
});
