import { z } from "zod";
import { entities } from "./entities";

/** The JSON Schemas of the JSON files, for completion in editors, by their name in `schemas/`. */
export const jsonSchemas = (): Record<string, z.core.JSONSchema.JSONSchema> =>
  Object.fromEntries(
    entities
      .filter(({ files }) => files.endsWith(".json"))
      .map(({ files, schema, list }) => [
        files.replace("/*", "").replaceAll("/", "-"),
        z.toJSONSchema(list ? z.array(schema) : schema, { target: "draft-7", io: "input" }),
      ]),
  );
