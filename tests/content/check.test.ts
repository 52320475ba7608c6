/** @jest-environment node */
import { checkContent } from "../../src/content/check";
import { formatProblem } from "../../src/content/problems";
import { dataFolder } from "../support/dataFolder";
import { here } from "../support/editableContent";
import { EditedContent } from "../support/editedContent";

interface Breakage {
  what: string;
  file: string;
  from: string | RegExp;
  /** What stands there instead, with `here` in front of what is wrong. */
  to: string;
  field: string;
  /** What the message must say. */
  says: string | RegExp;
}

const schemas: Breakage[] = [
  {
    what: "a word in place of a number",
    file: "plans.json",
    from: '"annualPrice": 4.16',
    to: `"annualPrice": ${here}"four"`,
    field: "plans[1].annualPrice",
    says: /^expected a number .*got "four"$/,
  },
  {
    what: "a number in place of a text",
    file: "plans.json",
    from: '"title": "Team"',
    to: `"title": ${here}7`,
    field: "plans[1].title",
    says: "expected a text, got 7",
  },
  {
    what: "a price below nothing",
    file: "plans.json",
    from: '"monthlyPrice": 5',
    to: `"monthlyPrice": ${here}-5`,
    field: "plans[1].monthlyPrice",
    says: /^expected .*got -5$/,
  },
  {
    what: "a missing field",
    file: "faq.json",
    from: /\{\s*"slug": "team-price",/,
    to: `${here}{`,
    field: "faq[1].slug",
    says: /^missing; expected a text/,
  },
  {
    what: "prices with AI that are missing",
    file: "plans.json",
    from: /\{\s*"slug": "team",([^}]*)"monthlyAIPrice": 12.5,/,
    to: `${here}{ "slug": "team", "title": "Team", "audience": "All.", "monthlyPrice": 5, "annualPrice": 4.16,`,
    field: "plans[1]",
    says: /"monthlyAIPrice".*"noAIChange": true/,
  },
  {
    what: "an unknown field that is nearly a known one",
    file: "plans.json",
    from: '"priceNote": "Forever"',
    to: `${here}"priceNot": "Forever"`,
    field: "plans[0].priceNot",
    says: 'unknown field "priceNot", did you mean "priceNote"?',
  },
  {
    what: "an unknown field that is like none",
    file: "faq.json",
    from: '"question": "What does Team cost?"',
    to: `"question": "What does Team cost?", ${here}"colour": "red"`,
    field: "faq[1].colour",
    says: /^unknown field "colour"; known here: slug, question, answer$/,
  },
  {
    what: "a misspelt kind of section",
    file: "scenarios/regulatory-decisions.json",
    from: '"kind": "prose"',
    to: `"kind": ${here}"porse"`,
    field: "sections[3].kind",
    says: /^expected one of .*got "porse", did you mean "prose"\?$/,
  },
  {
    what: "a section of another kind than the page has there",
    file: "pages/pricing.json",
    from: '"kind": "callToAction"',
    to: `"kind": ${here}"callToActon"`,
    field: "closing.kind",
    says: 'expected "callToAction", got "callToActon", did you mean "callToAction"?',
  },
  {
    what: "a misspelt choice",
    file: "pages/terms.json",
    from: '"policy": "terms"',
    to: `"policy": ${here}"term"`,
    field: "policy",
    says: /^expected one of "privacy", "terms", "eula", got "term", did you mean "terms"\?$/,
  },
  {
    what: "an empty text",
    file: "faq.json",
    from: '"question": "What does Team cost?"',
    to: `"question": ${here}""`,
    field: "faq[1].question",
    says: 'expected a text that is not empty, got ""',
  },
  {
    what: "a text of nothing but a space",
    file: "faq.json",
    from: '"question": "What does Team cost?"',
    to: `"question": ${here}" "`,
    field: "faq[1].question",
    says: "expected no space at its start or end",
  },
  {
    what: "an overlong text",
    file: "faq.json",
    from: '"question": "What does Team cost?"',
    to: `"question": ${here}"${"What? ".repeat(40)}Well?"`,
    field: "faq[1].question",
    says: "expected 160 characters at the most, got 245",
  },
  {
    what: "a list with too few entries",
    file: "navigation.json",
    from: /"footer": \[[\s\S]*\]/,
    to: `"footer": ${here}[]`,
    field: "footer",
    says: /^expected 1 or more entries, got 0$/,
  },
  {
    what: "one text in place of a list",
    file: "pages/terms.json",
    from: /"keywords": \[[^\]]*\]/,
    to: `"keywords": ${here}"terms"`,
    field: "metadata.keywords",
    says: 'expected a list in brackets [ ], got "terms"',
  },
  {
    what: "an outside address that is not encrypted",
    file: "integrations.json",
    from: /"signUp": \{ "address": "https:[^"]*"/,
    to: `"signUp": { "address": ${here}"http://pilot.debato.example/signup"`,
    field: "sites.signUp.address",
    says: /^expected an address that starts with "https:\/\/"/,
  },
  {
    what: "a menu entry that is a link and a group at once",
    file: "navigation.json",
    from: /\{\s*"label": "Use Cases",/,
    to: `${here}{ "label": "Use Cases", "to": "/about",`,
    field: "menu[2]",
    says: 'expected either "to" or "children"',
  },
  {
    what: "a point that answers one which is not on its sheet",
    file: "pages/education.json",
    from: '"answers": ["body-clock"]',
    to: `"answers": [${here}"body-clocks"]`,
    field: "example.points[1].answers[0]",
    says: /^expected the slug of a point of this sheet \(body-clock, /,
  },
  {
    what: "a highlight that does not stand in the title",
    file: "pages/pricing.json",
    from: '"title": "Choose Your Plan",',
    to: `"title": "Choose Your Plan", "highlight": ${here}"Your Price",`,
    field: "hero.highlight",
    says: /^expected words that occur in the title/,
  },
  {
    what: "an argument of the side that spoke last",
    file: "sample-debate.json",
    from: '"side": "against",\n      "label": "Enforcement"',
    to: `"side": ${here}"for",\n      "label": "Enforcement"`,
    field: "arguments[7].side",
    says: 'expected the other side: the sides take turns, got "for"',
  },
  {
    what: "an answer to an argument that comes later",
    file: "sample-debate.json",
    from: '"answers": ["family"]',
    to: `"answers": [${here}"lunch"]`,
    field: "arguments[4].answers[0]",
    says: /^expected the slug of an earlier argument \(attention, self-control, design, family\), got "lunch"$/,
  },
  {
    what: "common ground that joins no argument of the debate",
    file: "sample-debate.json",
    from: '"joins": ["family", "emergencies"]',
    to: `"joins": ["family", ${here}"emergency"]`,
    field: "commonGround[1].joins[1]",
    says: /^expected the slug of an argument of this debate .*got "emergency"$/,
  },
];

const links: Breakage[] = [
  {
    what: "a link to a page that does not exist",
    file: "navigation.json",
    from: '"label": "Pricing", "to": "/pricing"',
    to: `"label": "Pricing", "to": ${here}"/pricng"`,
    field: "menu[3].to",
    says: 'no page has the address "/pricng", did you mean "/pricing"?',
  },
  {
    what: "a link with a slash at its end",
    file: "navigation.json",
    from: '"label": "Pricing", "to": "/pricing"',
    to: `"label": "Pricing", "to": ${here}"/pricing/"`,
    field: "menu[3].to",
    says: 'no page has the address "/pricing/", did you mean "/pricing"?',
  },
  {
    what: "a link to a place that its page does not have",
    file: "navigation.json",
    from: '"to": "/pricing#faq"',
    to: `"to": ${here}"/pricing#fap"`,
    field: "footer[2].links[0].to",
    says: 'no section of "/pricing" has the anchor "fap", did you mean "faq"?',
  },
  {
    what: "a link to a place that its own page does not have",
    file: "pages/government-guide.json",
    from: '"to": "#checklists"',
    to: `"to": ${here}"#checklist"`,
    field: "hero.actions[0].to",
    says: /^no section of "\/government-sector\/implementation-guide" has the anchor "checklist"/,
  },
  {
    what: "a link to a file that is not in static",
    file: "pages/about.json",
    from: '"to": "/press/logo.svg"',
    to: `"to": ${here}"/press/lgo.svg"`,
    field: "press.links[0].to",
    says: 'there is no file static/press/lgo.svg, did you mean "/press/logo.svg"?',
  },
  {
    what: "a link to a page that ends like one to a file",
    file: "navigation.json",
    from: '"label": "Pricing", "to": "/pricing"',
    to: `"label": "Pricing", "to": ${here}"/pricing.x"`,
    field: "menu[3].to",
    says: 'there is no file static/pricing.x, did you mean "/pricing"?',
  },
  {
    what: "a link to an address that redirects",
    file: "navigation.json",
    from: '"to": "/nonprofits"',
    to: `"to": ${here}"/non-profits"`,
    field: "menu[2].children[3].to",
    says: '"/non-profits" redirects to "/nonprofits"; link there',
  },
  {
    what: "a redirect that leads to another redirect",
    file: "redirects.json",
    from: '"to": "/pilot-program#contact"',
    to: `"to": ${here}"/non-profits"`,
    field: "redirects[7].to",
    says: '"/non-profits" redirects to "/nonprofits"; link there',
  },
  {
    what: "a name of no outside site",
    file: "navigation.json",
    from: '"to": "site:signUp"',
    to: `"to": ${here}"site:singUp"`,
    field: "signUp.to",
    says: 'no "singUp" among the sites of integrations.json, did you mean "site:signUp"?',
  },
  {
    what: "a name of no form",
    file: "navigation.json",
    from: '"to": "form:consultation"',
    to: `"to": ${here}"form:appointment"`,
    field: "consultation.to",
    says: /^no "appointment" among the forms of integrations\.json; known: .*consultation/,
  },
  {
    what: "an outside address where a name belongs",
    file: "navigation.json",
    from: '"to": "site:signUp"',
    to: `"to": ${here}"https://pilot.debato.example"`,
    field: "signUp.to",
    says: /^expected a page .*"site:" or "form:" and a name from integrations\.json/,
  },
  {
    what: "a reference to a figure that does not exist",
    file: "pages/education.json",
    from: '"stats": ["effect-size"',
    to: `"stats": [${here}"effect-sise"`,
    field: "research.stats[0]",
    says: 'no entry of data/stats.json has the slug "effect-sise", did you mean "effect-size"?',
  },
  {
    what: "a missing picture",
    file: "site.json",
    from: '"./images/share.png"',
    to: `${here}"./images/shore.png"`,
    field: "defaults.image.file",
    says: "there is no picture at data/images/shore.png",
  },
  {
    what: "a picture without alternative text",
    file: "site.json",
    from: /\{\s*"file": "\.\/images\/share\.png",\s*"alt": "[^"]*"/,
    to: `${here}{ "file": "./images/share.png"`,
    field: "defaults.image.alt",
    says: /^missing; expected a text \(What the picture shows/,
  },
  {
    what: "a picture with an empty alternative text",
    file: "site.json",
    from: /"alt": "[^"]*"/,
    to: `"alt": ${here}""`,
    field: "defaults.image.alt",
    says: "expected a text that is not empty",
  },
];

const texts: Breakage[] = [
  {
    what: "an unknown token",
    file: "navigation.json",
    from: '"label": "Pricing"',
    to: `"label": ${here}"{prodcut} prices"`,
    field: "menu[3].label",
    says: "unknown token {prodcut}, did you mean {product}?",
  },
  {
    what: "a place of the interface in a text that has none",
    file: "navigation.json",
    from: '"label": "Pricing"',
    to: `"label": ${here}"Save {amount}"`,
    field: "menu[3].label",
    says: "unknown token {amount}; known: {brand}, {product}, {products}",
  },
  {
    what: "an interface text without the place it needs",
    file: "interface.json",
    from: /"checklistProgress": "[^"]*"/,
    to: `"checklistProgress": ${here}"{done} done"`,
    field: "checklistProgress",
    says: 'expected {total} somewhere in the text, got "{done} done"',
  },
  {
    what: "a slug that is taken",
    file: "faq.json",
    from: '"slug": "pro-price"',
    to: `"slug": ${here}"team-price"`,
    field: "faq[2].slug",
    says: /^"team-price" is taken by data\/faq\.json:\d+; choose another$/,
  },
  {
    what: "an anchor that is taken on its page",
    file: "pages/pricing.json",
    from: '"anchor": "compare"',
    to: `"anchor": ${here}"plans"`,
    field: "comparison.anchor",
    says: /^"plans" is taken by data\/pages\/pricing\.json:\d+; choose another$/,
  },
  {
    what: "a title that search results would cut off",
    file: "pages/terms.json",
    from: /"title": "[^"]*\{brand\}"/,
    to: `"title": ${here}"Terms of Service: every rule for using the platform and its parts | {brand}"`,
    field: "metadata.title",
    says: /^expected 15 to 60 characters, got 74 /,
  },
  {
    what: "a description that says too little",
    file: "pages/terms.json",
    from: /"description": "[^"]*"/,
    to: `"description": ${here}"The terms of {brand}."`,
    field: "metadata.description",
    says: /^expected 70 to 160 characters, got 20 /,
  },
];

