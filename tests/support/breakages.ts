import { here } from "./editableContent";

/** A mistake in the fixed content, and the one problem that the check then reports. */
export interface Breakage {
  /** A file, a place in it and its replacement, with `here` in front of the mistake. */
  change: [file: string, from: string | RegExp, to: string];
  /** The reported field, and the message or a part of it. */
  reported: [field: string, says: string | RegExp];
}

/** A breakage that rewords a question. */
const asking = (words: string, says: string | RegExp): Breakage => ({
  change: [
    "faq.json",
    '"question": "What does Team cost?"',
    `"question": ${here}${JSON.stringify(words)}`,
  ],
  reported: ["faq[1].question", says],
});

/** A breakage that changes where a link of the menu leads. */
const linkingTo = (address: string, says: string | RegExp): Breakage => ({
  change: [
    "navigation.json",
    '"label": "Pricing", "to": "/pricing"',
    `"label": "Pricing", "to": ${here}${JSON.stringify(address)}`,
  ],
  reported: ["menu[3].to", says],
});

/** Mistakes of every kind, except those that any file or field can have (everyFile.test.ts, tests/fields). */
export const breakages: Record<string, Breakage> = {
  "a price in quotes": {
    change: ["plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"4.16"`],
    reported: [
      "plans[1].annualPrice",
      'expected a number such as 12.5, or "Custom", got "4.16"; write 4.16 without quotes',
    ],
  },
  "a price with a dollar sign": {
    change: ["plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}"$4.16"`],
    reported: ["plans[1].annualPrice", 'got "$4.16"; write 4.16 without quotes'],
  },
  "a number in quotes": {
    change: ["scenarios/civic-engagement.json", '"number": 2', `"number": ${here}"2"`],
    reported: ["number", 'expected a number, got "2"; write 2 without quotes'],
  },
  "a switch in quotes": {
    change: ["plans.json", '"highlighted": true', `"highlighted": ${here}"true"`],
    reported: [
      "plans[2].highlighted",
      'expected true or false, got "true"; write true without quotes',
    ],
  },
  "a number in place of a text": {
    change: ["plans.json", '"title": "Team"', `"title": ${here}365`],
    reported: ["plans[1].title", 'expected a text, got 365; write "365" in quotes'],
  },
  "a link to the site by its whole address": {
    change: [
      "navigation.json",
      '"to": "/pricing#faq"',
      `"to": ${here}"https://www.debato.example/pricing#faq"`,
    ],
    reported: ["footer[2].links[0].to", /^expected a page .*, did you mean "\/pricing#faq"\?$/],
  },
  "a picture that its page doesn't show": {
    change: ["pages/organizations.json", '"hero": {', `"hero": { "picture": ${here}"argument",`],
    reported: [
      "hero.picture",
      /^this page shows no picture next to its heading, got "argument"; take it out$/,
    ],
  },
  "a negative price": {
    change: ["plans.json", '"monthlyPrice": 5', `"monthlyPrice": ${here}-5`],
    reported: ["plans[1].monthlyPrice", /^expected .*got -5$/],
  },
  "missing prices with AI": {
    change: [
      "plans.json",
      /\{\s*"slug": "team",([^}]*)"monthlyAIPrice": 12.5,/,
      `${here}{ "slug": "team", "title": "Team", "audience": "All.", "monthlyPrice": 5, "annualPrice": 4.16,`,
    ],
    reported: ["plans[1]", /"monthlyAIPrice".*"noAIChange": true/],
  },
  "an unknown field that resembles no other": {
    change: [
      "faq.json",
      '"question": "What does Team cost?"',
      `"question": "What does Team cost?", ${here}"colour": "red"`,
    ],
    reported: ["faq[1].colour", /^unknown field "colour"; known here: slug, question, answer$/],
  },
  "a misspelled kind of section": {
    change: ["scenarios/regulatory-decisions.json", '"kind": "prose"', `"kind": ${here}"porse"`],
    reported: ["sections[3].kind", /^expected one of .*got "porse", did you mean "prose"\?$/],
  },
  "a section of the wrong kind for its place": {
    change: ["pages/pricing.json", '"kind": "callToAction"', `"kind": ${here}"callToActon"`],
    reported: [
      "closing.kind",
      'expected "callToAction", got "callToActon", did you mean "callToAction"?',
    ],
  },
  "a misspelled choice": {
    change: ["pages/terms.json", '"policy": "terms"', `"policy": ${here}"term"`],
    reported: [
      "policy",
      /^expected one of "privacy", "terms", "eula", got "term", did you mean "terms"\?$/,
    ],
  },
  "an empty text": asking("", 'expected a text that is not empty, got ""'),
  "an overlong text": asking(
    `${"What? ".repeat(40)}Well?`,
    "expected at most 160 characters, got 245",
  ),
  "a list with too few entries": {
    change: ["navigation.json", /"footer": \[[\s\S]*\]/, `"footer": ${here}[]`],
    reported: ["footer", /^expected 1 or more entries, got 0$/],
  },
  "one text in place of a list": {
    change: ["pages/terms.json", /"keywords": \[[^\]]*\]/, `"keywords": ${here}"terms"`],
    reported: ["metadata.keywords", 'expected a list in brackets [ ], got "terms"'],
  },
  "a menu entry that is both a link and a group": {
    change: [
      "navigation.json",
      /\{\s*"label": "Use Cases",/,
      `${here}{ "label": "Use Cases", "to": "/about",`,
    ],
    reported: ["menu[2]", 'expected either "to" or "children"'],
  },
  "a point that answers one outside its sheet": {
    change: [
      "scenarios/think-tank-discourse.json",
      '"answers": ["daily-life"]',
      `"answers": [${here}"daily-live"]`,
    ],
    reported: [
      "sections[1].points[3].answers[0]",
      /^expected the slug of a point of this sheet \(daily-life, /,
    ],
  },
  "a highlight that the title doesn't contain": {
    change: [
      "pages/pricing.json",
      '"title": "Choose Your Plan",',
      `"title": "Choose Your Plan", "highlight": ${here}"Your Price",`,
    ],
    reported: ["hero.highlight", 'expected words that "title" contains once'],
  },
  "a second argument in a row from one side": {
    change: [
      "debates/locked-phones.json",
      '"side": "against",\n      "label": "Enforcement"',
      `"side": ${here}"for",\n      "label": "Enforcement"`,
    ],
    reported: ["arguments[7].side", 'expected the other side: the sides take turns, got "for"'],
  },
  "an answer to a later argument": {
    change: ["debates/locked-phones.json", '"answers": ["family"]', `"answers": [${here}"lunch"]`],
    reported: [
      "arguments[4].answers[0]",
      /^expected the slug of an earlier argument \(attention, self-control, design, family\), got "lunch"$/,
    ],
  },
  "common ground that joins an unknown argument": {
    change: [
      "debates/locked-phones.json",
      '"joins": ["family", "emergencies"]',
      `"joins": ["family", ${here}"emergency"]`,
    ],
    reported: [
      "commonGround[1].joins[1]",
      /^expected the slug of an argument of this debate .*got "emergency"$/,
    ],
  },
  "a link with a trailing slash": linkingTo(
    "/pricing/",
    'no page has the address "/pricing/", did you mean "/pricing"?',
  ),
  "a link that resembles no page": linkingTo(
    "/prices-and-more",
    'no page has the address "/prices-and-more"; write the address of a page that exists',
  ),
  "a link to an anchor that its own page doesn't have": {
    change: ["pages/government-guide.json", '"to": "#checklists"', `"to": ${here}"#checklist"`],
    reported: [
      "hero.actions[0].to",
      /^no section of "\/government-sector\/implementation-guide" has the anchor "checklist"/,
    ],
  },
  "a link to a file that isn't in static": {
    change: ["pages/about.json", '"to": "/press/logo.svg"', `"to": ${here}"/press/lgo.svg"`],
    reported: [
      "press.links[0].to",
      'there is no file static/press/lgo.svg, did you mean "/press/logo.svg"?',
    ],
  },
  "a link to a page that looks like a file": linkingTo(
    "/pricing.x",
    'there is no file static/pricing.x, did you mean "/pricing"?',
  ),
  "a link to an address that redirects": linkingTo(
    "/non-profits",
    '"/non-profits" redirects to "/nonprofits"; write "/nonprofits"',
  ),
  "an unknown form": linkingTo(
    "form:appointment",
    /^no "appointment" among the forms of integrations\.json; known: .*contact/,
  ),
  "an outside address in place of a name": linkingTo(
    "https://pilot.debato.example",
    /^expected a page .*"site:" or "form:" and a name from integrations\.json/,
  ),
  "a reference to a figure that doesn't exist": {
    change: ["pages/education.json", '"stats": ["effect-size"', `"stats": [${here}"effect-sise"`],
    reported: [
      "research.stats[0]",
      'no entry of data/stats.json has the slug "effect-sise", did you mean "effect-size"?',
    ],
  },
  "a picture without alternative text": {
    change: [
      "site.json",
      /\{\s*"file": "\.\/images\/share\.png",\s*"alt": "[^"]*"/,
      `${here}{ "file": "./images/share.png"`,
    ],
    reported: ["defaults.image.alt", /^missing; expected a text \(What the picture shows/],
  },
  "a placeholder in a text that takes none": {
    change: ["navigation.json", '"label": "Pricing"', `"label": ${here}"Save {amount}"`],
    reported: ["menu[3].label", "unknown token {amount}; known: {brand}, "],
  },
  "an interface text without a required placeholder": {
    change: [
      "interface.json",
      /"checklistProgress": "[^"]*"/,
      `"checklistProgress": ${here}"{done} done"`,
    ],
    reported: ["checklistProgress", 'expected {total} somewhere in the text, got "{done} done"'],
  },
  "a duplicate anchor on a page": {
    change: ["pages/pricing.json", '"anchor": "compare"', `"anchor": ${here}"plans"`],
    reported: [
      "comparison.anchor",
      /^"plans" is taken by data\/pages\/pricing\.json:\d+; choose another$/,
    ],
  },
  "a description that is too short": {
    change: [
      "pages/terms.json",
      /"description": "[^"]*"/,
      `"description": ${here}"The terms of {brand}."`,
    ],
    reported: ["metadata.description", /^expected 70 to 160 characters, got 20 /],
  },
  "a title that another page already has": {
    change: [
      "pages/terms.json",
      /"title": "[^"]*\{brand\}"/,
      `"title": ${here}"End User License Agreement (EULA) for the software | {brand}"`,
    ],
    reported: ["metadata.title", "data/pages/eula.json has the same title; give each page its own"],
  },
  // The check doesn't also report the links to the section as dead.
  "a misspelled kind of a section that has links to it": {
    change: [
      "education/implementation-guide.json",
      '"kind": "checklists"',
      `"kind": ${here}"checklist"`,
    ],
    reported: ["sections[3].kind", "checklist"],
  },
  "an annual price above the monthly one": {
    change: ["plans.json", '"annualPrice": 4.16', `"annualPrice": ${here}6`],
    reported: ["plans[1].annualPrice", 'expected at most the "monthlyPrice" (5), got 6'],
  },
  "a second highlighted plan": {
    change: [
      "plans.json",
      '"highlighted": false,\n    "button": "Contact Sales"',
      `"highlighted": ${here}true,\n    "button": "Contact Sales"`,
    ],
    reported: ["plans[3].highlighted", 'expected "highlighted": true in one plan, got it in 2'],
  },
  "shares that add up to more than a whole": {
    change: [
      "scenarios/civic-engagement.json",
      '"shares": [\n        { "side": "for", "label": "Favor the transit line", "percent": 70',
      `"shares": ${here}[\n        { "side": "for", "label": "Favor the transit line", "percent": 80`,
    ],
    reported: ["sections[2].shares", "expected percentages that add up to at most 100, got 110"],
  },
  "a slug that another entry has": {
    change: ["faq.json", '"slug": "adding-users"', `"slug": ${here}"team-price"`],
    reported: ["faq[4].slug", /^"team-price" is taken by data\/faq\.json:\d+/],
  },
  "a link in a paragraph to an anchor that doesn't exist": {
    change: ["pages/about.json", '"[Most](/pricing#faq)', `${here}"[Most](/pricing#faqs)`],
    reported: [
      "mission.paragraphs[0]",
      'no section of "/pricing" has the anchor "faqs", did you mean "faq"?',
    ],
  },
  "a link in a paragraph to another site": {
    change: ["pages/about.json", '"[Most](/pricing#faq)', `${here}"[Most](https://example.com)`],
    reported: [
      "mission.paragraphs[0]",
      'expected plain text without the Markdown mark "[Most](https://example.com)", got "[Most]',
    ],
  },
  "a spelled-out brand": asking(
    "What does Debato cost?",
    'expected {brand} in place of "Debato"; the site fills in the name',
  ),
  "a text in the wrong encoding": asking(
    "What doesnâ€™t Team cost?",
    /^expected readable characters in place of "â€™", .*; type them again$/,
  ),
  "an accent in the wrong encoding": asking(
    "What is a cafÃ©?",
    /^expected readable characters in place of "Ã©", .*; type them again$/,
  ),
  "bold Markdown text": asking(
    "What does **Team** cost?",
    'expected plain text without the Markdown mark "**"',
  ),
  "a Markdown link": asking(
    "What does [Team](/pricing) cost?",
    'expected plain text without the Markdown mark "[Team](/pricing)"',
  ),
  "a Markdown heading": asking(
    "# What does Team cost?",
    'expected plain text without the Markdown mark "# "',
  ),
  "a straight apostrophe": asking("What's in Team?", "expected ’ in place of the straight '"),
  "a straight quote": asking(
    'What is Team, 5" of it?',
    'expected “ and ” in place of the straight "',
  ),
  "a repeated question": asking(
    "which plan FITS us",
    "data/faq.json:4 has the same question; write another one",
  ),
  // A suggestion must fit the place.
  "a misspelled field when the object already has the correct one": {
    change: [
      "faq.json",
      '"slug": "team-price",',
      `"slug": "team-price", ${here}"slugs": "team-price",`,
    ],
    reported: ["faq[1].slugs", /^unknown field "slugs"; known here: slug, question, answer$/],
  },
  "a misspelled figure when the list already has the correct one": {
    change: [
      "pages/education.json",
      '"stats": ["effect-size"',
      `"stats": [${here}"effect-sise", "effect-size"`,
    ],
    reported: ["research.stats[0]", /^no entry of data\/stats\.json has the slug "effect-sise"$/],
  },
  "a point that would answer itself, misspelled": {
    change: [
      "scenarios/think-tank-discourse.json",
      '"answers": ["daily-life"]',
      `"answers": [${here}"tax-bas"]`,
    ],
    reported: ["sections[1].points[3].answers[0]", /test-and-report\), got "tax-bas"$/],
  },
  "a short word that differs in two letters": {
    change: ["phases.json", '"color": "implementation"', `"color": ${here}"red"`],
    reported: ["phases[0].color", /^expected one of "education", .*, got "red"$/],
  },
};
