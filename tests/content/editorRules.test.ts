/** @jest-environment node */
import Ajv, { type ValidateFunction } from "ajv";
import { jsonSchemas } from "../../src/content/jsonSchema";
import { readText } from "../../src/content/source";
import { fixedFolder } from "../support/dataFolder";
import { EditedContent } from "../support/editedContent";

const schemas = jsonSchemas();
const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new Map<string, ValidateFunction>();

/** Whether the JSON Schema for editors accepts a value. Compiles each schema only once, because that takes a second. */
function editorAccepts(file: string, value: unknown): boolean {
  const validate =
    validators.get(file) ?? ajv.compile(schemas.find(({ files }) => files === file)?.schema ?? {});
  validators.set(file, validate);
  return validate(value);
}

/** The text of a file that the tests replace, with what stands before it. */
const places: Record<string, RegExp> = {
  "faq.json": /("question": )"What does Team cost\?"/,
  "interface.json": /("checklistProgress": )"[^"]*"/,
  "pages/about.json": /("paragraphs": \[\s*)"[^"]*"/,
  "site.json": /("brand": )"[^"]*"/,
};

/** Whether an editor and the check accept a file with the given text in it. */
function accepted(file: string, words: string) {
  const text = readText(fixedFolder, file).replace(
    places[file] ?? "",
    (_, before: string) => `${before}${JSON.stringify(words)}`,
  );
  const content = new EditedContent();
  content.write(file, text);
  return {
    editor: editorAccepts(file, JSON.parse(text)),
    check: !content.problems().some((problem) => problem.file === file),
  };
}

describe("editors and the check", () => {
  it.each([
    " What?",
    "What? ",
    "What\u00a0",
    "A <b>bold</b> word",
    "A <script",
    "A&nbsp;B",
    "A&#160;B",
    "doesnâ€™t",
    "cafÃ©",
    "**Team**",
    "[Team](/pricing)",
    "# Team",
    "A\u200bB",
    "A\u0007B",
    "{prodcut}",
    "{brand",
    "brand}",
    "{}",
    "{amount}",
  ])("reject the question %j", (words) => {
    expect(accepted("faq.json", words)).toEqual({ editor: false, check: false });
  });

  it.each([
    "What?",
    "1 < 2 & 3 > 2",
    "2 * 3",
    "Is {brand} for {products}?",
    "Two\u00a0words",
    "[sic] (as written)",
    "Ângela # 1",
    "日本語 😀",
  ])("accept the question %j", (words) => {
    expect(accepted("faq.json", words)).toEqual({ editor: true, check: true });
  });

  it.each([
    ["text with placeholders", "interface.json", "{done} of {total} done", true],
    ["text with placeholders", "interface.json", "{total}: {done} for {brand}", true],
    ["text with placeholders", "interface.json", "{done} done", false],
    ["text with placeholders", "interface.json", "{done} of {total} {amount}", false],
    ["paragraph", "pages/about.json", "A [claim](/pricing#faq), and {brand}", true],
    ["paragraph", "pages/about.json", "A [claim](/pricing#faq) and [another](/pricing)", true],
    ["paragraph", "pages/about.json", "A [claim](https://example.com)", false],
    ["paragraph", "pages/about.json", "A [claim](form:contact)", true],
    ["paragraph", "pages/about.json", "A **[claim](/pricing)**", false],
    ["paragraph", "pages/about.json", "A [claim](/pricing) and <b>another</b>", false],
    ["brand", "site.json", "Arguo", true],
    ["brand", "site.json", "{product}", false],
  ])("agree on the %s in data/%s: %j", (_what, file, words, right) => {
    expect(accepted(file, words)).toEqual({ editor: right, check: right });
  });
});
