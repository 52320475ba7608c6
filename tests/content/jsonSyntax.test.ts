import { position } from "../../src/content/problems";
import { parseSource } from "../../src/content/source";
import { here } from "../support/editableContent";

/** A text with a mark before its mistake, and a word of the cure. */
const mistakes: [text: string, says: RegExp][] = [
  ['{ "a": ▸“b”, "c": 1 }', /straight quote/],
  ['{ "a": "b▸”,\n "c": 1 }', /straight quote/],
  ['{ ▸“a”: "b" }', /straight quote/],
  [`{ "a": ▸'b c' }`, /straight quote/],
  ['{ "a": "b "▸c" d" }', /quotes inside a text/],
  ['{ "a": ▸"b\nc" }', /without an end/],
  ['{ "a": "b▸\\d" }', /backslash/],
  ['{ "a": "b▸\tc" }', /tab/],
  ['{ "a": 1\n ▸"c": 2 }', /comma before it/],
  ['{ "a": 1,\n▸}', /remove the comma/],
  ['{ "a": 4,▸16 }', /period/],
  ['{ "a": 0▸15 }', /without a 0/],
  ['{ "a": ▸1. }', /digits/],
  ['{ "a": ▸$5 }', /numbers as digits/],
  ['{ "a": ▸True }', /lowercase/],
  ['{ "a": ▸, "b": 1 }', /"name": value/],
  ['{ "a" ▸1 }', /"name": value/],
  ["[ ▸// b\n]", /comment/],
  ['{ "a":▸\u00a01 }', /invisible character \(U\+00A0\)/],
  ['{ "a": 1▸', /closing brace }/],
  ["[1, 2▸", /bracket ] is missing/],
  ['{ "a": [1, "b"▸: 1 }', /bracket ] is missing/],
  ['[{ "a": 1 ▸] ]', /closing brace }/],
  ['{ "a": 1 } ▸}', /after the end/],
  ['▸<<<<<<< HEAD\n{ "a": 1 }', /conflict mark/],
];

it.each(mistakes)("%j is refused at its place, with a cure", (text, says) => {
  const { syntaxProblems } = parseSource("faq.json", text.replace(here, ""));
  const place = position(text, text.indexOf(here));
  const message = expect.stringMatching(says);
  expect(syntaxProblems).toEqual([{ file: "faq.json", ...place, field: "", message }]);
});
