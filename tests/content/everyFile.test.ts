/** @jest-environment node */
import { entityOf } from "../../src/content/entities";
import { formatProblem } from "../../src/content/problems";
import { EditedContent, originalFiles } from "../support/editedContent";

interface FileMistake {
  what: string;
  text(original: string): string;
  /** How the one line about it begins, after the file's name. */
  told: RegExp;
}

const isList = (text: string) => text.startsWith("[");
const brokenJson = /^:\d+:\d+ {2}not valid JSON: found .+[;,] .+$/;

/** The text of a file as an editor shows it that takes its bytes for UTF-8. */
const readAsUtf8 = (text: string, encoding: BufferEncoding) => Buffer.from(text, encoding).toString("utf8");

const mistakes: FileMistake[] = [
  { what: "emptied", text: () => "", told: /^:1:1 {2}the file is empty; restore it$/ },
  { what: "left with white space", text: () => "\n\n", told: /^:1:1 {2}the file is empty; restore it$/ },
  { what: "cut in half", text: (text) => text.slice(0, text.length / 2), told: brokenJson },
  { what: "replaced by words", text: () => "To be written.", told: brokenJson },
  { what: "left with the marks of a merge", text: (text) => `<<<<<<< HEAD\n${text}`, told: brokenJson },
  { what: "given a comma at its end", text: (text) => text.replace(/\s*[\]}]\s*$/, (end) => `,${end}`), told: brokenJson },
  { what: "given a comment", text: (text) => `// words\n${text}`, told: brokenJson },
  {
    what: "saved with a byte order mark",
    text: (text) => `\ufeff${text}`,
    told: /^:1:1 {2}begins with an invisible byte order mark; save the file as UTF-8/,
  },
  {
    what: "saved as UTF-16",
    text: (text) => readAsUtf8(`\ufeff${text}`, "utf16le"),
    told: /^:1:1 {2}a character that cannot be read; save the file in the encoding UTF-8$/,
  },
  {
    what: "saved as Latin-1",
    text: (text) => readAsUtf8(text.replace(/"([a-z])/, '"é$1'), "latin1"),
    told: /^:\d+:\d+ {2}a character that cannot be read; save the file in the encoding UTF-8$/,
  },
  {
    what: "made null",
    text: () => "null",
    told: /^:1:1 {2}(\w.*: )?expected (an object in braces \{ \}, got null|a list of \w+ entries in brackets \[ \])$/,
  },
  {
    what: "made a list in place of an object, or the other way round",
    text: (text) => (isList(text) ? "{}" : `[${text}]`),
    told: /^:1:1 {2}(\w.*: )?expected (an object in braces \{ \}, got a list|a list of \w+ entries in brackets \[ \])$/,
  },
];

const toldOf = (content: EditedContent) => content.problems().map(formatProblem);

// Those of MDX files are in guides.test.ts.
const jsonFiles = originalFiles.filter((file) => file.endsWith(".json"));

// The rules are the same for all files, so each file gets a third of the mistakes.
const mistakesOf = (file: string) => mistakes.filter((_, index) => index % 3 === jsonFiles.indexOf(file) % 3);

describe.each(jsonFiles)("data/%s", (file) => {
  it.each(mistakesOf(file))("is refused in one line when it is $what", ({ text, told }) => {
    const content = new EditedContent();
    content.write(file, text(content.read(file)));
    const [line, ...more] = toldOf(content);
    expect(more).toEqual([]);
    expect(line?.slice(`data/${file}`.length)).toMatch(told);
    expect(line?.startsWith(`data/${file}`)).toBe(true);
  });

  it("is refused with the place of a key that stands in it twice, which JSON would pass over", () => {
    const content = new EditedContent();
    const text = content.read(file);
    const [, key = ""] = /"([^"]+)":/.exec(text) ?? [];
    const at = text.indexOf(`"${key}":`);
    const line = text.slice(0, at).split("\n").length;
    content.write(file, `${text.slice(0, at)}"${key}": "seven",\n${text.slice(at)}`);
    const [problem, ...more] = content.problems();
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ file, line: line + 1, column: 1, message: `the field "${key}" is here a second time; keep one` });
  });

  it("may have the line ends of Windows, and tells of its mistakes in the same lines", () => {
    const content = new EditedContent();
    const text = content.read(file);
    content.write(file, text.replaceAll("\n", "\r\n"));
    expect(content.problems()).toEqual([]);

    const misspelt = text.replace(/"([^"]+)":/, '"$1x":');
    content.write(file, misspelt);
    const expected = content.problems();
    expect(expected).toHaveLength(1);
    content.write(file, misspelt.replaceAll("\n", "\r\n"));
    expect(content.problems()).toEqual(expected);
  });

  it("is missed when it is gone, unless it is one of many", () => {
    const content = new EditedContent();
    content.remove(file);
    if (!entityOf(file)?.files.includes("*")) {
      expect(toldOf(content)).toEqual([`data/${file}:1:1  the file is missing; restore it`]);
      return;
    }
    // Told of are the links to a page or the references to another entry, and what only it used.
    const { path, slug } = JSON.parse(new EditedContent().read(file)) as { path?: string; slug?: string };
    const gone = path ? `no page has the address "${path}"` : `no entry of data/${entityOf(file)?.files} has the slug "${slug}"`;
    expect(content.problems().length).toBeGreaterThan(0);
    for (const { message } of content.problems()) expect(message.startsWith(gone) || message.startsWith("nothing refers to ")).toBe(true);
  });

  it("is asked for under its name when it has another one, unless it is one of many", () => {
    const content = new EditedContent();
    const name = file.replace(/\.json$/, "s.json");
    content.write(name, content.read(file));
    content.remove(file);
    expect(toldOf(content)).toEqual(
      entityOf(file)?.files.includes("*") ? [] : [`data/${name}:1:1  no page uses this file, did you mean "${file}"?`],
    );
  });
});

it.each(["pages/blog.json", "notes.txt", "scenarios/deeper/sixth.json", "education/notes.md", "guides/notes.md"])(
  "data/%s is refused: nothing uses it",
  (file) => {
    const content = new EditedContent();
    content.write(file, "{}");
    expect(toldOf(content)).toEqual([expect.stringContaining(`data/${file}:1:1  no page uses this file`)]);
  },
);
