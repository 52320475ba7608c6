import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/check/checkContent";
import { contentFiles, staticProblems } from "../../src/check/rules/files";
import type { Meaning } from "../../src/schema/fields";
import { dataFolder } from "../support/content";
import { EditedContent, originalFiles } from "../support/editedContent";
import { emptyFolder, put } from "../support/emptyFolder";

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

const original = new EditedContent();
const [page = { file: "", text: "" }] = original
  .leaves("path")
  .filter(({ text }) => text.length > 5);
const { brand, origin } = JSON.parse(original.read("site.json"));
const [withOutcome = ""] = originalFiles.filter((file) =>
  original.read(file).includes('"outcome": {'),
);
const [scenario = ""] = originalFiles.filter((file) => file.startsWith("scenarios/"));

/** Sets the first field of a kind in a file. */
function setFirst(kind: Meaning["means"], file: string, value: unknown) {
  const [first] = content.leaves(kind, file);
  if (!first) throw new Error(`data/${file} has no ${kind}`);
  content.set(file, first.at, value);
  return first.at;
}

type Broken = [kind: Meaning["means"], file: string, value: unknown, says: RegExp];

const broken: Broken[] = [
  ["target", "navigation.json", "/no-such-page-at-all", /write the address of a page/],
  ["target", "navigation.json", `${page.text}/`, /did you mean/],
  ["target", "navigation.json", "/Much Longer Page", /expected a page .*got "\/Much/],
  ["target", "navigation.json", "https://example.com/ü/", /or letters such as ü, got "[^"]*"$/],
  ["target", "navigation.json", "#no-such-place", /address of its page in front/],
  ["target", "navigation.json", "/none.pdf", /no file static\/none\.pdf/],
  ["target", "navigation.json", "form:nobody", /known: .*form:contact/],
  ["target", "navigation.json", "javascript:alert(1)", /^expected a page/],
  ["target", "navigation.json", `${origin}${page.text}`, /on this site/],
  ["text", "faq.json", "", /at least 1 characters/],
  ["text", "faq.json", "W".repeat(999), /at most \d+ characters/],
  ["text", "faq.json", 365, /expected a text in quotes, got 365/],
  ["text", "faq.json", " What?", /no space/],
  ["text", "faq.json", "A <b>bold</b> word", /without "<b>"/],
  ["text", "faq.json", "A&nbsp;B", /&nbsp;/],
  ["text", "faq.json", "What doesnâ€™t?", /readable characters/],
  ["text", "faq.json", "A\u200bB", /U\+200B/],
  ["text", "faq.json", "What is **bold**?", /without "\*\*"/],
  ["text", "faq.json", "[What(/about)", /write a link/],
  ["text", "faq.json", "What's in it?", /’/],
  ["text", "faq.json", `What is ${brand}?`, /\{brand\}/],
  ["text", "faq.json", "See [](/about)", /write a link/],
  ["slug", "faq.json", "größe", /lowercase.*got "größe"$/],
  ["slug", "faq.json", "content", /id themselves/],
  ["anchor", scenario, "content", /id themselves/],
  ["price", "plans.json", "$4.16", /expected a number such as 12\.5.*got "\$4\.16"/],
  ["path", scenario, "/elsewhere", /below/],
  ["path", "pages/terms.json", "/admin", /use itself/],
  ["webAddress", "integrations.json", "http://example.com/", /https/],
  ["webAddress", "integrations.json", "https://", /got "https:\/\/"$/],
];

describe("the check", () => {
  it.each(broken)("reports one problem for a %s of %s that is %j", (kind, file, value, says) => {
    const at = setFirst(kind, file, value);
    expect(content.problems()).toEqual([
      {
        file,
        ...content.placeOf(file, at),
        field: expect.stringMatching(/\w/),
        message: expect.stringMatching(says),
      },
    ]);
  });

  it.each([
    "https://example.com/a?b=c#d",
    "https://example.com/claim_(logic)",
    "mailto:hello@example.com",
    "tel:+1-555-0100",
    "site:signUp",
    "form:waitlist",
  ])("accepts the link %s, in texts too", (to) => {
    setFirst("target", "navigation.json", to);
    content.set("faq.json", [0, "answer"], `See [this](${to}).`);
    expect(content.problems()).toEqual([]);
  });

  it("checks a link in a text like any other", () => {
    content.set("faq.json", [0, "answer"], "See [this](site:sinUp).");
    expect(content.lines()).toEqual([expect.stringContaining('did you mean "site:signUp"?')]);
  });

  it("reports no link to a question while the questions can't be read", () => {
    const [{ slug }] = JSON.parse(content.read("faq.json"));
    setFirst("target", "navigation.json", `/pricing#${slug}`);
    content.write("faq.json", "[");
    expect(content.problems().map(({ file }) => file)).toEqual(["faq.json"]);
  });

  it("names a new page without metadata, and what they are", () => {
    content.write("pages/new.json", content.read(page.file));
    content.set("pages/new.json", ["path"], "/new");
    content.set("pages/new.json", ["metadata"], undefined);
    expect(content.lines()).toEqual([
      expect.stringMatching(
        /^data\/pages\/new.json:1:1 {2}metadata: missing; .*title, description/,
      ),
    ]);
  });

  it.each([
    ["faq", "question", "qestion"],
    ["plans", "monthlyPrice", "monthlyPric"],
  ])("names the right field of %s.json for a misspelled one once", (list, key, typed) => {
    const value = JSON.parse(content.read(`${list}.json`))[0][key];
    content.set(`${list}.json`, [0, key], undefined);
    content.set(`${list}.json`, [0, typed], value);
    const line = `${list}[0].${typed}: unknown field "${typed}", did you mean "${key}"?`;
    expect(content.lines()).toEqual([expect.stringContaining(line)]);
  });

  it("names the kind of section that was meant", () => {
    content.change(scenario, '"kind": "callToAction"', '"kind": "callToActon"');
    expect(content.lines()).toEqual([expect.stringMatching(/kind: .*"callToAction"\?$/)]);
  });

  it("reports a changed slug once, with all places of it", () => {
    const { slug } = JSON.parse(content.read(withOutcome));
    content.set(withOutcome, ["slug"], `${slug}-2`);
    expect(content.lines()).toEqual([
      expect.stringMatching(`"${slug}", did you mean "${slug}-2"\\?; also at data/`),
    ]);
  });

  it("reports a slug that two entries share", () => {
    const questions = JSON.parse(content.read("faq.json"));
    content.write("faq.json", JSON.stringify([...questions, questions[0]]));
    expect(content.lines()).toEqual([
      expect.stringMatching(/slug: data\/faq\.json:\d+ has the same slug/),
    ]);
  });

  it.each([
    [["outcome"], undefined, "1:1  outcome: missing; data/pages/"],
    [
      ["outcome", "groups", 0, "entries", 0, "point"],
      "common-9",
      ".point: expected the slug of an",
    ],
    [["next"], undefined, 'next: expected either "next" or "status"'],
    [["arguments", 0, "label"], undefined, "label: expected a text"],
    [["arguments", 0, "text"], undefined, "text: expected a text"],
  ])("reports a debate whose %j is %s", (at, value, says) => {
    content.set(withOutcome, at, value);
    expect(content.lines()[0]).toContain(says);
  });

  it("reports an entry that nothing refers to", () => {
    const [debate = ""] = originalFiles.filter((file) => file.startsWith("debates/"));
    content.write("debates/new.json", content.read(debate));
    content.set("debates/new.json", ["slug"], "a-new-debate");
    content.set("debates/new.json", ["question"], "Should we?");
    expect(content.lines()).toEqual([expect.stringContaining('nothing refers to "a-new-debate"')]);
  });
});

describe("a content file", () => {
  it.each([
    ["empty", "", /empty/],
    ["with a byte order mark", "\ufeff{}", /byte order mark/],
    ["in a wrong encoding", '{ "a": "\ufffd" }', /UTF-8/],
    ["with a conflict mark", "{\n>>>>>>> edits\n}", /conflict mark/],
    ["with the same field twice", '{ "a": 1, "a": 2 }', /second time/],
    ["that is null", "null", /got null/],
  ])("%s is refused in one line", (_, text, says) => {
    content.write("navigation.json", text);
    expect(content.lines()).toEqual([expect.stringMatching(says)]);
  });

  it("is missed, and recognized under a wrong name", () => {
    const text = content.read("faq.json");
    content.remove("faq.json");
    expect(content.lines()[0]).toBe("data/faq.json:1:1  the file is missing; restore it");
    content.write("faq.JSON", text);
    expect(content.lines()[0]).toContain("rename it to data/faq.json");
  });

  it.each([
    ["notes.txt", "no page uses a file of this name; remove it"],
    ["guides/words.md", "rename it to data/guides/words.mdx, or"],
    ["pages/press/kit.json", "rename it to data/pages/kit.json, or"],
    ["pages/kit.PNG", "rename it to data/images/kit.PNG, or"],
  ])("named %s is refused: %s", (file, says) => {
    content.write(file, "");
    expect(content.lines()).toEqual([expect.stringContaining(says)]);
  });

  it("must not be an empty list that pages show", () => {
    content.write("faq.json", "[]");
    expect(content.lines()[0]).toContain("got an empty one");
  });
});

describe("a title or description", () => {
  it("warns when a title is longer than 60 characters", () => {
    content.set("pages/terms.json", ["metadata", "title"], "T".repeat(61));
    const warnings: string[] = [];
    expect(content.problems((problem) => warnings.push(problem.file))).toEqual([]);
    expect(warnings).toContain("pages/terms.json");
  });

  it("is reported when it is too short", () => {
    content.set("pages/terms.json", ["metadata", "description"], "Too short.");
    expect(content.lines()).toEqual([expect.stringContaining("metadata.description: expected")]);
  });
});

it.each([
  ["warns of a menu too long for 1280 px", 5, 0, 1],
  ["refuses a menu too long for any header", 8, 1, 0],
])("%s", (_title, entries, problems, warnings) => {
  const menu = Array(entries).fill({ label: "Our services", to: page.text });
  content.set("navigation.json", ["menu"], menu);
  const warned: string[] = [];
  expect(content.problems(({ field }) => warned.push(field))).toHaveLength(problems);
  expect(warned.filter((field) => field === "menu")).toHaveLength(warnings);
});

it("of two files with one address, the newer is wrong", async () => {
  const folder = emptyFolder();
  cpSync(dataFolder, folder, { recursive: true });
  // Earlier in the alphabet.
  cpSync(join(folder, scenario), join(folder, "scenarios/a-copy.json"));
  const [{ from }] = JSON.parse(content.read("redirects.json"));
  content.set("pages/terms.json", ["path"], from);
  writeFileSync(join(folder, "pages/terms.json"), content.read("pages/terms.json"));
  const files = (await checkContent(folder)).map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(["pages/terms.json", "scenarios/a-copy.json"]));
  expect(files).not.toContain(scenario);
});

