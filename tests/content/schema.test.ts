import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv";
import { entities, entityOf } from "../../src/content/entities";
import { editorSettings, jsonSchemas, schemaText } from "../../src/content/jsonSchema";

const root = join(__dirname, "../..");
const schemaFolder = join(root, "data/.schema");

describe("the schemas that editors use", () => {
  it("are those of the shapes: after a change, run npm run schema", () => {
    expect(readdirSync(schemaFolder).sort()).toEqual(
      jsonSchemas()
        .map(({ name }) => name)
        .sort(),
    );
    for (const schema of jsonSchemas()) expect(readFileSync(join(schemaFolder, schema.name), "utf8")).toBe(schemaText(schema));
    expect(readFileSync(join(root, ".vscode/settings.json"), "utf8")).toBe(editorSettings());
  });

  it.each(jsonSchemas().map((schema) => [schema.files, schema] as const))("accept the content of %s", (files, { schema }) => {
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const names = files.includes("*")
      ? readdirSync(join(root, "data", files.split("/")[0] ?? "")).map((name) => files.replace("*.json", name))
      : [files];
    for (const name of names) {
      expect(existsSync(join(root, "data", name))).toBe(true);
      validate(JSON.parse(readFileSync(join(root, "data", name), "utf8")));
      expect(validate.errors).toBeNull();
    }
  });

  it("refuse a word where a number belongs", () => {
    const plans = jsonSchemas().find(({ files }) => files === "plans.json");
    const content = JSON.parse(readFileSync(join(root, "data/plans.json"), "utf8"));
    content[1].annualPrice = "four";
    expect(new Ajv({ strict: false, validateFormats: false }).compile(plans?.schema ?? {})(content)).toBe(false);
  });
});

describe("the table of content files", () => {
  it("finds the entity of a file, and none for what is no content", () => {
    expect(entityOf("scenarios/civic-engagement.json")?.type).toBe("ScenarioPage");
    expect(entityOf("scenarios/deeper/civic-engagement.json")).toBeUndefined();
    expect(entityOf("notes.json")).toBeUndefined();
  });

  it("gives each file one entity", () => {
    expect(new Set(entities.map(({ files }) => files)).size).toBe(entities.length);
  });
});
