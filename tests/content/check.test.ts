/** @jest-environment node */
import { here } from "../support/editableContent";
import { EditedContent } from "../support/editedContent";

interface Breakage {
  /** A file, a place in it, and what stands there instead, with `here` in front of what is wrong. */
  change: [file: string, from: string | RegExp, to: string];
  /** The field that is named, and what the message says. */
  told: [field: string, says: string | RegExp];
}

const breakages: Record<string, Breakage> = {
  "a word in place of a number": {
    change: ["plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"four"`],
    told: ["plans[1].annualPrice", /^expected a number .*got "four"$/],
  },
  "a price below nothing": {
    change: ["plans.json", '"monthlyPrice": 5', `"monthlyPrice": ${here}-5`],
    told: ["plans[1].monthlyPrice", /^expected .*got -5$/],
  },
  "prices with AI that are missing": {
    change: [
      "plans.json",
      /\{\s*"slug": "team",([^}]*)"monthlyAIPrice": 12.5,/,
      `${here}{ "slug": "team", "title": "Team", "audience": "All.", "monthlyPrice": 5, "annualPrice": 4.16,`,
    ],
    told: ["plans[1]", /"monthlyAIPrice".*"noAIChange": true/],
  },
  "an unknown field that is like none": {
    change: ["faq.json", '"question": "What does Team cost?"', `"question": "What does Team cost?", ${here}"colour": "red"`],
    told: ["faq[1].colour", /^unknown field "colour"; known here: slug, question, answer$/],
  },
  "a field in small letters": {
    change: ["plans.json", '"annualPrice": 4.16', `${here}"annualprice": 4.16`],
    told: ["plans[1].annualprice", 'unknown field "annualprice", did you mean "annualPrice"?'],
  },
  "a misspelt kind of section": {
    change: ["scenarios/regulatory-decisions.json", '"kind": "prose"', `"kind": ${here}"porse"`],
    told: ["sections[3].kind", /^expected one of .*got "porse", did you mean "prose"\?$/],
  },
  "a section of another kind than the page has there": {
    change: ["pages/pricing.json", '"kind": "callToAction"', `"kind": ${here}"callToActon"`],
    told: ["closing.kind", 'expected "callToAction", got "callToActon", did you mean "callToAction"?'],
  },
  "a misspelt choice": {
    change: ["pages/terms.json", '"policy": "terms"', `"policy": ${here}"term"`],
    told: ["policy", /^expected one of "privacy", "terms", "eula", got "term", did you mean "terms"\?$/],
  },
  "an empty text": {
    change: ["faq.json", '"question": "What does Team cost?"', `"question": ${here}""`],
    told: ["faq[1].question", 'expected a text that is not empty, got ""'],
  },
  "an overlong text": {
    change: ["faq.json", '"question": "What does Team cost?"', `"question": ${here}"${"What? ".repeat(40)}Well?"`],
    told: ["faq[1].question", "expected at most 160 characters, got 245"],
  },
  "a list with too few entries": {
    change: ["navigation.json", /"footer": \[[\s\S]*\]/, `"footer": ${here}[]`],
    told: ["footer", /^expected 1 or more entries, got 0$/],
  },
  "one text in place of a list": {
    change: ["pages/terms.json", /"keywords": \[[^\]]*\]/, `"keywords": ${here}"terms"`],
    told: ["metadata.keywords", 'expected a list in brackets [ ], got "terms"'],
  },
  "an outside address that is not encrypted": {
    change: [
      "integrations.json",
      /"signUp": \{ "address": "https:[^"]*"/,
      `"signUp": { "address": ${here}"http://pilot.debato.example/signup"`,
    ],
    told: ["sites.signUp.address", /^expected an address that starts with "https:\/\/"/],
  },
  "a menu entry that is a link and a group at once": {
    change: ["navigation.json", /\{\s*"label": "Use Cases",/, `${here}{ "label": "Use Cases", "to": "/about",`],
    told: ["menu[2]", 'expected either "to" or "children"'],
  },
  "a point that answers one which is not on its sheet": {
    change: ["scenarios/think-tank-discourse.json", '"answers": ["daily-life"]', `"answers": [${here}"daily-live"]`],
    told: ["sections[1].points[3].answers[0]", /^expected the slug of a point of this sheet \(daily-life, /],
  },
  "a highlight that does not stand in the title": {
    change: ["pages/pricing.json", '"title": "Choose Your Plan",', `"title": "Choose Your Plan", "highlight": ${here}"Your Price",`],
    told: ["hero.highlight", 'expected words that "title" contains once'],
  },
  "an argument of the side that spoke last": {
    change: [
      "debates/locked-phones.json",
      '"side": "against",\n      "label": "Enforcement"',
      `"side": ${here}"for",\n      "label": "Enforcement"`,
    ],
    told: ["arguments[7].side", 'expected the other side: the sides take turns, got "for"'],
  },
  "an answer to an argument that comes later": {
    change: ["debates/locked-phones.json", '"answers": ["family"]', `"answers": [${here}"lunch"]`],
    told: [
      "arguments[4].answers[0]",
      /^expected the slug of an earlier argument \(attention, self-control, design, family\), got "lunch"$/,
    ],
  },
  "common ground that joins no argument of the debate": {
    change: ["debates/locked-phones.json", '"joins": ["family", "emergencies"]', `"joins": ["family", ${here}"emergency"]`],
    told: ["commonGround[1].joins[1]", /^expected the slug of an argument of this debate .*got "emergency"$/],
  },
  "a link with a slash at its end": {
    change: ["navigation.json", '"label": "Pricing", "to": "/pricing"', `"label": "Pricing", "to": ${here}"/pricing/"`],
    told: ["menu[3].to", 'no page has the address "/pricing/", did you mean "/pricing"?'],
  },
  "a link to a place that its own page does not have": {
    change: ["pages/government-guide.json", '"to": "#checklists"', `"to": ${here}"#checklist"`],
    told: ["hero.actions[0].to", /^no section of "\/government-sector\/implementation-guide" has the anchor "checklist"/],
  },
  "a link to a file that is not in static": {
    change: ["pages/about.json", '"to": "/press/logo.svg"', `"to": ${here}"/press/lgo.svg"`],
    told: ["press.links[0].to", 'there is no file static/press/lgo.svg, did you mean "/press/logo.svg"?'],
  },
  "a link to a page that ends like one to a file": {
    change: ["navigation.json", '"label": "Pricing", "to": "/pricing"', `"label": "Pricing", "to": ${here}"/pricing.x"`],
    told: ["menu[3].to", 'there is no file static/pricing.x, did you mean "/pricing"?'],
  },
  "a link to an address that redirects": {
    change: ["navigation.json", '"to": "/nonprofits"', `"to": ${here}"/non-profits"`],
    told: ["menu[2].children[3].to", '"/non-profits" redirects to "/nonprofits"; write "/nonprofits"'],
  },
  "a name of no form": {
    change: ["navigation.json", '"to": "form:consultation"', `"to": ${here}"form:appointment"`],
    told: ["consultation.to", /^no "appointment" among the forms of integrations\.json; known: .*consultation/],
  },
  "an outside address where a name belongs": {
    change: ["navigation.json", '"to": "site:signUp"', `"to": ${here}"https://pilot.debato.example"`],
    told: ["signUp.to", /^expected a page .*"site:" or "form:" and a name from integrations\.json/],
  },
  "a reference to a figure that does not exist": {
    change: ["pages/education.json", '"stats": ["effect-size"', `"stats": [${here}"effect-sise"`],
    told: ["research.stats[0]", 'no entry of data/stats.json has the slug "effect-sise", did you mean "effect-size"?'],
  },
  "a picture without alternative text": {
    change: ["site.json", /\{\s*"file": "\.\/images\/share\.png",\s*"alt": "[^"]*"/, `${here}{ "file": "./images/share.png"`],
    told: ["defaults.image.alt", /^missing; expected a text \(What the picture shows/],
  },
  "a place of the interface in a text that has none": {
    change: ["navigation.json", '"label": "Pricing"', `"label": ${here}"Save {amount}"`],
    told: ["menu[3].label", "unknown token {amount}; known: {brand}, {product}, {products}"],
  },
  "an interface text without the place it needs": {
    change: ["interface.json", /"checklistProgress": "[^"]*"/, `"checklistProgress": ${here}"{done} done"`],
    told: ["checklistProgress", 'expected {total} somewhere in the text, got "{done} done"'],
  },
  "an anchor that is taken on its page": {
    change: ["pages/pricing.json", '"anchor": "compare"', `"anchor": ${here}"plans"`],
    told: ["comparison.anchor", /^"plans" is taken by data\/pages\/pricing\.json:\d+; choose another$/],
  },
  "a title that search results would cut off": {
    change: [
      "pages/terms.json",
      /"title": "[^"]*\{brand\}"/,
      `"title": ${here}"Terms of Service: every rule for using the platform and its parts | {brand}"`,
    ],
    told: ["metadata.title", /^expected 15 to 60 characters, got 74 /],
  },
  "a description that says too little": {
    change: ["pages/terms.json", /"description": "[^"]*"/, `"description": ${here}"The terms of {brand}."`],
    told: ["metadata.description", /^expected 70 to 160 characters, got 20 /],
  },
  "a title that another page has": {
    change: [
      "pages/terms.json",
      /"title": "[^"]*\{brand\}"/,
      `"title": ${here}"End User License Agreement (EULA) for the software | {brand}"`,
    ],
    told: ["metadata.title", "data/pages/eula.json has the same title; give each page its own"],
  },
  // The links to its section are not called dead.
  "a misspelt kind of a section that links lead to": {
    change: ["education/implementation-guide.json", '"kind": "checklists"', `"kind": ${here}"checklist"`],
    told: ["sections[3].kind", "checklist"],
  },
};

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

/** A new scenario: a copy of one with words of its own, and what the test changes. */
const addScenario = (file: string, changes: object) => {
  const scenario = JSON.parse(content.read("scenarios/civic-engagement.json"));
  const metadata = {
    title: "A Sixth Scenario for the Public Sector | {brand}",
    description: "A sixth scenario, written out for the public sector from the first post to the final report of the officers.",
    keywords: ["sixth scenario"],
  };
  const own = {
    slug: "sixth",
    path: "/government-sector/sixth",
    number: 6,
    metadata,
    hero: { ...scenario.hero, title: "A sixth scenario", highlight: undefined },
    useCase: { ...scenario.useCase, title: "Sixth use case" },
    summary: { ...scenario.summary, title: "A sixth summary" },
  };
  content.write(file, JSON.stringify({ ...scenario, ...own, ...changes }, null, 2));
};

describe("the check of the content", () => {
  it.each(Object.entries(breakages))("tells the place of %s, and nothing else", (_what, { change, told: [field, says] }) => {
    const place = content.change(...change);
    const message = expect.stringMatching(says instanceof RegExp ? says : literally(says));
    expect(content.problems()).toEqual([{ file: change[0], ...place, field, message }]);
  });

  it.each([
    [
      "/government-sector/civic-engagement",
      /^"\/government-sector\/civic-engagement" is taken by data\/scenarios\/civic-engagement\.json:\d+/,
    ],
    ["/sixth", /^expected an address below "\/government-sector\/", got "\/sixth"$/],
  ])("reports a new scenario that must not have the address %s", (path, says) => {
    addScenario("scenarios/sixth.json", { path });
    const place = content.change("scenarios/sixth.json", '"path": "/', `"path": ${here}"/`);
    expect(content.problems()).toEqual([{ file: "scenarios/sixth.json", ...place, field: "path", message: expect.stringMatching(says) }]);
  });

  it.each([
    ["number", "number"],
    ["hero.title", "heading"],
    ["useCase.title", "title"],
    ["summary.title", "title"],
  ])("reports a copied scenario that keeps the %s of the original", (field, name) => {
    const [part = ""] = field.split(".");
    addScenario("scenarios/sixth.json", { [part]: JSON.parse(content.read("scenarios/civic-engagement.json"))[part] });
    const says = new RegExp(`^data/scenarios/civic-engagement\\.json:\\d+ has the same ${name}; write another one$`);
    expect(content.problems()).toEqual([
      expect.objectContaining({ file: "scenarios/sixth.json", field, message: expect.stringMatching(says) }),
    ]);
  });

  it("accepts a new scenario that is right", () => {
    addScenario("scenarios/sixth.json", {});
    expect(content.problems()).toEqual([]);
  });

  it("still tells of other files when one cannot be read", () => {
    content.write("faq.json", "[");
    content.change("plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"four"`);
    expect(content.problems().map(({ file }) => file)).toEqual(["faq.json", "plans.json"]);
  });
});

function literally(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}
