import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { entities, fileSchema } from "../src/schema/entities";
import { root } from "./command";

/** The JSON Schemas of the JSON files, for completion in editors, by their name in `schemas/`. */
export const jsonSchemas = (): Record<string, z.core.JSONSchema.JSONSchema> =>
  Object.fromEntries(
    entities
      .filter(({ extension }) => extension === "json")
      .map((entity) => [
        `${entity.name}.json`,
        z.toJSONSchema(fileSchema(entity), { target: "draft-7", io: "input" }),
      ]),
  );

if (require.main === module) {
  const folder = join(root, "schemas");
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas()))
    writeFileSync(join(folder, name), JSON.stringify(schema));
}
