import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../scripts/command";
import type { Statement } from "../../support/statements";

/** The text of all code in some files and folders of the project. */
const codeOf = (...paths: string[]) =>
  paths
    .flatMap((path) =>
      /\.\w+$/.test(path)
        ? [path]
        : readdirSync(join(root, path), { recursive: true, encoding: "utf8" })
            .filter((file) => /\.tsx?$/.test(file) && !file.endsWith("gatsby-types.d.ts"))
            .map((file) => join(path, file)),
    )
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");

/** Whether code imports a package, or a part of it. */
const imports = (name: string, ...paths: string[]) =>
  new RegExp(`(from|import|import\\() ?["']${name}(/[^"']*)?["']`).test(codeOf(...paths));

const usedBySite = [
  "gatsby",
  "gatsby-plugin-image",
  "react",
  "react-dom",
  "@reach/router",
  "theme-ui",
  "react-modal",
  "react-collapsed",
];
const plugins = [
  "gatsby-plugin-sharp",
  "gatsby-transformer-json",
  "gatsby-source-filesystem",
  "gatsby-plugin-sitemap",
];

const topLevel = [
  "package.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "tsconfig.json",
  "data",
  "src",
  "static",
  "tests",
  "README.md",
];

const dataFiles = ["plans.json", "comparison.json", "scenarios", "roles.json", "phases.json"];

export const card: Statement[] = [
  ...usedBySite.map(
    (name): Statement => [`Package ${name} is used`, () => expect(imports(name, "src")).toBe(true)],
  ),
  ...plugins.map(
    (name): Statement => [
      `Package ${name} is used`,
      () => expect(codeOf("gatsby-config.ts")).toContain(`"${name}"`),
    ],
  ),
  ["Package @theme-ui/mdx is used", () => expect(imports("@theme-ui/mdx", "src")).toBe(true)],
  ["Package jest is used in tests", () => expect(codeOf("scripts/test.ts")).toMatch(/\bjest\b/)],
  [
    "Package @testing-library/react is used in tests",
    () => expect(imports("@testing-library/react", "tests")).toBe(true),
  ],
  [
    "Package @playwright/test is used in tests",
    () => expect(imports("@playwright/test", "tests")).toBe(true),
  ],
  ...topLevel.map(
    (name): Statement => [
      `Top level: ${name}`,
      () => expect(existsSync(join(root, name))).toBe(true),
    ],
  ),
  ...dataFiles.map(
    (name): Statement => [
      `JSON data feeds the GraphQL layer: data/${name}`,
      () => expect(existsSync(join(root, "data", name))).toBe(true),
    ],
  ),
];