it.each([
  ["home page", "home"],
  ["page for wrong addresses", "not-found"],
])("the %s can't be deleted", (_page, file) => {
  const { path } = JSON.parse(content.read(`pages/${file}.json`));
  content.remove(`pages/${file}.json`);
  expect(content.problems().map(({ message }) => message)).toContainEqual(
    `no page has the path "${path}"; restore it`,
  );
});

it("files that systems and editors leave behind are ignored", () => {
  const folder = emptyFolder();
  for (const name of [".DS_Store", "Thumbs.db", "pages/desktop.ini", "faq.json~", ".faq.json.swp"])
    put(join(folder, name), "");
  expect(contentFiles(folder)).toEqual([]);
});

describe("a redirect", () => {
  const messagesFor = (...redirects: [from: string, to: string][]) => {
    content.write("redirects.json", JSON.stringify(redirects.map(([from, to]) => ({ from, to }))));
    return content.problems().map(({ field, message }) => `${field}: ${message}`);
  };

  it("may begin at the address of a former site", () => {
    expect(messagesFor(["/Archive/index.php", page.text], ["/%C3%BCber_uns", "/"])).toEqual([]);
  });

  it.each(["/six/", "/über", "/*", "/:all", "six", "/index.html", "/favicon.ico", "/admin/"])(
    "can't begin at %s",
    (from) => {
      expect(messagesFor([from, page.text])).toEqual([expect.stringMatching(/from: expected/)]);
    },
  );

  it("can't begin at a page, or twice at one address", () => {
    expect(messagesFor([page.text, "/"], ["/x", "/"], ["/x", page.text])).toEqual([
      expect.stringMatching(`\\[0\\]\\.from: data/${page.file}:\\d+ has the same address`),
      expect.stringMatching(/\[2\]\.from: .*same address/),
    ]);
  });

  it("can't lead to another redirect, or in a circle", () => {
    expect(
      messagesFor(["/a", "/b"], ["/b", "/c"], ["/c", page.text], ["/d", "/e#x"], ["/e", "/e"]),
    ).toEqual([
      expect.stringMatching(`\\[0\\]\\.to: .* write "${page.text}"`),
      expect.stringMatching(`\\[1\\]\\.to: .* write "${page.text}"`),
      expect.stringMatching(/\[3\]\.to: .* itself; write the address of a page; also at \S+:1$/),
    ]);
  });
});

it("a file in static that a build would overwrite is refused", () => {
  const folder = emptyFolder();
  for (const file of ["robots.txt", "about/index.html", "_headers", "press/logo.svg", ".DS_Store"])
    put(join(folder, file), "<svg/>");
  expect(staticProblems(["/about"], folder).map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      "../static/_headers",
      "../static/about/index.html",
      "../static/robots.txt",
    ]),
  );
  expect(staticProblems(["/about"], folder)).toHaveLength(3);
});
