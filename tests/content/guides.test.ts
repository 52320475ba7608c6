/** @jest-environment node */
import { parseMdx } from "../../src/content/mdx/mdxSource";
import { here } from "../support/editableContent";
import { EditedContent } from "../support/editedContent";

const file = "guides/run-your-first-debate-in-one-lesson.mdx";

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

/**
 * Mistakes in a guide: a place and its replacement, with `here` in front of the mistake, and the reported field and message. Rules
 * for the fields and texts of all content are in breakages.ts.
 */
const breakages: Record<
  string,
  { change: [from: string | RegExp, to: string]; reported: [field: string, says: string] }
> = {
  "a missing field": {
    change: [/^slug: .*\ntitle: .*$/m, `${here}slug: run-your-first-debate-in-one-lesson`],
    reported: ["title", "missing; expected a text"],
  },
  "an unknown field": {
    change: ["label: ", `${here}labell: `],
    reported: ["labell", 'unknown field "labell", did you mean "label"?'],
  },
  "a duplicate field": {
    change: ["label: ", `label: First lesson\n${here}label: `],
    reported: ["", "this field is here a second time; keep one"],
  },
  "a field that the site sets": {
    change: ["label: ", `${here}path: /guides/lesson\nlabel: `],
    reported: ["path", 'the site itself sets the field "path"; take it out'],
  },
  "a colon in unquoted text": {
    change: [/^title: .*$/m, `title: ${here}Run it: now`],
    reported: ["", 'not valid YAML: found a second colon in a line; write the text in quotes ""'],
  },
  "a file without frontmatter": {
    change: [/^---\n/, `${here}`],
    reported: ["", "expected fields between two lines of three hyphens"],
  },
  "a link to a page that doesn't exist": {
    change: [
      "[Classroom Outcomes](/education/classroom-outcomes)",
      `${here}[Classroom Outcomes](/education/clasroom-outcomes)`,
    ],
    reported: [
      "link",
      'no page has the address "/education/clasroom-outcomes", did you mean "/education/classroom-outcomes"?',
    ],
  },
  "an HTML element, or another unknown component": {
    change: ["| Nobody starts |", `| Nobody ${here}<b>starts</b> |`],
    reported: [
      "<b>",
      'expected one of "Checklist", "Figure", "Debate", "Steps", "Minutes", "Download", got "b"',
    ],
  },
  "an unknown field of a component": {
    change: ['slug="effect-size"', `${here}slugg="effect-size"`],
    reported: ["<Figure> slugg", 'unknown field "slugg", did you mean "slug"?'],
  },
  "a figure that doesn't exist": {
    change: ['slug="effect-size"', `${here}slug="efect-size"`],
    reported: [
      "<Figure> slug",
      'no entry of data/stats.json has the slug "efect-size", did you mean "effect-size"?',
    ],
  },
  "a missing field of a component": {
    change: ['<Minutes from="0" to="5" title="Take a stand"', `${here}<Minutes from="0" to="5"`],
    reported: ["<Minutes> title", "missing; expected a text"],
  },
  "a number in a list of texts": {
    change: ['"One question that can be answered with yes or no"', `${here}7`],
    reported: ["<Checklist> items[0]", "expected a text, got 7"],
  },
  "code in a field": {
    change: ['slug="effect-size"', `${here}slug={"effect" + "-size"}`],
    reported: ["<Figure> slug", 'expected slug="…"'],
  },
  "minutes that end before they begin": {
    change: ['from="0" to="5"', `from="0" ${here}to="0"`],
    reported: ["<Minutes> to", 'expected a later minute than "from", got "0"'],
  },
  "minutes outside a plan": {
    change: [
      "<Figure slug",
      `${here}<Minutes from="1" to="2" title="Alone">Words</Minutes>\n\n<Figure slug`,
    ],
    reported: ["text", "<Minutes> belongs inside <Steps>"],
  },
  "words between the rows of a plan": {
    change: ["<Steps>\n", `<Steps>\n\n${here}Words\n\n`],
    reported: ["text", "expected nothing but <Minutes> inside <Steps>"],
  },
  "a component in the middle of a sentence": {
    change: ["Ask half of the class", `Ask ${here}<Figure slug="effect-size" /> half of the class`],
    reported: ["text", "write <Figure> on a line of its own"],
  },
  "an unclosed tag": {
    change: ["<Steps>\n", `${here}<Steps>\n\n<Steps>\n`],
    reported: ["", "not valid MDX: <Steps> has no closing tag; write </Steps> behind its text"],
  },
  "an unclosed brace": {
    change: [/A first \{product\} doesn’t need a tournament\.[^\n]*/, `A first {product${here}`],
    reported: ["", "not valid MDX: found { without an end; write } behind the word, as in {brand}"],
  },
  "an unknown token": {
    change: ["A first {product}", `${here}A first {prodct}`],
    reported: ["text", "unknown token {prodct}, did you mean {product}?"],
  },
  "a second top-level heading": {
    change: ["## Before the lesson", `${here}# Before the lesson`],
    reported: ["text", "expected ## or ###: the title of the page is its first heading"],
  },
  "a heading level that pages don't show": {
    change: ["### If everybody", `${here}#### If everybody`],
    reported: ["text", "expected ## or ###: the page shows two levels of headings"],
  },
  "a subheading before the first section": {
    change: ["## Before the lesson", `${here}### Before the lesson`],
    reported: ["text", "expected ## before the first ###"],
  },
  "a duplicate heading": {
    change: ["## When it goes quiet, or loud", `${here}## Before the lesson`],
    reported: [
      "heading",
      '"before-the-lesson" is taken by data/guides/run-your-first-debate-in-one-lesson.mdx:',
    ],
  },
  "a step with a wrong number": {
    change: ["## When it goes quiet", `${here}## 2. When it goes quiet`],
    reported: [
      "heading",
      'expected the number 1, got "2. When it goes quiet, or loud"; the steps of a guide count from 1',
    ],
  },
  "a picture": {
    change: ["Ask half of the class", `Ask ${here}![two students](./two.png) half of the class`],
    reported: ["text", "pictures are not part of a text"],
  },
  "a script": {
    change: ["A first {product}", `${here}export const x = 1\n\nA first {product}`],
    reported: ["text", "begin the line with another word than import or export"],
  },
};

