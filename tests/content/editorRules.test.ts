/** @jest-environment node */
import Ajv, { type ValidateFunction } from "ajv";
import { checkFile } from "../../src/content/check";
import { jsonSchemas } from "../../src/content/jsonSchema";
import { readText } from "../../src/content/source";
import { fixedFolder } from "../support/dataFolder";

const schemas = jsonSchemas();
const ajv = new Ajv({ strict: false, validateFormats: false });
const validators = new Map<string, ValidateFunction>();

/** Whether the JSON Schema for editors accepts a value. Compiles each schema only once, because that takes a second. */
function editorAccepts(file: string, value: unknown): boolean {
  const validate = validators.get(file) ?? ajv.compile(schemas.find(({ files }) => files === file)?.schema ?? {});
  validators.set(file, validate);
  return validate(value);
}

/** Whether an editor and the check accept a file with the given text in it. */
function accepted(file: string, pattern: RegExp, words: string) {
  const text = readText(fixedFolder, file).replace(pattern, (_, before: string) => `${before}${JSON.stringify(words)}`);
  return {
    editor: editorAccepts(file, JSON.parse(text)),
    check: checkFile(fixedFolder, file, text).problems.length === 0,
  };
}

const question = /("question": )"What does Team cost\?"/;
const progress = /("checklistProgress": )"[^"]*"/;
const paragraph = /("paragraphs": \[\s*)"[^"]*"/;
const brand = /("brand": )"[^"]*"/;

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
    expect(accepted("faq.json", question, words)).toEqual({ editor: false, check: false });
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
    expect(accepted("faq.json", question, words)).toEqual({ editor: true, check: true });
  });

  it.each([
    ["{done} of {total} done", true],
    ["{total}: {done} for {brand}", true],
    ["{done} done", false],
    ["{done} of {total} {amount}", false],
  ])("agree on the text with placeholders %j", (words, right) => {
    expect(accepted("interface.json", progress, words)).toEqual({ editor: right, check: right });
  });

  it.each([
    ["A [claim](/pricing#faq), and {brand}", true],
    ["A [claim](/pricing#faq) and [another](/pricing)", true],
    ["A [claim](https://example.com)", false],
    ["A [claim](form:contact)", false],
    ["A **[claim](/pricing)**", false],
    ["A [claim](/pricing) and <b>another</b>", false],
  ])("agree on the paragraph %j", (words, right) => {
    expect(accepted("pages/about.json", paragraph, words)).toEqual({
      editor: right,
      check: right,
    });
  });

  it.each([
    ["Arguo", true],
    ["{product}", false],
  ])("agree on the brand %j", (words, right) => {
    expect(accepted("site.json", brand, words)).toEqual({ editor: right, check: right });
  });
});
