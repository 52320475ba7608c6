/** @jest-environment node */
import { parseSource } from "../../src/content/source";
import { position } from "../../src/content/textPlace";
import { here } from "../support/editableContent";

const mistakes: [what: string, text: string, says: string][] = [
  [
    "curly quotes around a text",
    `{ "a": ${here}“b”, "c": 1 }`,
    'found a curly quote “; write a straight quote "',
  ],
  [
    "a curly quote at the end of a text",
    `{ "a": "b${here}”,\n "c": 1 }`,
    'found a curly quote ”; write a straight quote "',
  ],
  [
    "curly quotes around the name of a field",
    `{ ${here}“a”: "b" }`,
    'found a curly quote “; write a straight quote "',
  ],
  [
    "French quotation marks",
    `{ "a": ${here}« b » }`,
    'found a quotation mark «; write a straight quote "',
  ],
  ["single quotes", `{ "a": ${here}'b c' }`, `found a single quote '; write a straight quote "`],
  [
    "quotes inside a text",
    `{ "a": "b "${here}c" d" }`,
    "found c after the end of a text; write “ and ” for quotes inside a text",
  ],
  [
    "a text on two lines",
    `{ "a": ${here}"b\nc" }`,
    'found a text without an end on its line; write a straight quote " at its end',
  ],
  [
    "a single backslash",
    `{ "a": "b${here}\\d" }`,
    "found a single backslash \\; write \\\\ for a backslash, or take it out",
  ],
  [
    "a tab in a text",
    `{ "a": "b${here}\tc" }`,
    "found a tab or another control character in a text; write a space",
  ],
  ["a missing comma", `{ "a": 1\n ${here}"c": 2 }`, 'found "c"; write a comma before it'],
  ["a trailing comma in a list", `[1,\n${here}]`, "found a comma before ]; take the comma out"],
  [
    "a trailing comma in an object",
    `{ "a": 1,\n${here}}`,
    "found a comma before }; take the comma out",
  ],
  ["two commas", `{ "a": 1,${here}, "b": 2 }`, "found a second comma; take it out"],
  [
    "a comma in a number",
    `{ "a": 4,${here}16 }`,
    "found 4,16; write a point in place of the comma: 4.16",
  ],
  [
    "a number that ends with a decimal point",
    `{ "a": ${here}1. }`,
    "found 1.; write a digit after the last sign of the number",
  ],
  [
    "a dollar sign",
    `{ "a": ${here}$5 }`,
    'found $5; write texts and the names of fields in straight quotes ", and numbers as digits only',
  ],
  ["a capital letter", `{ "a": ${here}True }`, "found True; write true in small letters"],
  ["a missing value", `{ "a": ${here}, "b": 1 }`, "found ,; write a value before it"],
  [
    "a missing colon",
    `{ "a" ${here}1 }`,
    "found 1; write a colon : between the name of a field and its value",
  ],
  ["a comment", `[ ${here}// b\n]`, "found a comment; take it out, because JSON has no comments"],
  [
    "a no-break space",
    `{ "a":${here}\u00a01 }`,
    "found an invisible character (U+00A0); delete it",
  ],
  [
    "a missing brace at the end",
    `{ "a": 1${here}`,
    "found the end of the file; write a closing brace } before it",
  ],
  [
    "a missing bracket at the end",
    `[1, 2${here}`,
    "found the end of the file; write a closing bracket ] before it",
  ],
  [
    "a missing bracket",
    `{ "a": [1, "b"${here}: 1 }`,
    "found :; write a closing bracket ] before the name of this field",
  ],
  [
    "a bracket in place of a brace",
    `[{ "a": 1 ${here}] ]`,
    "found ]; write a closing brace } or an opening bracket [ before it",
  ],
  ["an extra brace", `{ "a": 1 } ${here}}`, "found } after the end of the content; take it out"],
  [
    "a merge conflict",
    `${here}<<<<<<< HEAD\n{ "a": 1 }`,
    "found <<<<<<<, a mark of a merge conflict; keep one version and delete the lines with such marks",
  ],
];

it.each(mistakes)("the check reports %s with its place and the fix", (_, text, says) => {
  const { syntaxProblems } = parseSource("faq.json", text.replace(here, ""));
  const place = position(text, text.indexOf(here));
  expect(syntaxProblems).toEqual([
    { file: "faq.json", ...place, field: "", message: `not valid JSON: ${says}` },
  ]);
});
