import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

const source = join(__dirname, "../../src");

/** A module of the site and what it imports. */
export interface SourceModule {
  /** Path below `src`, without its ending, with forward slashes. */
  name: string;
  /** The folder directly below `src` that it stands in. */
  layer: string;
  /** Modules of the site that it imports, as `name` says. */
  own: string[];
  /** Packages that it imports. */
  packages: string[];
  /** Files outside `src` that it imports, such as content. */
  outside: string[];
}

// `import type` counts as well: a layer should not know the shape of one above it either.
const importPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)"([^"\n]+)"/g;

const endings = [".ts", ".tsx", "/index.ts", "/index.tsx", ""];

const posixName = (file: string) => relative(source, file).split(sep).join("/");

/** The module that a relative import means, as `name` says; with its ending where it is no module. */
const resolved = (from: string, specifier: string): string => {
  const target = join(dirname(from), specifier);
  const file = endings.map((ending) => target + ending).find((candidate) => isFile(candidate));
  if (!file) throw new Error(`${posixName(from)} imports ${specifier}, which is no file`);
  return posixName(file).replace(/\.tsx?$/, "");
};

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

const moduleOf = (file: string): SourceModule => {
  const specifiers = [...readFileSync(file, "utf8").matchAll(importPattern)].map(([, specifier = ""]) => specifier);
  const files = specifiers.filter((specifier) => specifier.startsWith(".")).map((specifier) => resolved(file, specifier));
  const name = posixName(file).replace(/\.tsx?$/, "");
  return {
    name,
    layer: name.split("/")[0] ?? "",
    own: files.filter((target) => !target.startsWith("../")),
    packages: specifiers.filter((specifier) => !specifier.startsWith(".")),
    outside: files.filter((target) => target.startsWith("../")),
  };
};

/** Every module below `src`; generated types are none. */
export const sourceModules = (): SourceModule[] =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .map((name) => moduleOf(join(source, name)));
