/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent, checkFile } from "../../src/content/check";
import { contentOf } from "../../src/content/checks/entries";
import { pageFileProblems } from "../../src/content/checks/pageFiles";
import { unsafeInSvg } from "../../src/content/checks/svg";
import { uploadDateProblems } from "../../src/content/checks/uploadDate";
import { entities } from "../../src/content/entities";
import { formatProblem } from "../../src/content/problems";
import { readText } from "../../src/content/source";
import { fixedFolder } from "../support/dataFolder";
import { here } from "../support/editableContent";
import { EditedContent } from "../support/editedContent";

interface Mistake {
  what: string;
  file: string;
  from: string;
  /** With `here` in front of what is wrong; without it, the problem is at the beginning of the file. */
  to: string;
  field: string;
  message: string;
}

const asking = (what: string, words: string, message: string): Mistake => ({
  what,
  file: "faq.json",
  from: '"question": "What does Team cost?"',
  to: `"question": ${here}${JSON.stringify(words)}`,
  field: "faq[1].question",
  message,
});

const mistakes: Mistake[] = [
  {
    what: "an annual price above the monthly one",
    file: "plans.json",
    from: '"annualPrice": 4.16',
    to: `"annualPrice": ${here}6`,
    field: "plans[1].annualPrice",
    message: 'expected at most the "monthlyPrice" (5), got 6',
  },
  {
    what: "an annual price with AI above the monthly one",
    file: "plans.json",
    from: '"annualAIPrice": 9.5',
    to: `"annualAIPrice": ${here}13`,
    field: "plans[1].annualAIPrice",
    message: 'expected at most the "monthlyAIPrice" (12.5), got 13',
  },
  {
    what: "a second highlighted plan",
    file: "plans.json",
    from: '"highlighted": false,\n    "button": "Contact Sales"',
    to: `"highlighted": ${here}true,\n    "button": "Contact Sales"`,
    field: "plans[3].highlighted",
    message: 'expected "highlighted": true in one plan, and data/plans.json:50 has it too; write false in one of the two',
  },
  {
    what: "no highlighted plan",
    file: "plans.json",
    from: '"highlighted": true',
    to: '"highlighted": false',
    field: "plans",
    message: 'expected "highlighted": true in one plan, got it in none; write true in the plan that stands out',
  },
  {
    what: "shares of more than a whole",
    file: "scenarios/civic-engagement.json",
    from: '"shares": [\n        { "side": "for", "label": "Favor the transit line", "percent": 70',
    to: `"shares": ${here}[\n        { "side": "for", "label": "Favor the transit line", "percent": 80`,
    field: "sections[2].shares",
    message: "expected percentages that add up to at most 100, got 110",
  },
  {
    what: "a link in a paragraph to a place that isn't there",
    file: "pages/about.json",
    from: '"[Most](/pricing#faq)',
    to: `${here}"[Most](/pricing#faqs)`,
    field: "mission.paragraphs[0]",
    message: 'no section of "/pricing" has the anchor "faqs", did you mean "faq"?',
  },
  {
    what: "a link in a paragraph to another site",
    file: "pages/about.json",
    from: '"[Most](/pricing#faq)',
    to: `${here}"[Most](https://example.com)`,
    field: "mission.paragraphs[0]",
    message:
      'expected plain text without the Markdown mark "[Most](https://example.com)", got "[Most](https://example.com) disagreements fail because o…"',
  },
  asking("a brand that is spelled out", "What does Debato cost?", 'expected {brand} in place of "Debato"; the site fills in the name'),
  asking("a text in a wrong encoding", "What doesnâ€™t Team cost?", 'expected readable characters in place of "â€™"; type them again'),
  asking("an accent in a wrong encoding", "What is a cafÃ©?", 'expected readable characters in place of "Ã©"; type them again'),
  asking("bold words of Markdown", "What does **Team** cost?", 'expected plain text without the Markdown mark "**"'),
  asking("a link of Markdown", "What does [Team](/pricing) cost?", 'expected plain text without the Markdown mark "[Team](/pricing)"'),
  asking("a heading of Markdown", "# What does Team cost?", 'expected plain text without the Markdown mark "# "'),
  asking("a straight apostrophe", "What's in Team?", "expected ’ in place of the straight '"),
  asking("a straight quote", 'What is Team, 5" of it?', 'expected “ and ” in place of the straight "'),
  {
    what: "words that open a form elsewhere",
    file: "scenarios/policy-development.json",
    from: '"to": "form:consultation"',
    to: `"to": ${here}"/pricing"`,
    field: "sections[4].actions[0].to",
    message:
      'expected "form:consultation", because "Schedule Consultation" opens it in data/navigation.json, got "/pricing"; or write other words',
  },
  {
    what: "the same figures on two pages",
    file: "pages/pilot-program.json",
    from: '"stats": ["studies", "effect-size", "research-years"]',
    to: `"stats": [${here}"studies", "effect-size"]`,
    field: "research.stats[0]",
    message: "data/pages/home.json shows the same figures (effect-size, studies); choose others for this page",
  },
  asking("a question that is asked twice", "which plan FITS us", "data/faq.json:4 has the same question; write another one"),
];

