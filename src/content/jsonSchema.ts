import { z } from "zod";
import { type Entity, entities } from "./entities";
import { editorDefinitions } from "./textRules";

/** A JSON Schema and the files it is for. */
export interface SchemaFile {
  /** Its file name. */
  name: string;
  /** The content files, relative to `data/`, as a pattern. */
  files: string;
  schema: object;
}

function schemaOf({ type, schema, frontmatter, list }: Entity): SchemaFile["schema"] {
  const whole = list
    ? z.array(schema).meta({ description: `All entries of ${type}.` })
    : (frontmatter ?? schema);
  const written = z.toJSONSchema(whole, { target: "draft-7", io: "input" });
  return { ...written, definitions: { ...Object(written.definitions), ...editorDefinitions } };
}

/** The JSON Schemas of all content files, for completion and checks in editors. */
export const jsonSchemas = (): SchemaFile[] =>
  entities.map((entity) => ({
    name: `${entity.files.replace(/(\/\*)?\.(json|mdx)$/, "").replaceAll("/", "-")}.schema.json`,
    files: entity.files,
    schema: schemaOf(entity),
  }));

/** The text of a schema's file. */
export const schemaText = ({ schema }: SchemaFile): string =>
  `${JSON.stringify(schema, null, 2)}\n`;

/** The text of `.vscode/settings.json`: which schema is for which file. */
export const editorSettings = (): string =>
  `${JSON.stringify(
    {
      // Guides have snippets instead, because VS Code has no schemas for the frontmatter of MDX.
      "json.schemas": jsonSchemas()
        .filter(({ files }) => files.endsWith(".json"))
        .map(({ name, files }) => ({ fileMatch: [`/data/${files}`], url: `./schemas/${name}` })),
      "json.validate.enable": true,
      // VS Code takes the name of a field in the frontmatter for a string until it has a colon.
      "[mdx]": { "editor.quickSuggestions": { strings: "on" } },
      "editor.defaultFormatter": "biomejs.biome",
      "editor.formatOnSave": true,
      "files.eol": "\n",
    },
    null,
    2,
  )}\n`;
