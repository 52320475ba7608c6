/** @jest-environment node */
import { HtmlValidate, StaticConfigLoader } from "html-validate/node";
import { pageFile, readBuilt } from "../support/built";
import { routes } from "../support/routes";

/**
 * The rules for the HTML of built pages: the recommended ones, and more for the order of headings, references to ids and labels.
 * The other settings allow the style in which React and Gatsby write HTML, all of which is valid.
 */
const rules = new StaticConfigLoader({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    "input-missing-label": "error",
    "missing-doctype": "error",
    "no-missing-references": "error",
    "no-unknown-elements": "error",
    // React writes charSet and srcSet; in HTML, case makes no difference.
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    // React closes empty elements with a slash.
    "void-style": ["error", { style: "selfclosing" }],
    // React writes checked="", Gatsby writes async; both are right.
    "attribute-boolean-style": "off",
    // React writes download="".
    "attribute-empty-style": ["error", { style: "empty" }],
    // React's useId creates ids such as ":R7aed9:". In HTML, an id only has to be one word, and no-dup-id still finds duplicates.
    "valid-id": ["error", { relaxed: true }],
    // Lists may have names: ARIA forbids names on only a few roles, and the rule still finds those.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Shares of votes and places on a scale come from the data; react-collapsed and Gatsby's router also set inline styles.
    "no-inline-style": "off",
  },
});

const validator = new HtmlValidate(rules);

it.each([...routes.map(({ path }) => path), "/404"])("%s is valid HTML", async (path) => {
  const { results } = await validator.validateString(readBuilt(pageFile(path)));
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