const syntax: Breakage[] = [
  {
    what: "a comma that is missing",
    file: "faq.json",
    from: /"slug": "team-price",\s*"question"/,
    to: `"slug": "team-price"\n    ${here}"question"`,
    field: "",
    says: /^not valid JSON: comma expected; look just before this place/,
  },
  {
    what: "a comma too many",
    file: "redirects.json",
    from: /\}\s*\]\s*$/,
    to: `},\n${here}]\n`,
    field: "",
    says: /^not valid JSON: /,
  },
  {
    what: "a comment",
    file: "redirects.json",
    from: "[",
    to: `[\n  ${here}// old addresses`,
    field: "",
    says: /^not valid JSON: invalid comment token/,
  },
  {
    what: "a key that stands twice",
    file: "faq.json",
    from: '"slug": "team-price",',
    to: `"slug": "team-price", ${here}"slug": "team-costs",`,
    field: "",
    says: 'the field "slug" stands here a second time; keep one',
  },
];

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

/** A new scenario: a copy of one with words of its own, and what the test changes. */
const addScenario = (file: string, changes: Record<string, string>) => {
  const scenario = JSON.parse(content.read("scenarios/civic-engagement.json"));
  const metadata = {
    title: "A Sixth Scenario for the Public Sector | {brand}",
    description: "A sixth scenario, written out for the public sector from the first post to the final report of the officers.",
    keywords: ["sixth scenario"],
  };
  content.write(
    file,
    JSON.stringify({ ...scenario, slug: "sixth", path: "/government-sector/sixth", number: 6, metadata, ...changes }, null, 2),
  );
};

