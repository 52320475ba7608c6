/** @jest-environment node */
import { entityOf } from "../../src/content/entities";
import { EditedContent, originalFiles } from "../support/editedContent";

interface FileMistake {
  what: string;
  text(original: string): string;
  /** Matches the one line about the mistake, after the file's name. */
  reported: RegExp;
}

const isList = (text: string) => text.startsWith("[");

/** The text of a file whose bytes are wrongly read as UTF-8. */
const readAsUtf8 = (text: string, encoding: BufferEncoding) =>
  Buffer.from(text, encoding).toString("utf8");

const mistakes: FileMistake[] = [
  { what: "emptied", text: () => "", reported: /^:1:1 {2}the file is empty; restore it$/ },
  {
    what: "reduced to white space",
    text: () => "\n\n",
    reported: /^:1:1 {2}the file is empty; restore it$/,
  },
  // syntax.test.ts covers each mistake in the syntax.
  {
    what: "cut in half",
    text: (text) => text.slice(0, text.length / 2),
    reported: /^:\d+:\d+ {2}not valid JSON: found .+[;,] .+$/,
  },
  {
    what: "saved with a byte order mark",
    text: (text) => `\ufeff${text}`,
    reported: /^:1:1 {2}begins with an invisible byte order mark; save the file as UTF-8/,
  },
  {
    what: "saved as UTF-16",
    text: (text) => readAsUtf8(`\ufeff${text}`, "utf16le"),
    reported: /^:1:1 {2}a character that cannot be read; save the file in the encoding UTF-8$/,
  },
  {
    what: "saved as Latin-1",
    text: (text) => readAsUtf8(text.replace(/"([a-z])/, '"é$1'), "latin1"),
    reported: /^:\d+:\d+ {2}a character that cannot be read; save the file in the encoding UTF-8$/,
  },
  {
    what: "set to null",
    text: () => "null",
    reported:
      /^:1:1 {2}(\w.*: )?expected (an object in braces \{ \}, got null|a list in brackets \[ \], got null)$/,
  },
  {
    what: "changed from an object to a list, or from a list to an object",
    text: (text) => (isList(text) ? "{}" : `[${text}]`),
    reported:
      /^:1:1 {2}(\w.*: )?expected (an object in braces \{ \}, got a list|a list in brackets \[ \], got an object)$/,
  },
];

let content: EditedContent;
beforeEach(() => {
  content = new EditedContent();
});

// guides.test.ts covers MDX files.
const jsonFiles = originalFiles.filter((file) => file.endsWith(".json"));

// The rules are the same for every file, so each file gets a third of the mistakes.
const mistakesOf = (file: string) =>
  mistakes.filter((_, index) => index % 3 === jsonFiles.indexOf(file) % 3);

describe.each(jsonFiles)("data/%s", (file) => {
  it.each(mistakesOf(file))("is rejected in one line when it is $what", ({ text, reported }) => {
    content.write(file, text(content.read(file)));
    const [line, ...more] = content.lines();
    expect(more).toEqual([]);
    expect(line?.slice(`data/${file}`.length)).toMatch(reported);
    expect(line?.startsWith(`data/${file}`)).toBe(true);
  });

  it("is rejected with the place of a duplicate key, which JSON itself would accept", () => {
    const text = content.read(file);
    const [, key = ""] = /"([^"]+)":/.exec(text) ?? [];
    const at = text.indexOf(`"${key}":`);
    const line = text.slice(0, at).split("\n").length;
    content.write(file, `${text.slice(0, at)}"${key}": "seven",\n${text.slice(at)}`);
    const [problem, ...more] = content.problems();
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      file,
      line: line + 1,
      column: 1,
      message: `the field "${key}" is here a second time; keep one`,
    });
  });

  it("may use Windows line endings, which don't change the lines of problems", () => {
    const text = content.read(file);
    content.write(file, text.replaceAll("\n", "\r\n"));
    expect(content.problems()).toEqual([]);

    const misspelled = text.replace(/"([^"]+)":/, '"$1x":');
    content.write(file, misspelled);
    const expected = content.problems();
    expect(expected).toHaveLength(1);
    content.write(file, misspelled.replaceAll("\n", "\r\n"));
    expect(content.problems()).toEqual(expected);
  });

  it("is reported as missing when deleted, unless the folder holds several", () => {
    const original = content.read(file);
    content.remove(file);
    if (!entityOf(file)?.files.includes("*")) {
      expect(content.lines()).toEqual([`data/${file}:1:1  the file is missing; restore it`]);
      return;
    }
    // The check reports links to its page, references to its entry, and what only it used.
    const { path, slug } = JSON.parse(original) as { path?: string; slug?: string };
    const gone = path
      ? `no page has the address "${path}"`
      : `no entry of data/${entityOf(file)?.files} has the slug "${slug}"`;
    expect(content.problems().length).toBeGreaterThan(0);
    for (const { message } of content.problems())
      expect(message.startsWith(gone) || message.startsWith("nothing refers to ")).toBe(true);
  });

  it("is reported with its expected name when renamed, unless the folder holds several", () => {
    const name = file.replace(/\.json$/, "s.json");
    content.write(name, content.read(file));
    content.remove(file);
    expect(content.lines()).toEqual(
      entityOf(file)?.files.includes("*")
        ? []
        : [`data/${name}:1:1  no page uses this file, did you mean "${file}"?`],
    );
  });
});

it.each([
  "pages/blog.json",
  "notes.txt",
  "scenarios/deeper/sixth.json",
  "education/notes.md",
  "guides/notes.md",
])("data/%s is rejected, because no page uses it", (file) => {
  content.write(file, "{}");
  expect(content.lines()).toEqual([
    expect.stringContaining(`data/${file}:1:1  no page uses this file`),
  ]);
});
