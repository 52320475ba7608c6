import type { ConfigData } from "html-validate";

/**
 * How the HTML of built pages is checked. To the recommended rules come those for the order of headings, for references to
 * ids and for labels. What is set otherwise is the style of writing, which React and Gatsby choose, and is all valid HTML.
 */
export const htmlRules: ConfigData = {
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
    // React's useId makes ids such as ":R7aed9:". An id needs no more than to be one word, and no-dup-id still looks for pairs.
    "valid-id": ["error", { relaxed: true }],
    // Lists may be named: ARIA forbids names on few roles only, and the rule still finds those.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A share of votes or a place on a scale is known from the data only; react-collapsed and Gatsby's router set some, too.
    "no-inline-style": "off",
  },
};
