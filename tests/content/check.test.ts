import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/checkContent";
import { contentOf } from "../../src/content/entries";
import { contentFiles } from "../../src/content/folder";
import { formatProblem, locationOf } from "../../src/content/problems";
import { checkFile } from "../../src/content/read";
import { imageFiles } from "../../src/content/rules/imageFiles";
import { staticProblems } from "../../src/content/rules/staticFiles";
import { longTitles } from "../../src/content/rules/titlesAndDescriptions";
import { comparison, dataFolder, plans } from "../support/content";
import { here } from "../support/editableContent";
import { EditedContent, fieldIn, originalFiles } from "../support/editedContent";
import { emptyFolder, put } from "../support/emptyFolder";

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

const original = new EditedContent();
const { brand, origin, product } = JSON.parse(original.read("site.json"));
const [{ slug: question }] = JSON.parse(original.read("faq.json"));
const shownOutcomes = originalFiles.flatMap((file) =>
  [...original.read(file).matchAll(/"outcomeOf": "([^"]*)"/g)].map(([, slug]) => slug),
);
const [withOutcome = ""] = originalFiles.filter((file) => {
  if (!file.startsWith("debates/")) return false;
  const { slug, next } = JSON.parse(original.read(file));
  return next && shownOutcomes.includes(slug);
});
const [withSource = ""] = originalFiles.filter((file) => original.read(file).includes('"authors"'));
const [scenario = "", otherScenario = ""] = originalFiles.filter((file) =>
  file.startsWith("scenarios/"),
);

/** The first section of a page with certain fields. */
const sectionWith = (file: string, wanted: Record<string, unknown>) => [
  "sections",
  JSON.parse(original.read(file)).sections.findIndex((section: object) =>
    Object.entries(wanted).every(([name, value]) => Reflect.get(section, name) === value),
  ),
];
const estimate = sectionWith("pages/pricing.json", { kind: "estimate" });
const steps = sectionWith("pages/about.json", { variant: "steps" });
const draft = sectionWith("pages/about.json", { kind: "draft" });
const lastWords = sectionWith("pages/home.json", { kind: "callToAction" });
const [inSmall = ""] = originalFiles.filter((file) => original.read(file).includes('"draft": {'));
const [withQuestions = ""] = originalFiles.filter((file) =>
  original.read(file).includes('"questions": ['),
);
const [answered] = JSON.parse(original.read(withQuestions)).sections.flatMap(
  ({ questions = [] }: { questions?: object[] }, section: number) =>
    questions.map((question, item) => [
      "sections",
      section,
      "questions",
      item,
      "ask" in question ? "ask" : "answer",
    ]),
);

const curves = JSON.parse(original.read("stats.json")).findIndex(
  ({ drawing }: { drawing?: string }) => drawing === "curves",
);

const link = ["signUp", "to"];
const asked = [0, "question"];
const answer = [0, "answer"];
const price = [1, "monthlyPrice"];
const title = ["metadata", "title"];