describe("the check of a guide", () => {
  it.each(Object.entries(breakages))(
    "reports %s once, with its place",
    (_what, { change, reported: [field, says] }) => {
      const place = content.change(file, ...change);
      expect(content.problems()).toEqual([
        { file, ...place, field, message: expect.stringContaining(says) },
      ]);
    },
  );

  it("reports steps to follow without a step", () => {
    content.change(file, /<Steps>[\s\S]*<\/Steps>/, here);
    const place = content.change(file, "kind: howTo", `kind: ${here}howTo`);
    const message = expect.stringContaining('expected "article", or the steps: ');
    expect(content.problems()).toContainEqual({ file, ...place, field: "kind", message });
  });

  it.each([
    ["a quote without an end", `${here}"Run it`, "found a quote or bracket without an end"],
    ["a quote at the start alone", `"Run" ${here}it`, "found something after the end of a value"],
    [
      "a word in braces at the start",
      `{brand} ${here}guide`,
      "found something after the end of a value",
    ],
    ["a star", `${here}*Running*`, "found a sign that can't begin a text"],
    ["an ampersand", `&Co ${here}guide`, "found a sign that can't begin a text"],
    ["an exclamation mark", `!Stop ${here}now`, "found a sign that can't begin a text"],
    ["an at sign", `${here}@home`, "found a sign that can't begin a text"],
    ["a number sign", `${here}Rule #1: ask`, "found #, which hides the rest of its line"],
  ])("reports a title with %s, and doesn't read it as something else", (_, title, says) => {
    const place = content.change(file, /^title: .*$/m, `title: ${title}`);
    expect(content.problems()).toEqual([
      { file, ...place, field: "", message: expect.stringContaining(`not valid YAML: ${says}`) },
    ]);
  });

  it.each([
    ["no colon", "title Run it", "expected the name of a field, a colon and a space"],
    ["a tab", "title: Run it\n\tlabel: Run", "found a tab at the start of a line"],
    ["too many spaces", "title: Run it\n   label: Run", "found a second colon in a line"],
  ])("reports fields with %s in plain words", (_, fields, says) => {
    content.change(file, /^title: .*$/m, fields);
    expect(content.problems().map(({ message }) => message)).toEqual([
      expect.stringContaining(`not valid YAML: ${says}`),
    ]);
  });

  it.each([
    [
      "a smaller-than sign",
      `If x <${here}5`,
      "found < before something that is no name of a component; write \\< for the sign itself",
    ],
    [
      "an HTML comment",
      `<${here}!-- note -->`,
      "found <!; write a note that visitors don't see as {/* … */}",
    ],
    [
      "an address in angle brackets",
      `<https:${here}//example.com>`,
      "found an address in < >; write a link as [words](/pricing)",
    ],
    ["bold by HTML", `${here}<b>Now`, "<b> is no component; take it out"],
    ["a line break by HTML", `${here}<br>`, "<br> is no component; take it out"],
    [
      "a closing tag alone",
      `<${here}/div>`,
      "found a closing tag without an opening one; take it out",
    ],
    [
      "curly quotes in a component",
      `<Figure slug=${here}“effect-size” />`,
      'found a curly quote; write a straight quote "',
    ],
    [
      "a value without quotes",
      `<Figure slug=${here}effect-size />`,
      'expected a straight quote " behind the =, as in slug="effect-size"',
    ],
    [
      "words in braces",
      `{the${here} brand}`,
      'found { } with neither a word such as {brand} nor a list such as {["One", "Two"]} in it',
    ],
  ])("reports a text with %s in plain words", (_, text, says) => {
    const place = content.change(file, "\n## ", `\n${text}\n\n## `);
    expect(content.problems()).toEqual([
      { file, ...place, field: "", message: `not valid MDX: ${says}` },
    ]);
  });

  it("accepts a smaller-than sign behind a backslash", () => {
    content.change(file, "\n## ", "\nIf x \\<5\n\n## ");
    expect(content.problems()).toEqual([]);
  });

  it("reports every mistake at once", () => {
    content.change(file, "<Figure slug", "<Figur slug");
    content.change(file, "form:contact", "form:contacts");
    content.change(file, "audience: education", "audience: pupils");
    expect(content.problems().map(({ field }) => field)).toEqual(["audience", "<Figur>", "link"]);
  });

  it("accepts comments, Windows line endings and repeated links", () => {
    content.change(file, "## Before the lesson", "{/* For ourselves */}\n\n## Before the lesson");
    content.change(
      file,
      "More about what",
      "See [Classroom Outcomes](/education/classroom-outcomes). More about what",
    );
    content.write(file, content.read(file).replaceAll("\n", "\r\n"));
    expect(content.problems()).toEqual([]);
  });

  it("reads the words of a row in a plan as they are written", () => {
    const row =
      '<Minutes from="0" to="5" title="Begin">Take up [a claim](/pricing), as {products} do.</Minutes>';
    const text = content
      .read(file)
      .replace(/<Steps>[\s\S]*<\/Steps>/, `<Steps>\n  ${row}\n</Steps>`);
    const { body } = parseMdx(file, text).value as { body: { parts: object[] } };
    expect(body.parts).toContainEqual(
      expect.objectContaining({ title: "Begin", text: "Take up a claim, as {products} do." }),
    );
  });

  it("reports a second guide with the same slug or title", () => {
    content.write("guides/second.mdx", content.read(file));
    expect(content.problems().map(({ field }) => field)).toEqual([
      "slug",
      "title",
      "metadata.title",
      "metadata.description",
    ]);
  });
});