/** A problem in one line, without the text that was found. */
const lineOf = (problem: Parameters<typeof formatProblem>[0]) => formatProblem(problem).replace(/, got "([^"\\]|\\.)*\?"(?=;|$)/, "");

describe("the check", () => {
  it.each(mistakes)("reports $what", ({ file, from, to, field, message }) => {
    const content = new EditedContent();
    const place = content.change(file, from, to);
    const { line, column } = to.includes(here) ? place : { line: 1, column: 1 };
    const problems = content.problems().filter((problem) => !problem.message.includes("known-disagreements.json"));
    expect(problems.map(lineOf)).toEqual([`data/${file}:${line}:${column}  ${field}: ${message}`]);
  });

  it.each(["2 * 3", "[sic] (as written)", "A #1 choice", "Ângela and São Paulo", "debato.example"])("accepts %s", (words) => {
    const content = new EditedContent();
    content.change("faq.json", '"question": "What does Team cost?"', `"question": ${JSON.stringify(words)}`);
    expect(content.problems()).toEqual([]);
  });
});

describe("an empty list", () => {
  const listed = entities.filter(({ list, type }) => list && !["Redirect", "KnownDisagreement"].includes(type)).map(({ files }) => files);

  it.each(listed)("in data/%s is reported, because pages show its entries", (file) => {
    const content = new EditedContent();
    content.write(file, "[]");
    const name = file.replace(".json", "");
    expect(content.problems().map(formatProblem)).toEqual([
      `data/${file}:1:1  ${name}: expected at least one entry, because pages show them, got an empty list; put the entries back`,
    ]);
  });

  it.each(["redirects.json", "known-disagreements.json"])("in data/%s is right", (file) => {
    const content = new EditedContent();
    content.write(file, "[]");
    expect(content.problems().filter((problem) => problem.file === file)).toEqual([]);
  });

  it("of scenarios is reported at the pages that show them", () => {
    const content = new EditedContent();
    for (const name of [
      "civic-engagement",
      "interagency-collaboration",
      "policy-development",
      "regulatory-decisions",
      "think-tank-discourse",
    ])
      content.remove(`scenarios/${name}.json`);
    const message = "this page shows the entries of data/scenarios, and there are none; put at least one file there";
    expect(content.problems().map(formatProblem)).toEqual(
      expect.arrayContaining([`data/pages/government-sector.json:1:1  ${message}`, `data/pages/government-use-cases.json:1:1  ${message}`]),
    );
  });
});