describe("the check of the content", () => {
  it("finds nothing wrong with the real content", async () => {
    expect(await checkContent(dataFolder)).toEqual([]);
  });

  it("finds nothing wrong with the fixed content that these tests break", () => {
    expect(content.problems()).toEqual([]);
  });

  it.each([...schemas, ...links, ...texts, ...syntax])("tells the place of $what, and nothing else", ({ file, from, to, field, says }) => {
    const place = content.change(file, from, to);
    const [problem, ...others] = content.problems();
    expect(others).toEqual([]);
    expect(problem).toEqual({ file, ...place, field, message: expect.stringMatching(says instanceof RegExp ? says : literally(says)) });
  });

  it("tells of an address that another page has", () => {
    addScenario("scenarios/sixth.json", { path: "/government-sector/civic-engagement" });
    const place = content.change("scenarios/sixth.json", '"path": "/', `"path": ${here}"/`);
    expect(content.problems()).toEqual([
      {
        file: "scenarios/sixth.json",
        ...place,
        field: "path",
        message: expect.stringMatching(/^"\/government-sector\/civic-engagement" is taken by data\/scenarios\/civic-engagement\.json:\d+/),
      },
    ]);
  });

  it("tells of a scenario that does not live below /government-sector/", () => {
    addScenario("scenarios/sixth.json", { path: "/sixth" });
    const place = content.change("scenarios/sixth.json", '"path": "/', `"path": ${here}"/`);
    expect(content.problems()).toEqual([
      { file: "scenarios/sixth.json", ...place, field: "path", message: 'expected an address below "/government-sector/", got "/sixth"' },
    ]);
  });

  it("accepts a new scenario that is right", () => {
    addScenario("scenarios/sixth.json", {});
    expect(content.problems()).toEqual([]);
  });

  it("tells of a title that another page has", () => {
    const { metadata } = JSON.parse(content.read("pages/eula.json"));
    const place = content.change("pages/terms.json", /"title": "[^"]*\{brand\}"/, `"title": ${here}"${metadata.title}"`);
    expect(content.problems()).toEqual([
      {
        file: "pages/terms.json",
        ...place,
        field: "metadata.title",
        message: "data/pages/eula.json has the same title; each page needs its own",
      },
    ]);
  });

  it("does not call the links to a section dead because its kind is misspelt", () => {
    const place = content.change("education/implementation-guide.json", '"kind": "checklists"', `"kind": ${here}"checklist"`);
    expect(content.problems()).toEqual([
      { file: "education/implementation-guide.json", ...place, field: "sections[3].kind", message: expect.stringContaining("checklist") },
    ]);
  });

  it("tells of a file that nothing uses, and which one was probably meant", () => {
    content.write("plan.json", "[]");
    expect(content.problems()).toEqual([
      { file: "plan.json", line: 1, column: 1, field: "", message: 'no page or entity uses this file, did you mean "plans.json"?' },
    ]);
  });

  it("tells of a file that is missing", () => {
    content.remove("faq.json");
    expect(content.problems()).toEqual([{ file: "faq.json", line: 1, column: 1, field: "", message: "the file is missing; restore it" }]);
  });

  it("tells of a file that holds one entry where it should hold a list", () => {
    content.write("faq.json", '{ "slug": "one" }');
    expect(content.problems()).toEqual([
      { file: "faq.json", line: 1, column: 1, field: "", message: "expected a list of FaqItem entries in brackets [ ]" },
    ]);
  });

  it("tells of a file that is empty", () => {
    content.write("faq.json", "");
    expect(content.problems()).toEqual([{ file: "faq.json", line: 1, column: 1, field: "", message: "the file is empty; restore it" }]);
  });

  it("names all problems in one run, in the order of file and place", () => {
    const price = content.change("plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"four"`);
    const plan = content.change("plans.json", '"title": "Enterprise"', `"title": ${here}""`);
    const question = content.change("faq.json", '"question": "What does Team cost?"', `"question": ${here}7`);
    const picture = content.change("site.json", '"./images/share.png"', `${here}"./images/shore.png"`);
    const link = content.change("navigation.json", '"label": "Pricing", "to": "/pricing"', `"label": "Pricing", "to": ${here}"/pricng"`);
    content.write("plan.json", "[]");
    expect(content.problems().map(({ file, line, column }) => ({ file, line, column }))).toEqual([
      { file: "faq.json", ...question },
      { file: "navigation.json", ...link },
      { file: "plan.json", line: 1, column: 1 },
      { file: "plans.json", ...price },
      { file: "plans.json", ...plan },
      { file: "site.json", ...picture },
    ]);
  });

  it("still tells of other files when one cannot be read", () => {
    content.write("faq.json", "[");
    content.change("plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"four"`);
    expect(content.problems().map(({ file }) => file)).toEqual(["faq.json", "plans.json"]);
  });
});

describe("a problem as it is told", () => {
  it("begins with file, line and column, and then names the field", () => {
    const { line, column } = content.change("plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"four"`);
    const [problem] = content.problems();
    expect(problem && formatProblem(problem)).toMatch(
      new RegExp(`^data/plans\\.json:${line}:${column} {2}plans\\[1\\]\\.annualPrice: expected a number.*, got "four"$`),
    );
  });

  it("leaves the field out where the file as a whole is meant", () => {
    content.remove("faq.json");
    expect(content.problems().map(formatProblem)).toEqual(["data/faq.json:1:1  the file is missing; restore it"]);
  });
});

function literally(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}
