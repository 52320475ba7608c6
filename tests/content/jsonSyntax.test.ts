import { position } from "../../src/check/problems";
import { parseSource } from "../../src/check/source";
import { here } from "../support/editableContent";

/** A text with a mark before its mistake, and what is expected there. */
const mistakes: [text: string, says: RegExp][] = [
  ['{ "a": ▸“b”, "c": 1 }', /straight quotes.*got “b”/],
  ['{ "a": ▸"b”,\n "c": 1 }', /straight quote " at the end/],
  ['{ "a": "b "▸c" d" }', /those in it are “ and ”/],
  ['{ "a": ▸"b\\d" }', /no single backslash/],
  ['{ "a": 1\n ▸"c": 2 }', /a comma, or/],
  ['{ "a": 1,\n▸}', /no comma stands before a }/],
  ['{ "a": 4,▸16 }', /in a number.*got 16/],
  ['{ "a": 0▸15 }', /begins with 0/],
  ['{ "a": ▸True }', /true or false/],
  ['{ "a" ▸1 }', /colon/],
  ["[ ▸// b\n]", /no comment/],
  ['{ "a":▸\u00a01 }', /invisible character \(U\+00A0\)/],
  ['{ "a": 1▸', /closing brace }/],
  ['{ "a": [1, "b"▸: 1 }', /bracket ]/],
  ['{ "a": 1 } ▸}', /after the end/],
  ['▸<<<<<<< HEAD\n{ "a": 1 }', /conflict mark/],
];

it.each(mistakes)("%j is refused at its place, with what is expected", (text, says) => {
  const { syntaxProblems } = parseSource("faq.json", text.replace(here, ""));
  const place = position(text, text.indexOf(here));
  const message = expect.stringMatching(says);
  expect(syntaxProblems).toEqual([{ file: "faq.json", ...place, field: "", message }]);
});