it("the drawings of another brand are reported", async () => {
  const folder = mkdtempSync(join(tmpdir(), "brand-"));
  cpSync(fixedFolder, join(folder, "data"), { recursive: true });
  mkdirSync(join(folder, "static/press"), { recursive: true });
  const drawnFor = (brand: string) => {
    writeFileSync(join(folder, "static/press/logo.svg"), `<svg><title>${brand}</title></svg>`);
    return checkContent(join(folder, "data"));
  };
  expect(await drawnFor("Debato")).toEqual([]);
  expect((await drawnFor("Former")).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^data\/site\.json:\d+:\d+ {2}brand: static\/press and data\/images\/share\.png still show "Former"; run `npm run images/,
    ),
  ]);
  rmSync(folder, { recursive: true });
});

describe("an SVG", () => {
  it.each([
    ["a script", "<svg><script>alert(1)</script></svg>", "a script"],
    ["an event handler", '<svg onload="alert(1)"/>', "the event handler onload"],
    ["an image of another site", '<svg><image href="https://example.com/a.png"/></svg>', "a reference to https://example.com/a.png"],
    ["a link in the older form", "<svg><use xlink:href='//example.com/a.svg#b'/></svg>", "a reference to //example.com/a.svg#b"],
    ["a javascript: address", '<svg><a href="javascript:alert(1)"/></svg>', "a reference to javascript:alert(1)"],
    [
      "a style sheet of another site",
      "<svg><style>@import url(https://example.com/a.css)</style></svg>",
      "a reference to https://example.com/a.css",
    ],
    ["an entity of another file", '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg/>', "an entity"],
  ])("must not contain %s", (_, svg, found) => {
    expect(unsafeInSvg(svg)).toBe(found);
  });

  it("can refer to its own parts and contain pictures", () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/><path fill="url(#b)"/><image href="data:image/png;base64,AAAA"/></svg>';
    expect(unsafeInSvg(svg)).toBeUndefined();
  });
});

it.each([
  ["2026-03-15", []],
  // Somewhere on earth it is the next day already.
  ["2026-03-16", []],
  ["2026-03-17", ['expected today or an earlier day, got "2026-03-17"; write the day on which the video was published']],
])("the video's upload date %s on 2026-03-15 gives %j", (uploadDate, messages) => {
  const text = readText(fixedFolder, "integrations.json").replace(/("watchAddress": "[^"]*")/, `$1, "uploadDate": "${uploadDate}"`);
  const { entries } = checkFile(fixedFolder, "integrations.json", text);
  const problems = uploadDateProblems(contentOf(entries), Date.parse("2026-03-15T12:00:00Z"));
  expect(problems.map(({ field, message }) => ({ field, message }))).toEqual(
    messages.map((message) => ({ field: "introductionVideo.uploadDate", message })),
  );
});

describe("the pages in src/pages and their content", () => {
  const addresses = entities.flatMap(({ address, files }) => (address === undefined || files.includes("*") ? [] : [address]));

  it("belong together", () => {
    expect(pageFileProblems(addresses)).toEqual([]);
    expect(pageFileProblems()).toEqual([]);
  });

  it("are reported when the page is missing", () => {
    expect(pageFileProblems(addresses.filter((address) => address !== "/about")).map(formatProblem)).toEqual([
      "data/pages/about.json:1:1  no page of the site shows this file; ask a developer to add src/pages/about.tsx",
    ]);
  });

  it("are reported when the content is missing", () => {
    expect(pageFileProblems([...addresses, "/blog"]).map(formatProblem)).toEqual([
      "data/pages/blog.json:1:1  src/pages/blog.tsx has no content; ask a developer to add it to src/content/entities.ts",
    ]);
  });
});

it("one page may do without metadata, and a second is told that it has the same", () => {
  const content = new EditedContent();
  const withoutMetadata = (file: string) => {
    const page = JSON.parse(content.read(file)) as { metadata?: object };
    Reflect.deleteProperty(page, "metadata");
    content.write(file, JSON.stringify(page));
  };
  withoutMetadata("pages/about.json");
  expect(content.problems()).toEqual([]);
  withoutMetadata("pages/terms.json");
  expect(content.problems().map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "pages/terms.json: data/pages/about.json has the same description; give each page its own",
    "pages/terms.json: data/pages/about.json has the same title; give each page its own",
  ]);
});
