import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { editorSettings, jsonSchemas, schemaText } from "../src/content/jsonSchema";

/* Writes the JSON Schemas that editors use for the content, and points VS Code at them. */
const root = join(__dirname, "..");
const folder = join(root, "schemas");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const schema of jsonSchemas()) writeFileSync(join(folder, schema.name), schemaText(schema));
mkdirSync(join(root, ".vscode"), { recursive: true });
writeFileSync(join(root, ".vscode/settings.json"), editorSettings());
