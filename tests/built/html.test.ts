/** @jest-environment node */
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { pageFile, readBuilt } from "../support/built";
import { missingPages, routes } from "../support/routes";

/** The recommended rules, and more for headings, references and labels. The other settings allow valid styles of React and Gatsby. */
const rules = new StaticConfigLoader({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    "input-missing-label": "error",
    "missing-doctype": "error",
    "no-missing-references": "error",
    "no-unknown-elements": "error",
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "void-style": ["error", { style: "selfclosing" }],
    "attribute-boolean-style": "off",
    "attribute-empty-style": ["error", { style: "empty" }],
    "valid-id": ["error", { relaxed: true }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "no-inline-style": "off",
    "tel-non-breaking": "off",
  },
});

const validator = new HtmlValidate(rules);

it.each([...routes.map(({ path }) => path), ...missingPages])("%s is valid HTML", async (path) => {
  const { results } = await validator.validateString(readBuilt(pageFile(path)));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