it.each([
  ["navigation.json", link, "/no-such-page-at-all", /address of a page, got "\/no-such[^?]*$/],
  ["navigation.json", link, "/pricing/", /did you mean "\/pricing"/],
  ["navigation.json", link, "/pricing#compar", /anchor of "\/pricing", .*did you mean "compare"/],
  ["navigation.json", link, "/es/pricng", /did you mean "\/es\/pricing"/],
  ["navigation.json", link, "/es/pricing#compar", /anchor of "\/es\/pricing"/],
  ["navigation.json", link, "/Über uns", /without the capital "Ü", a space, got "\/Über uns"$/],
  ["navigation.json", link, "https://example.com/ü/", /name of a site, without "ü", got "[^"]*"$/],
  ["navigation.json", link, "tel:(555) 0100", /phone number .* without "\(", "\)", a space/],
  ["navigation.json", link, "mailto:me@home", /mail address such as/],
  ["navigation.json", link, "me@example.com", /did you mean "mailto:me@example\.com"/],
  ["navigation.json", link, "www.example.com", /did you mean "https:\/\/www\.example\.com"/],
  ["navigation.json", link, "pricing", /did you mean "\/pricing"/],
  ["navigation.json", link, "contact", /did you mean "form:contact"/],
  ["navigation.json", link, "/about.docx", /expected "\/about", as pages have no ending/],
  ["navigation.json", link, "/pricing#nowhere", /known: .*compare/],
  ["navigation.json", link, "form:nobody", /known: .*form:contact/],
  ["navigation.json", link, "#no-such-place", /address of its page/],
  ["navigation.json", link, "/none.pdf", /a file in static/],
  ["navigation.json", link, "form:contcat", /did you mean "form:contact"/],
  ["navigation.json", link, "javascript:alert(1)", /^expected a page/],
  ["navigation.json", link, `${origin}/pricing`, /without its name/],
  ["faq.json", answer, "See [this](site:sinUp).", /did you mean "site:signUp"/],
  ["faq.json", asked, "", /isn't empty, got ""$/],
  ["faq.json", asked, "\u00ad\u200d", /something to see/],
  ["faq.json", asked, "What\nnow?", /without a line break/],
  ["faq.json", asked, "What doesnâ€™t?", /readable characters instead of "â€™"/],
  ["faq.json", asked, "[What](/about)", /words without a link/],
  ["faq.json", answer, "(/about)[What]", /expected a link/],
  ["faq.json", asked, "W".repeat(999), /at most \d+ characters, got 999/],
  ["faq.json", asked, 365, /expected a text in quotes, got 365; write "365"$/],
  ["faq.json", asked, " What?", /no space/],
  ["faq.json", asked, "A <b>bold</b> word", /without "<b>"/],
  ["faq.json", asked, "A\u200bB", /invisible character \(U\+200B\)/],
  ["faq.json", asked, "What's in it?", /’/],
  ["faq.json", asked, `What is ${brand}?`, /\{brand\}/],
  ["faq.json", answer, "[What(/about)", /expected a link/],
  ["faq.json", [0, "slug"], "größe?", /lowercase.*, without "ö", "ß", "\?", got "größe\?"$/],
  ["faq.json", [0, "slug"], "content", /id themselves/],
  ["faq.json", answer, "For {price.team.montly}", /did you mean "\{price.team.monthly\}"/],
  ["faq.json", answer, "For {price.enterprise.monthly}", /a value.*; known: \{price\.free\./],
  ["faq.json", answer, "For {nothing}", /a value.*; known: .*\{brand\}/],
  ["faq.json", answer, "From {brand", /braces in pairs/],
  ["faq.json", answer, "From {{brand}}", /braces in pairs/],
  ["comparison.json", [0, "values", "team"], "5, [or more](form:contact)", /link around all words/],
  ["interface.json", ["readingTime"], "{minute} minutes", /did you mean "\{minutes\}"/],
  ["interface.json", ["readingTime"], "Some minutes", /expected \{minutes\} in the text/],
  ["plans.json", price, "$4.16", /expected a number such as 12\.5.*got "\$4\.16"; write 4\.16$/],
  ["plans.json", price, "12,50", /got "12,50"; write 12\.5$/],
  ["plans.json", price, "1,250", /got "1,250"; write 1250$/],
  ["plans.json", price, "custom", /did you mean "Custom"/],
  ["plans.json", [1, "annualPrice"], 900, /at most the "monthlyPrice", which is [\d.]+, got 900/],
  [
    "plans.json",
    [1, "annualAIPrice"],
    "Custom",
    /"Custom" in both prices .*"monthlyAIPrice" is [\d.]+, got "Custom"$/,
  ],
  ["plans.json", [1, "annualAIPrice"], 1, /at least the "annualPrice", which is [\d.]+, got 1/],
  ["site.json", ["numbers"], "no one two", /thirteen words/],
  ["faq.json", answer, "See [x](/pricing faq)", /instead of "\]\(\/pricing faq\)"/],
  ["plans.json", [1, "noAIChange"], "true", /true or false without quotes, got "true"; write true/],
  ["plans.json", [1, "features"], [], /at least 1 entry, got an empty list; add a text in quotes$/],
  ["plans.json", [1, "lacks"], [], /or remove the field$/],
  ["stats.json", [curves, "number"], "0.5 to 0.7", /"curves" can draw, such as "0\.51–0\.67"/],
  [
    "plans.json",
    [1, "slug"],
    "free",
    /^data\/plans\.json:\d+ has the same slug; change one of the two$/,
  ],
  [
    "navigation.json",
    ["footer", 0, "links"],
    [],
    /add an object in braces \{ \} with "label", "to"$/,
  ],
  [withOutcome, ["commonGround", 0, "joins", 0], "common-9", /the slug of an argument/],
  [inSmall, ["positions"], [1, 2, 3], /expected the last to be "scaleNow"/],
  [inSmall, ["draft", "marked"], "Nothing", /words that "text" contains once/],
  ["pages/about.json", [...draft, "lines", 0, "marked"], "e", /words that "text" contains once/],
  ["pages/home.json", [...lastWords, "highlight"], "Nothing", /words that "title" contains once/],
  [scenario, ["path"], "/elsewhere", /below/],
  [scenario, ["sections", 0, "kind"], "prsoe", /expected one of .*did you mean "prose"/],
  ["pages/about.json", [...steps, "variant"], "step", /of "terms", .*did you mean "steps"/],
  [scenario, ["path"], "/about-us", /below "\/government-sector\/".*to data\/pages\/$/],
  ["pages/terms.json", ["path"], "/admin", /use itself/],
  ["pages/pricing.json", [...estimate, "volumeFrom"], 100_000, /at most that of "most"/],
  ["pages/terms.json", ["path"], "/es/terminos", /doesn't begin with "\/es"/],
  ["pages/terms.json", ["path"], "/es", /doesn't begin with "\/es"/],
  ["pages/terms.json", ["metadata", "description"], "Too short.", /70 to 160 .*got 10/],
  ["site.json", ["origin"], "https://(example", /expected an address/],
  [
    "site.json",
    ["image", "file"],
    "images/a b.png",
    /such as "\.\/images\/share\.png", without a space/,
  ],
  ["site.json", ["brand"], "Go {beta}", /words without braces or brackets/],
  ["site.json", ["brand"], "Go [beta]", /words without braces or brackets/],
  ["site.json", ["image", "alt"], "A", /what the picture shows/],
  ["site.json", ["image", "alt"], "Image of a debate", /“image of”/],
  ["integrations.json", ["sites", "signUp", "url"], "http://example.com/", /https/],
  ["integrations.json", ["tools", 0, "onlyWith"], "plans", /unknown field/],
])("refuses in %s, at %j, the value %j", (file, path, value, says) => {
  content.set(file, path, value);
  expect(content.problems()).toEqual([
    {
      file: `data/${file}`,
      ...content.locationOf(file, path),
      field: fieldIn(file, path),
      message: expect.stringMatching(says),
    },
  ]);
});

const { slug: slugInSmall } = JSON.parse(original.read(inSmall));
const prices = { kind: "plans", show: "prices", annualSaving: "Save", savingBadge: "Save" };
it.each([
  [
    "below",
    { kind: "links", links: [{ label: "More", to: "/about", text: "Who." }], below: "/briefs/" },
    /no links and no "guides" with "below"/,
  ],
  [
    "addsFaq",
    {
      kind: "questions",
      asForm: true,
      addsFaq: true,
      questions: ["one", "two"].map((slug) => ({ slug, question: `${slug}?`, answer: "Yes." })),
    },
    /no "addsFaq" with "asForm"/,
  ],
  [
    "phones",
    { kind: "links", links: [], phones: { debate: slugInSmall, read: "1", move: "2", write: "3" } },
    /expected links/,
  ],
  [
    "cards",
    {
      kind: "cards",
      debate: slugInSmall,
      cards: ["One", "Two", "Three"].map((name) => ({
        title: name,
        text: name,
        theme: "academic",
      })),
    },
    /without "to" and "theme"/,
  ],
  ["label", { ...prices, label: "Prices" }, /no "label"/],
  ["lead", { ...prices, lead: "What it costs." }, /no "lead"/],
])("refuses %s in a section that doesn't show it", (field, section, says) => {
  const file = "pages/about.json";
  const at = ["sections", 0];
  content.set(file, at, { anchor: "own", title: "Own", ...section });
  const mistakes = content.problems().filter(({ message }) => says.test(message));
  expect(mistakes).toMatchObject([content.locationOf(file, [...at, field])]);
});

it.each([
  "https://example.com/a?b=c#d",
  "https://example.com/claim_(logic)",
  "mailto:hello@example.com",
  "tel:+1-555-0100",
  "form:waitlist",
  "/llms.txt",
  "/sitemap-index.xml",
  `/pricing#${question}`,
  `/es/pricing#${question}`,
])("accepts the link %s, in texts too", (to) => {
  content.set("navigation.json", link, to);
  content.set("faq.json", answer, `Training is $99 and 20% off; see [this](${to}).`);
  expect(content.problems()).toEqual([]);
});

it.each(["Smith & Co.", "De-bato", "Go!", "L’Arène", "Go (beta)", "C++", "Ünï", "$&", "a*_b"])(
  "may be the site of %s, whose name no text spells out",
  (name) => {
    content.set("site.json", ["brand"], name);
    content.set("site.json", ["product"], name);
    expect(content.problems()).toEqual([]);
    content.set("faq.json", asked, `What is ${name}, and “${name}”?`);
    expect(content.lines()).toEqual([
      expect.stringContaining(`expected {brand} instead of "${name}"`),
    ]);
  },
);

it.each([
  [`/pricing#${question}`, "faq.json", "["],
  ["/pricing", "pages/pricing.json", "{"],
])("reports no link to %s while its target can't be read", (to, file, text) => {
  content.set("navigation.json", link, to);
  content.write(file, text);
  expect(new Set(content.problems().map((problem) => problem.file))).toEqual(
    new Set([`data/${file}`]),
  );
});

it.each([
  ["pages/home.json", lastWords, "title", "highlight"],
  ["pages/about.json", [...draft, "lines", 0], "text", "marked"],
])("counts words to mark in %s, at %j, with tokens filled in", (file, at, whole, part) => {
  content.set(file, [...at, part], "{product}");
  content.set(file, [...at, whole], `One ${product}, one {product}`);
  expect(content.problems()).toMatchObject([
    {
      ...content.locationOf(file, [...at, part]),
      message: `expected words that "${whole}" contains once, got "${product}"`,
    },
  ]);
  content.set(file, [...at, whole], "One {product}");
  expect(content.problems()).toEqual([]);
});

it("tokens of a file with a mistake are not reported", () => {
  content.set("plans.json", price, "five");
  expect(content.problems().map(({ field }) => field)).toEqual(["plans[1].monthlyPrice"]);
});

it.each([
  [
    "pages/terms.json",
    ["metadata"],
    'missing; expected an object in braces { } with "title", "desc',
  ],
  ["images.json", [0, "alt"], "images[0].alt: missing; expected a text"],
  [withOutcome, ["outcome"], "outcome: missing; data/pages/"],
  [withOutcome, ["next"], 'next: expected either "next" or "status"'],
  [withOutcome, ["arguments", 0, "label"], "label: expected a text"],
  [withSource, ["arguments", 0, "source", "year"], "arguments[0].source.year: missing; expected"],
  ["sectors.json", [0, "linkLabel"], 'expected both "to" and "linkLabel"'],
  ["comparison.json", [0, "values", "team"], 'expected a value for the plan "team"'],
  ["faq.json", answer, "faq[0].answer: missing; expected a text"],
  [withQuestions, answered, 'expected either "answer" or "ask"'],
  [
    "pages/about.json",
    [...steps, "items", 0, "title"],
    'a heading: the list has "variant": "steps"',
  ],
  [
    "pages/education.json",
    [...sectionWith("pages/education.json", { kind: "debate" }), "debate"],
    'expected either "debate", for a debate to go through, or "outcomeOf"',
  ],
  [
    "pages/about.json",
    [...sectionWith("pages/about.json", { kind: "stats" }), "stats"],
    'expected either "stats", for a row of figures, or "origins"',
  ],
  [
    "pages/pricing.json",
    [...sectionWith("pages/pricing.json", { kind: "questions" }), "addsFaq"],
    'expected "questions", or "addsFaq": true',
  ],
  [
    "pages/pricing.json",
    [...sectionWith("pages/pricing.json", { show: "prices" }), "savingBadge"],
    'expected "annualSaving" and "savingBadge" with "show": "prices"',
  ],
])("says of %s what is missing without %j", (file, path, says) => {
  content.set(file, path, undefined);
  expect(content.lines()).toContainEqual(expect.stringContaining(says));
});

it("names the right field for a misspelled one, once", () => {
  content.change("plans.json", "monthlyPrice", "monthlyPric");
  const line = 'plans[0].monthlyPric: unknown field "monthlyPric", did you mean "monthlyPrice"?';
  expect(content.lines()).toEqual([expect.stringContaining(line)]);
});

it("names what entries of a list have too much in another variant", () => {
  content.set("pages/about.json", [...steps, "variant"], "points");
  const { items } = JSON.parse(content.read("pages/about.json")).sections[Number(steps[1])];
  const titles = content.lines().filter((line) => line.includes('.title: expected only a "text"'));
  expect(titles).toHaveLength(items.length);
});

it("names what another kind of first screen lacks, and what it doesn't have", () => {
  content.set("pages/about.json", ["hero", "kind"], "debate");
  expect(content.lines()).toEqual([
    expect.stringContaining("hero.debate: missing"),
    expect.stringContaining('hero.image: unknown field "image"'),
    expect.stringContaining('hero.imageBelow: unknown field "imageBelow"'),
  ]);
});

it("reports a plan's changed slug once in each row of the comparison", () => {
  content.set("plans.json", [1, "slug"], "teams");
  expect(content.lines()).toHaveLength(comparison.length);
  for (const line of content.lines()) expect(line).toContain('did you mean "teams"?');
});

it("reports each reference to an entry that is gone", () => {
  const { slug } = JSON.parse(content.read(withOutcome));
  content.set(withOutcome, ["slug"], `${slug}-2`);
  const says = `data/debates/*.json, got "${slug}", did you mean "${slug}-2"?`;
  const lines = content.lines();
  expect(lines).not.toEqual([]);
  for (const line of lines) expect(line).toContain(says);
});

const [{ slug: shownImage }] = JSON.parse(original.read("images.json"));
it.each([
  ["", "a-new-debate"],
  [", though a picture of its name is shown", shownImage],
])("reports an entry that nothing refers to%s", (_besides, slug) => {
  content.write("debates/new.json", content.read(withOutcome));
  content.set("debates/new.json", ["slug"], slug);
  expect(content.lines()).toEqual([expect.stringContaining(`nothing refers to "${slug}"`)]);
});

it.each([
  ["faq.json", "slug", [1, "slug"], question],
  ["pages/pricing.json", "anchor", ["sections", 1, "anchor"], question],
  ["pages/terms.json", "address", ["path"], "/pricing"],
  [otherScenario, "number", ["number"], JSON.parse(original.read(scenario)).number],
  ["pages/terms.json", "title", title, "{brand} | Structured Debate for Groups of Any Size"],
])("reports in %s the same %s twice", (file, name, path, value) => {
  content.set("pages/about.json", title, "{brand} | Structured Debate for Groups of Any Size");
  content.set(file, path, value);
  expect(content.lines()).toContainEqual(
    expect.stringMatching(`data/${file}:.* has the same ${name}`),
  );
});

it("reports a damaged picture and a mistake in another file in one run", async () => {
  const folder = emptyFolder();
  cpSync(dataFolder, folder, { recursive: true });
  const [picture = ""] = imageFiles(folder).filter((file) => file.endsWith(".png"));
  writeFileSync(join(folder, picture), "no picture");
  writeFileSync(join(folder, "faq.json"), "[");
  const lines = (await checkContent(folder)).map(formatProblem);
  expect(lines).toContainEqual(expect.stringContaining(`data/${picture} is cut off`));
  expect(lines).toContainEqual(expect.stringContaining("data/faq.json:1:"));
});

it("refuses a second plan that stands out", () => {
  const last = plans.length - 1;
  for (const index of plans.keys())
    content.set("plans.json", [index, "highlighted"], index >= last - 1);
  expect(content.lines()).toEqual([
    expect.stringMatching(`plans\\[${last}\\].highlighted: .* in one plan, got it in 2`),
  ]);
});

it("a further plan needs only a value in each row", () => {
  const further = { ...plans[0], slug: "further-plan", title: "Further", highlighted: false };
  content.write("plans.json", JSON.stringify([...plans, further]));
  const rows = structuredClone(comparison);
  expect(content.problems()).toHaveLength(rows.length);
  for (const { values } of rows) Object.assign(values, { "further-plan": "Yes" });
  content.write("comparison.json", JSON.stringify(rows));
  expect(content.problems()).toEqual([]);
});

it("warns when a title is longer than 60 characters", () => {
  content.set("pages/terms.json", title, "T".repeat(61));
  expect(content.problems()).toEqual([]);
  expect(longTitles(content.parsed()).map(({ file }) => file)).toContain("data/pages/terms.json");
});

describe("a content file", () => {
  // Texts with a mark before their mistake.
  it.each([
    ["▸", /empty/],
    ["▸\ufeff{}", /byte order mark/],
    ['{ "a": "▸\ufffd" }', /UTF-8/],
    ['▸<<<<<<< HEAD\n{ "a": 1 }', /conflict mark/],
    ["▸null", /expected an object.*got null/],
    ['{ "a": ▸“b”, "c": 1 }', /straight quotes.*got “b”/],
    ['{ "a": ▸"b”,\n "c": 1 }', /text that ends with "/],
    ['{ "a": "b "▸c" d" }', /“ and ” for quotes inside/],
    ['{ "a": ▸"b\\d" }', /two backslashes/],
    ['{ "a": ▸"b\tc" }', /instead of a tab/],
    ['{ "a": 4,▸16 }', /a period in a number/],
    ['{ "a": 0▸15 }', /without a 0 in front/],
    ['{ "a": ▸1. }', /digits after the period/],
    ['{ "a": ▸$5 }', /without a currency/],
    ['{ "a": ▸True }', /lowercase/],
    ['{ "a": 1, ▸"a": 2 }', /found "a" a second time, after line 1/],
    ['{ "b": { "a": 1,\n ▸"a": 2 } }', /found "a" a second time, after line 1/],
    ['{ "a": 1\n ▸"c": 2 }', /a comma, or.*got "c"/],
    ['{ "a": 1,\n▸}', /no comma after the last .*, got }/],
    ['{ "a" ▸1 }', /colon/],
    ["[ ▸// b\n]", /no comment/],
    ['{ "a":▸\u00a01 }', /invisible character \(U\+00A0\)/],
    ['{ "a": 1▸', /closing brace }/],
    ['{ "a": 1 } ▸}', /after the end/],
  ])("that contains %j is refused there", (text, says) => {
    content.write("navigation.json", text.replace(here, ""));
    const [problem, ...others] = content.problems();
    const location = locationOf(text, text.indexOf(here));
    expect(problem).toMatchObject({ ...location, message: expect.stringMatching(says) });
    expect(others).toEqual([]);
  });

  it("is missed when it has another name", () => {
    content.write("faq.JSON", content.read("faq.json"));
    content.remove("faq.json");
    expect(content.lines().toSorted()).toEqual([
      expect.stringContaining('no page uses a file of this name, did you mean "faq.json"?'),
      "data/faq.json:1:1  the file is missing; restore it",
    ]);
  });

  it.each(["notes.txt", "pages/new.mdx", "pages/sub/about.json"])("named %s is refused", (file) => {
    content.write(file, "");
    expect(content.lines()).toEqual([
      expect.stringMatching(`data/${file}:.* where it belongs \\(data/pages/\\*.json, .*images/`),
    ]);
  });

  it("must not be an empty list that pages show", () => {
    content.write("faq.json", "[]");
    expect(content.lines()[0]).toContain(
      'got an empty list; add an object in braces { } with "slug"',
    );
  });

  it("that systems and editors leave behind is ignored", () => {
    const folder = emptyFolder();
    for (const name of [".DS_Store", "Thumbs.db", "pages/desktop.ini", "faq.json~", ".a.json.swp"])
      put(join(folder, name), "");
    expect(contentFiles(folder)).toEqual([]);
  });

  it.each(["home", "not-found"])("pages/%s.json can't be deleted", (name) => {
    const { path } = JSON.parse(content.read(`pages/${name}.json`));
    content.remove(`pages/${name}.json`);
    expect(content.lines()).toContainEqual(
      expect.stringContaining(`no page has the path "${path}"; restore it`),
    );
  });
});

it("a question without an answer is a place on its page, too", () => {
  const page = JSON.parse(original.read(withQuestions));
  const [, section, , item] = answered;
  const { slug, question: words } = page.sections[section].questions[item];
  const open = { slug, question: words, ask: "form:contact" };
  content.set(withQuestions, ["sections", section, "questions", item], open);
  content.set("navigation.json", link, `${page.path}#${slug}`);
  expect(content.lines()).toEqual([]);
});

it("a file in static that a build would overwrite is refused", () => {
  const files = ["/robots.txt", "/about.html", "/about/index.html", "/_headers", "/press/logo.svg"];
  const inSpanish = "/es/about.html";
  const pages = contentOf(
    ["site.json", "pages/about.json"].flatMap(
      (file) => checkFile(file, content.read(file)).entries,
    ),
  );
  expect(staticProblems(pages, [...files, inSpanish]).map(({ file }) => file)).toEqual([
    "static/robots.txt",
    "static/about.html",
    "static/about/index.html",
    "static/_headers",
    `static${inSpanish}`,
  ]);
});

describe("a redirect", () => {
  const linesFor = (...redirects: [from: string, to: string][]) => {
    content.write("redirects.json", JSON.stringify(redirects.map(([from, to]) => ({ from, to }))));
    return content.lines();
  };

  it("may begin at the address of a former site", () => {
    expect(
      linesFor(
        ["/Archive/index.php", "/pricing"],
        ["/%C3%BCber_uns", "/"],
        ["/es/precios", "/es/pricing"],
      ),
    ).toEqual([]);
  });

  it.each([
    "/six/",
    "/über",
    "/*",
    "six",
    "/index.html",
    "/favicon.ico",
    "/admin/",
    "/es/404.html",
  ])("can't begin at %s", (from) => {
    expect(linesFor([from, "/pricing"])).toEqual([expect.stringMatching(/from: expected/)]);
  });

  it.each(["/es", "/es/pricing", "/es/404", "/es/x"])("can't begin at %s, in use in es", (from) => {
    expect(linesFor(["/x", "/about"], [from, "/about"])).toEqual([
      expect.stringMatching(/\[1\]\.from: .*has the same address in the language "es"/),
    ]);
  });

  it("can't begin at a page, or twice at one address", () => {
    expect(linesFor(["/pricing", "/"], ["/x", "/"], ["/x", "/about"])).toEqual([
      expect.stringMatching(/\[0\]\.from: data\/pages\/pricing\.json:\d+ has the same address/),
      expect.stringMatching(/\[2\]\.from: .*same address/),
    ]);
  });

  it("can't lead to another redirect, or in a circle", () => {
    expect(linesFor(["/a", "/b"], ["/b", "/c"], ["/c", "/pricing"], ["/d", "/d"])).toEqual([
      expect.stringMatching(/\[0\]\.to: expected "\/pricing"/),
      expect.stringMatching(/\[1\]\.to: expected "\/pricing"/),
      expect.stringMatching(/\[3\]\.to: expected the address of a page/),
    ]);
    expect(linesFor(["/a", "/pricing"], ["/b", "/es/a"])).toEqual([
      expect.stringMatching(/\[1\]\.to: expected "\/es\/pricing"/),
    ]);
  });
});
