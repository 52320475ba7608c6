import { parseMdx } from "../../src/check/mdx/mdxSource";
import { here } from "../support/editableContent";
import { EditedContent, originalFiles } from "../support/editedContent";

const file = "guides/example.mdx";

/** The slugs of content that a guide can show. */
const original = new EditedContent();
const slugIn = (name: string) => original.leaves("slug", name)[0]?.text;
const [debate = ""] = originalFiles.filter((name) => name.startsWith("debates/"));

const example = `---
slug: example
title: An example of a guide
label: Example
audience: everyone
summary: What a guide can contain.
action:
  label: See plans and prices
  to: /pricing
next: words-of-debate
metadata:
  title: An Example of a Guide | {brand}
  description: Headings, lists, links, tables and components, as the people who write a guide use them, each once and briefly.
  keywords:
    - example
---

Words with [a link](/about), [a source](https://example.com/study) and {products}.

## First part

| One | Two |
| --- | --- |
| 1   | 2   |

### A part of it

<Checklist id="ready" title="Have ready" items={["One", "Two"]} />

<Picture slug="${slugIn("pictures.json")}" />

<Debate slug="${slugIn(debate)}" />

<Steps>
  <Minutes from="0" to="5" title="Begin">Take up [a claim](/about), as {products} do.</Minutes>
</Steps>
`;

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
  content.write(file, example);
});

type Mistake = [from: string | RegExp, to: string, field: string, says: RegExp];

const mistakes: Mistake[] = [
  ["label: Example\n", "▸labell: Example\n", "labell", /did you mean "label"/],
  ["---\nslug", "---\nNotes\n\n---\nslug", "", /YAML|begin with its fields/],
  ["[a link](/about)", "▸[a link](/abuot)", "link", /did you mean "\/about"/],
  ["Words with [a link](/about)", "▸Words with [a link(/about)", "text", /write a link/],
  ["## First", "▸##First", "text", /write a heading/],
  ["## First", "▸Text right above\n---\n\n## First", "text", /write a heading/],
  ["| 1   | 2   |", "▸| 1   |", "text", /2 cells/],
  ["| 1  ", "| ▸<b>1</b>", "<b>", /expected one of "Checklist"/],
  ["<Debate slug", "▸<Debate slugg", "<Debate> slugg", /did you mean "slug"/],
  [/<Debate slug="[^"]*"/, '▸<Debate slug="none"', "<Debate> slug", /data\/debates/],
  ['title="Begin"', "", "<Minutes> title", /missing/],
  ['["One"', "[7", "<Checklist> items[0]", /expected a text in quotes, got 7/],
  [/<Debate slug="[^"]*"/, '▸<Debate slug={"a" + "b"}', "<Debate> slug", /slug="…"/],
  ['to="5"', 'to="0"', "<Minutes> to", /later minute/],
  [
    "<Debate",
    '▸<Minutes from="1" to="2" title="A">B</Minutes>\n\n<Debate',
    "text",
    /inside <Steps>/,
  ],
  ["<Steps>\n", "<Steps>\n\n▸Words\n\n", "text", /nothing else inside <Steps>/],
  ["Words with", `Words ▸<Debate slug="${slugIn(debate)}" /> with`, "text", /line of its own/],
  ["<Steps>\n", "▸<Steps>\n\n<Steps>\n", "", /opens here/],
  [/\{products\}\.[^\n]*/, "{products▸", "", /closing brace/],
  ["Words with", "▸Words {prodcts} with", "text", /did you mean \{products\}/],
  ["## First", "▸# First", "text", /write a heading/],
  ["## First", "▸### First", "text", /write a heading/],
  ["## First part", "▸## Contents", "heading", /id themselves/],
  ["[a link](/about)", "▸[](/about)", "text", /write a link/],
  ["### A part", "▸## First part\n\n### A part", "heading", /same anchor/],
  ["Words with", "Words ▸![two](./two.png) with", "text", /<Picture/],
  ["Words with", "▸export const x = 1\n\nWords with", "text", /import or export/],
  ["\n## ", "\nIf x <▸5\n\n## ", "", /\\</],
  ["\n## ", "\n<▸!-- note -->\n\n## ", "", /\{\/\*/],
  ["\n## ", "\n<https:▸//example.com>\n\n## ", "", /\[text\]/],
  ["\n## ", "\n▸<br>\n\n## ", "", /opens here/],
  ["\n## ", "\n<Debate slug=▸“a” />\n\n## ", "", /“/],
  ["\n## ", "\n{the▸ brand}\n\n## ", "", /\{brand\}/],
  ["An example of a guide", "▸Run it: now", "", /in quotes/],
  ["An example of a guide", '"Run it', "", /closing "quote/],
  ["An example of a guide", "▸*Run*", "", /in quotes/],
  ["An example of a guide", "▸Rule #1: ask", "", /#/],
];

describe("a guide", () => {
  it("with all that it may contain is valid", () => {
    expect(content.lines()).toEqual([]);
  });

  it.each(mistakes)("in which %j is %j is refused once, at its place", (from, to, field, says) => {
    const place = content.change(file, from, to);
    const [problem, ...others] = content.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file, field, message: expect.stringMatching(says) });
    if (to.includes(here)) expect(problem).toMatchObject(place);
  });

  it("may contain comments, an escaped < and Windows line endings", () => {
    content.change(file, "## First", "{/* For us */}\n\nIf x \\<5\n\n## First");
    content.write(file, content.read(file).replaceAll("\n", "\r\n"));
    expect(content.lines()).toEqual([]);
  });

  it("has the words of its plan as they are written", () => {
    const { body } = parseMdx(file, example).value as { body: { parts: object[] } };
    expect(body.parts).toContainEqual(
      expect.objectContaining({ text: "Take up a claim, as {products} do." }),
    );
  });
});
