import { readdirSync, readFileSync } from "node:fs";
import { type ModuleItem, parseSync } from "@swc/core";

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);

const files = [
  ...filesBelow("src"),
  ...filesBelow("scripts"),
  ...readdirSync(".").filter((file) => file.startsWith("gatsby-")),
].filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));

interface Exported {
  name: string;
  returnType?: unknown;
}

/** The functions that a statement exports, apart from those whose variable says its type, such as Gatsby's hooks. */
function exportedFunctions(item: ModuleItem): Exported[] {
  if (item.type === "ExportDefaultDeclaration" && item.decl.type === "FunctionExpression") {
    const { identifier, returnType } = item.decl;
    return [{ name: identifier?.value ?? "default", returnType }];
  }
  if (item.type !== "ExportDeclaration") return [];
  const { declaration } = item;
  if (declaration.type === "FunctionDeclaration")
    return [{ name: declaration.identifier.value, returnType: declaration.returnType }];
  if (declaration.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) => {
    const hasType = "typeAnnotation" in id && id.typeAnnotation;
    if (id.type !== "Identifier" || hasType || init?.type !== "ArrowFunctionExpression") return [];
    return [{ name: id.value, returnType: init.returnType }];
  });
}

const isDocumented = (code: string, name: string): boolean =>
  new RegExp(`\\*/\\nexport (default )?(async )?(function|const) ${name}\\b`).test(code);

// Biome's rules for this also ask each function inside another one.
it.each(files)("%s says what its exported functions do and return", (file) => {
  const code = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  const options = { syntax: "typescript", tsx: file.endsWith("x") } as const;
  const found = parseSync(code, options).body.flatMap(exportedFunctions);
  const silent = found.filter(({ name, returnType }) => !returnType || !isDocumented(code, name));
  expect(silent.map(({ name }) => name)).toEqual([]);
});
