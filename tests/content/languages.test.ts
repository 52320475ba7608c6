import { contentOf } from "../../src/content/entries";
import { formatProblem } from "../../src/content/problems";
import { checkFile } from "../../src/content/read";
import { languageProblems } from "../../src/content/rules/languages";

/** What the check says of the languages of a site and the files of its translators. */
function said(codes: string[], files: string[], scenes: string[] = []) {
  const site = JSON.stringify({ languages: codes.map((code) => ({ code })) });
  return languageProblems(contentOf(checkFile("site.json", site).entries), files, scenes).map(
    formatProblem,
  );
}

it("accepts a file for each further language, and what translators' tools leave behind", () => {
  expect(said(["en", "es", "fr"], ["es.po", "fr.po", "es.mo", "README.md"])).toEqual([]);
});

it.each([
  [["en", "es"], [], "languages[1].code: there is no file translations/es.po; restore it"],
  [["en"], ["fr.po"], 'translations/fr.po:1:1  data/site.json has no language "fr"; add it to'],
  [["es", "en"], ["es.po"], 'languages[0].code: expected "en", the language of the content, as'],
  [["en", "es", "es"], ["es.po"], 'languages[2].code: "es" is there twice; remove one'],
])("of the languages %j with the files %j, names what is wrong once", (codes, files, says) => {
  expect(said(codes, files)).toEqual([expect.stringContaining(says)]);
});

it("reports translated scenes for a language that the site doesn't have", () => {
  expect(said(["en", "es"], ["es.po"], ["es.po", "fr.po", "scale.html"])).toEqual([
    expect.stringContaining('scenes/fr.po:1:1  data/site.json has no language "fr"; add it to'),
  ]);
});
