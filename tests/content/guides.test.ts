import images from "../../data/images.json";
import { parseMdx } from "../../src/content/mdx/mdxFile";
import { debate } from "../support/content";
import { here } from "../support/editableContent";
import { EditedContent } from "../support/editedContent";

const file = "guides/example.mdx";

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

<Image slug="${images[0]?.slug}" />

<Debate slug="${debate.slug}" />

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
  ["label: Example\n", "labell: ▸Example\n", "labell", /did you mean "label"/],
  ["An example of a guide", "Run it: now", "", /YAML/],
  ["An example of a guide", "▸*Run*", "", /expected quotes/],
  ["An example of a guide", "!x ▸Run", "", /expected quotes/],
  ["label: Example\n", "label: Example\n▸title: Twice\n", "", /"title" a second time; keep one/],
  ["An example of a guide", "▸Rule #1: ask", "", /expected quotes/],
  ["---\nslug", "▸Notes\n\n---\nslug", "", /begin with its fields/],
  ["Words with [a link](/about)", "▸Words with [a link](/abuot)", "", /mean "\/about"/],
  ["[a link](/about)", "▸[](/about)", "", /expected words in a link/],
  ["Words with", "▸Words {prodcts} with", "", /did you mean "\{products\}"/],
  ["## First", "▸##First", "", /a space after ##/],
  ["## First", "▸# First", "", /## or ### .*, got "#"/],
  ["## First", "▸### First", "", /## in front of the first heading/],
  ["## First", "▸First\n---\n\n## First", "", /empty line above ---/],
  ["## First", "▸## {/* First */}\n\n## First", "", /words in a heading, got none/],
  ["## First", "▸## \u200b\n\n## First", "", /words in a heading, got none/],
  ["## First", "▸## !!!\n\n## First", "heading", /letter from a to z or a digit/],
  ["## First part", "▸## Contents", "heading", /id themselves/],
  ["### A part", "▸## First part\n\n### A part", "heading", /same anchor/],
  ["| 1   | 2   |", "▸| 1   |", "", /expected 2 cells, as in the first row, got 1/],
  ["| 1   | 2   |", "▸| 1 | 2 | 3 |", "", /expected 2 cells, as in the first row, got 3/],
  ["| One | Two |\n| --- | --- |", "▸| One | Two |\n| --- |", "", /as many cells as the row above/],
  ["| One | Two |\n| --- | --- |\n", "▸| One | Two |\n", "", /a line such as \| --- /],
  ["Words with", "▸**Words with", "", /\*\* right before and right after bold/],
  ["| 1  ", "| ▸<b>1</b>", "<b>", /expected one of "Checklist"/],
  ["<Debate slug", "▸<Debate slugg", "<Debate> slugg", /did you mean "slug"/],
  [/<Debate slug="[^"]*"/, '▸<Debate slug="none"', "<Debate> slug", /data\/debates/],
  [/<Debate slug="[^"]*"/, '▸<Debate slug={"a" + "b"}', "", /slug="…" or slug=\{\[/],
  [
    /<Debate slug="[^"]*"/,
    `▸<Debate slug="${debate.slug}" slug="${debate.slug}"`,
    "",
    /"slug" a second time; keep one/,
  ],
  ["<Debate slug", "▸<Debate {...x} slug", "", /fields such as title="…" in <Debate>/],
  ['title="Begin"', "", "<Minutes> title", /missing/],
  ['["One"', "[7", "<Checklist> items[0]", /expected a text in quotes, got 7/],
  ['to="5"', 'to="0"', "<Minutes> to", /later minute/],
  [
    "<Debate",
    '▸<Minutes from="1" to="2" title="A">B</Minutes>\n\n<Debate',
    "",
    /<Minutes> inside <Steps>/,
  ],
  ["<Steps>\n", "<Steps>\n\n▸Words\n\n", "", /only <Minutes> inside <Steps>/],
  ["Words with", `Words ▸<Debate slug="${debate.slug}" /> with`, "", /line of its own/],
  [
    /(<Debate .*)\/>/,
    `<Debate slug="${debate.slug}">▸Words</Debate>`,
    "",
    /nothing inside <Debate>/,
  ],
  ["Words with", "Words ▸![two](./two.png) with", "", /<Image/],
  ["Words with", "▸export const x = 1\n\nWords with", "", /import or export/],
  ["Words with", "▸~~Words~~ with", "", /struck through/],
  ["## First", "▸- [ ] Ready\n\n## First", "", /<Checklist/],
  ["<Steps>\n", "▸<Steps>\n\n<Steps>\n", "", /<Steps> isn't closed; write <\/Steps>/],
  [/(<Image [^>]*)\/>/, `▸<Image slug="${images[0]?.slug}">`, "", /<Image> isn't closed/],
  ["## First", "▸<br>\n\n## First", "", /<br> isn't closed; write words without tags/],
  ["## First", "{the▸ brand}\n\n## First", "", /only around a token such as \{brand\}/],
  [/\{products\}\.[^\n]*/, "{products▸", "", /closing brace/],
  ["\n## ", "\nIf x <▸5\n\n## ", "", /character `5`.*write \\< for/],
];

describe("a guide", () => {
  it("with all that it may contain is valid", () => {
    expect(content.lines()).toEqual([]);
  });

  it.each(mistakes)("in which %j is %j is refused once, at its place", (from, to, field, says) => {
    const location = content.change(file, from, to);
    const [problem, ...others] = content.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      file: `data/${file}`,
      field,
      message: expect.stringMatching(says),
    });
    if (to.includes(here)) expect(problem).toMatchObject(location);
  });

  it("may contain comments, an escaped < and Windows line endings", () => {
    content.change(file, "## First", "{/* For us */}\n\nIf x {/* y */} \\<5\n\n## First");
    content.write(file, content.read(file).replaceAll("\n", "\r\n"));
    expect(content.lines()).toEqual([]);
  });

  it("has the words of its plan as they are written", () => {
    const { body } = parseMdx(file, example).value as { body: { texts: string[] } };
    expect(body.texts).toContain("Take up [a claim](/about), as {products} do.");
  });
});
