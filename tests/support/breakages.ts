import { here } from "./editableContent";

/** A mistake in the fixed content, and the one problem that the check then reports. */
export interface Breakage {
  /** A file, a place in it, and what stands there instead, with `here` in front of what is wrong. */
  change: [file: string, from: string | RegExp, to: string];
  /** The field that is named, and what the message says. */
  told: [field: string, says: string | RegExp];
}

/** A question in other words. */
const asking = (words: string, says: string | RegExp): Breakage => ({
  change: ["faq.json", '"question": "What does Team cost?"', `"question": ${here}${JSON.stringify(words)}`],
  told: ["faq[1].question", says],
});

/** Mistakes of every kind but those that whole files and fields can have (everyFile.test.ts, tests/fields). */
export const breakages: Record<string, Breakage> = {
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
  "a link to a page that is like no other": {
    change: ["navigation.json", '"label": "Pricing", "to": "/pricing"', `"label": "Pricing", "to": ${here}"/prices-and-more"`],
    told: ["menu[3].to", 'no page has the address "/prices-and-more"; write the address of a page that exists'],
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
  "an annual price above the monthly one": {
    change: ["plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}6`],
    told: ["plans[1].annualPrice", 'expected at most the "monthlyPrice" (5), got 6'],
  },
  "an annual price with AI above the monthly one": {
    change: ["plans.json", '"annualAIPrice": 9.5', `"annualAIPrice": ${here}13`],
    told: ["plans[1].annualAIPrice", 'expected at most the "monthlyAIPrice" (12.5), got 13'],
  },
  "a second highlighted plan": {
    change: [
      "plans.json",
      '"highlighted": false,\n    "button": "Contact Sales"',
      `"highlighted": ${here}true,\n    "button": "Contact Sales"`,
    ],
    told: [
      "plans[3].highlighted",
      'expected "highlighted": true in one plan, and data/plans.json:50 has it too; write false in one of the two',
    ],
  },
  "shares of more than a whole": {
    change: [
      "scenarios/civic-engagement.json",
      '"shares": [\n        { "side": "for", "label": "Favor the transit line", "percent": 70',
      `"shares": ${here}[\n        { "side": "for", "label": "Favor the transit line", "percent": 80`,
    ],
    told: ["sections[2].shares", "expected percentages that add up to at most 100, got 110"],
  },
  "a slug that another entry has": {
    change: ["faq.json", '"slug": "adding-users"', `"slug": ${here}"team-price"`],
    told: ["faq[4].slug", /^"team-price" is taken by data\/faq\.json:\d+/],
  },
  "a link in a paragraph to a place that isn't there": {
    change: ["pages/about.json", '"[Most](/pricing#faq)', `${here}"[Most](/pricing#faqs)`],
    told: ["mission.paragraphs[0]", 'no section of "/pricing" has the anchor "faqs", did you mean "faq"?'],
  },
  "a link in a paragraph to another site": {
    change: ["pages/about.json", '"[Most](/pricing#faq)', `${here}"[Most](https://example.com)`],
    told: ["mission.paragraphs[0]", 'expected plain text without the Markdown mark "[Most](https://example.com)", got "[Most]'],
  },
  "words that open a form elsewhere": {
    change: ["scenarios/policy-development.json", '"to": "form:consultation"', `"to": ${here}"/pricing"`],
    told: [
      "sections[4].actions[0].to",
      'expected "form:consultation", because "Schedule Consultation" opens it in data/navigation.json, got "/pricing"; or write other words',
    ],
  },
  "the same figures on two pages": {
    change: [
      "pages/pilot-program.json",
      '"stats": ["studies", "effect-size", "research-years"]',
      `"stats": [${here}"studies", "effect-size"]`,
    ],
    told: ["research.stats[0]", "data/pages/home.json shows the same figures (effect-size, studies); choose others for this page"],
  },
  "a brand that is spelled out": asking("What does Debato cost?", 'expected {brand} in place of "Debato"; the site fills in the name'),
  "a text in a wrong encoding": asking(
    "What doesnâ€™t Team cost?",
    /^expected readable characters in place of "â€™", .*; type them again$/,
  ),
  "an accent in a wrong encoding": asking("What is a cafÃ©?", /^expected readable characters in place of "Ã©", .*; type them again$/),
  "bold words of Markdown": asking("What does **Team** cost?", 'expected plain text without the Markdown mark "**"'),
  "a link of Markdown": asking("What does [Team](/pricing) cost?", 'expected plain text without the Markdown mark "[Team](/pricing)"'),
  "a heading of Markdown": asking("# What does Team cost?", 'expected plain text without the Markdown mark "# "'),
  "a straight apostrophe": asking("What's in Team?", "expected ’ in place of the straight '"),
  "a straight quote": asking('What is Team, 5" of it?', 'expected “ and ” in place of the straight "'),
  "a question that is asked twice": asking("which plan FITS us", "data/faq.json:4 has the same question; write another one"),
  // What is suggested must fit the place.
  "a misspelt field, of which the object has the right one already": {
    change: ["faq.json", '"slug": "team-price",', `"slug": "team-price", ${here}"slugs": "team-price",`],
    told: ["faq[1].slugs", /^unknown field "slugs"; known here: slug, question, answer$/],
  },
  "a misspelt figure, of which the list has the right one already": {
    change: ["pages/education.json", '"stats": ["effect-size"', `"stats": [${here}"effect-sise", "effect-size"`],
    told: ["research.stats[0]", /^no entry of data\/stats\.json has the slug "effect-sise"$/],
  },
  "a point that answers itself, misspelt": {
    change: ["scenarios/think-tank-discourse.json", '"answers": ["daily-life"]', `"answers": [${here}"tax-bas"]`],
    told: ["sections[1].points[3].answers[0]", /test-and-report\), got "tax-bas"$/],
  },
  "a short word that differs in two letters": {
    change: ["phases.json", '"color": "implementation"', `"color": ${here}"red"`],
    told: ["phases[0].color", /^expected one of "education", .*, got "red"$/],
  },
};
