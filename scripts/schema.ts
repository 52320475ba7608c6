import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { guideSnippets } from "../src/content/guideSnippets";
import { editorSettings, jsonSchemas, schemaText } from "../src/content/jsonSchema";
import { root } from "./command";

/* Writes the JSON Schemas of the content for editors, and the settings and snippets of VS Code. */
const folder = join(root, "schemas");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const schema of jsonSchemas()) writeFileSync(join(folder, schema.name), schemaText(schema));
mkdirSync(join(root, ".vscode"), { recursive: true });
writeFileSync(join(root, ".vscode/settings.json"), editorSettings());
writeFileSync(join(root, ".vscode/guides.code-snippets"), guideSnippets());
