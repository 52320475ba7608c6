import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas } from "../src/content/jsonSchema";
import { root } from "./command";

/* Writes the JSON Schemas of the content, for completion in editors. */
const folder = join(root, "schemas");
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas()))
  writeFileSync(join(folder, name), JSON.stringify(schema));
