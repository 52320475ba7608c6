import { cpSync } from "node:fs";
import type { Content } from "../../src/content/entries";
import { readContent } from "../../src/content/read";
import { readCatalog, writeCatalog } from "../../src/content/translations/catalog";
import { localized } from "../../src/content/translations/localize";
import {
  absentPageProblems,
  behindProblems,
  translationProblems,
} from "../../src/content/translations/problems";
import {
  readTranslations,
  type Translated,
  translate,
} from "../../src/content/translations/translate";
import { dataFolder, navigation } from "../support/content";
import { ContentFolder } from "../support/editableContent";
import { emptyFolder } from "../support/emptyFolder";

const content = readContent(dataFolder);
const [spanish] = readTranslations(content);
if (!spanish) throw new Error("There is no translation.");
const { translated, name } = spanish;

const fileOf = (messages: readonly Translated[]) => ({
  ...spanish,
  text: writeCatalog("es", {}, messages),
  translated: [...messages],
});
/** The messages after a change of the first whose English matches. */
const changed = (english: RegExp, change: (message: Translated) => Partial<Translated>) => {
  const index = translated.findIndex((message) => english.test(message.english));
  return translated.map((message, at) =>
    at === index ? { ...message, ...change(message) } : message,
  );
};

it("writes a file of gettext that reads the same", () => {
  const messages = changed(/./, () => ({
    fuzzy: true,
    formerEnglish: 'A "former" text',
    note: "Look",
  }));
  const read = readCatalog(name, writeCatalog("es", {}, messages));
  expect(read.headers).toMatchObject({ Language: "es" });
  expect(read.messages[0]).toMatchObject({
    fuzzy: true,
    formerEnglish: 'A "former" text',
    note: "Look",
  });
  expect(translate(content, read.messages)).toEqual(messages);
});

it("names a file that isn't one of gettext", () => {
  expect(() => readCatalog(name, 'msgid "open')).toThrow(/^translations\/es\.po: not a file/);
});

describe("a translation", () => {
  it("stays, marked, when its English changes", () => {
    const messages = changed(/\w{4}/, () => ({ formerEnglish: "As it was before" }));
    const [first] = translate(content, messages).filter(({ fuzzy }) => fuzzy);
    expect(first).toMatchObject({ formerEnglish: "As it was before", fuzzy: true });
    expect(first?.translation).not.toBe("");
    const [problem] = behindProblems(fileOf(translate(content, messages)));
    expect(problem).toMatchObject({ file: `../${name}`, field: first?.context });
    expect(problem?.message).toContain(first?.english);
  });

  it("is named when it is missing, as it takes pages out of the language", () => {
    const messages = changed(/\w{4}/, () => ({ translation: "" }));
    const [problem, ...others] = behindProblems(fileOf(messages));
    expect(problem?.message).toMatch(/^has no translation/);
    expect(others).toEqual([]);
  });

  it("follows its text to another place of the file", () => {
    const messages = translated.map((message) => ({
      ...message,
      context: message.context.replace("faq[0]", "faq[99]"),
    }));
    expect(translate(content, messages).filter(({ fuzzy }) => fuzzy)).toEqual([]);
  });

  it.each([
    [/\{brand\}/, "Sin la marca", /expected \{brand\}/],
    [/\]\(\/pricing/, "Sin enlace", /expected \/pricing/],
    [/^\w+$/, "Con {algo}", /expected no \{algo\}/],
    [/^\w+$/, "Con {", /expected braces in pairs/],
    [/^\*\*/, "Un <ejemplo", /not valid MDX/],
    [/^\*\*/, "- Una lista", /expected one paragraph/],
    [/^\w+$/, "W".repeat(999), /at most \d+ characters/],
  ])("of %s can't be “%.20s”", (english, translation, says) => {
    const [problem] = translationProblems(fileOf(changed(english, () => ({ translation }))));
    expect(problem?.message).toMatch(says);
    expect(problem?.line).toBeGreaterThan(1);
  });
});

describe("the content in Spanish", () => {
  const inSpanish = (messages = translated, images: string[] = []) =>
    localized(content, messages, "es", images);
  const all = inSpanish();
  const written = (file: string, from: Content = all) =>
    JSON.stringify(from.entries.find(({ contentFile }) => contentFile.path === file)?.value);

  it("leads to Spanish pages", () => {
    const navigation = written("navigation.json");
    expect(navigation).toContain('"/es/pricing"');
    expect(navigation).not.toContain('"/pricing"');
  });

  it("has guides whose headings keep their places", () => {
    const placesIn = (from: Content) =>
      from.ofType("Guide").map(({ value }) => JSON.stringify(value).match(/"anchor":"[^"]*"/g));
    expect(placesIn(all)).toEqual(placesIn(content));
  });

  it("shows the pictures that are drawn in Spanish", () => {
    const [image, other] = content.fieldsOf("image").map(({ text }) => text);
    const drawn = `${image?.replace("images/", "images/es/")}`;
    const shown = inSpanish(translated, [drawn.replace("./", "")])
      .fieldsOf("image")
      .map(({ text }) => text);
    expect(shown).toContain(drawn);
    expect(shown).not.toContain(image);
    expect(shown).toContain(other);
  });

  it("has a page once all of its texts are translated", () => {
    expect(written("pages/pricing.json")).toContain('"path":"/es/pricing"');
    const fewer = inSpanish(changed(/See plans and prices/, () => ({ translation: "" })));
    expect(written("pages/home.json", fewer)).toBeUndefined();
    expect(written("navigation.json", fewer)).toContain("/es/pricing");
    expect(written("navigation.json", fewer)).toMatch(/\(en inglés\)","to":"\/"/);
  });

  it("has no guide that names one that isn't there as the next", () => {
    const [guide] = content.ofType("Guide");
    const without = translated.map((message) =>
      message.found.entry === guide ? { ...message, translation: "" } : message,
    );
    const guides = inSpanish(without).ofType("Guide");
    const slugs = guides.map(({ value }) => Object(value).slug);
    expect(slugs).not.toContain(Object(guide?.value).slug);
    expect(slugs).toEqual(expect.arrayContaining(guides.map(({ value }) => Object(value).next)));
  });
});

describe("a link to a Spanish page", () => {
  const copy = new ContentFolder(emptyFolder());
  cpSync(dataFolder, copy.folder, { recursive: true });
  copy.set("navigation.json", ["signUp", "to"], "/es/pricing");
  const linked = readContent(copy.folder);

  it("is right as long as the page is there", () => {
    expect(absentPageProblems(linked, { ...spanish, translated })).toEqual([]);
    const missing = translated.map((message) =>
      message.context.startsWith("data/pages/pricing.json hero")
        ? { ...message, translation: "" }
        : message,
    );
    const there = translate(linked, missing);
    expect(absentPageProblems(linked, { ...spanish, translated: there })).toEqual([
      expect.objectContaining({ file: "navigation.json", field: "signUp.to" }),
    ]);
  });

  it("isn't marked as English", () => {
    const [own] = localized(linked, translate(linked, translated), "es", []).ofType("Navigation");
    const { translation } = Object(
      translated.find(({ english }) => english === navigation.signUp.label),
    );
    expect(Object(own?.value).signUp).toMatchObject({ label: translation, to: "/es/pricing" });
  });
});

it("the site's translations are right", () => {
  expect(translationProblems(spanish)).toEqual([]);
});
