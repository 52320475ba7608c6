import { z } from "zod";
import { entities } from "./entities";
import { editorDefinitions } from "./textRules";

/** The JSON Schemas of the JSON files, for completion in editors, by the path that `.vscode/settings.json` has after `schemas/`. */
export const jsonSchemas = (): Record<string, z.core.JSONSchema.JSONSchema> =>
  Object.fromEntries(
    entities
      .filter(({ files }) => files.endsWith(".json"))
      .map(({ files, schema, list }) => {
        const name = files.replace("/*", "").replaceAll("/", "-");
        const written = z.toJSONSchema(list ? z.array(schema) : schema, {
          target: "draft-7",
          io: "input",
        });
        return [
          name,
          { ...written, definitions: { ...Object(written.definitions), ...editorDefinitions } },
        ];
      }),
  );
