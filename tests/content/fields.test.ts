import { applyEdits, type JSONPath, modify, type Node, parseTree } from "jsonc-parser";
import { readText } from "../../src/content/contentFile";
import { checkFile } from "../../src/content/read";
import { entityOf } from "../../src/schema/entities";
import { schemaAt, valueAt } from "../../src/schema/schemaFields";
import { dataFolder } from "../support/content";
import { fieldIn, originalFiles } from "../support/editedContent";

/** The places of all fields and entries in a file. */
const pathsIn = (node: Node | undefined, at: JSONPath = []): JSONPath[] =>
  (node?.children ?? []).flatMap((child, index) => {
    const [key, value] = node?.type === "object" ? (child.children ?? []) : [];
    const path = [...at, key ? key.value : index];
    return [path, ...pathsIn(value ?? child, path)];
  });

const seen = new Set<unknown>();

/** The fields of a file whose schemas no earlier field has. */
function newFields(file: string): JSONPath[] {
  const entity = entityOf(file);
  const text = readText(dataFolder, file);
  const content: unknown = JSON.parse(text);
  return pathsIn(parseTree(text)).filter((path) => {
    const [entry, at] =
      entity?.storage === "list"
        ? [valueAt(content, path.slice(0, 1)), path.slice(1)]
        : [content, path];
    const schema = entity && schemaAt(entity.schema, entry, at);
    const isNew = !seen.has(schema);
    seen.add(schema);
    return isNew;
  });
}

const fields = originalFiles
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => newFields(file).map((path) => ({ file, path, field: fieldIn(file, path) })));

it("finds no fields in a text, and none that all objects have", () => {
  expect(valueAt({ title: "Words" }, ["title", "length"])).toBeUndefined();
  expect(valueAt({}, ["constructor"])).toBeUndefined();
});

it("finds the fields of every kind of content", () => {
  expect(fields.length).toBeGreaterThan(300);
});

it.each(fields)(
  "a broken value of $field in data/$file is refused there",
  ({ file, path, field }) => {
    const text = readText(dataFolder, file);
    const broken = applyEdits(text, modify(text, path, null, {}));
    const { problems } = checkFile(file, broken);
    const [first] = problems;
    expect(first).toMatchObject({ file: `data/${file}`, field });
    expect(problems).toHaveLength(1);
  },
);
