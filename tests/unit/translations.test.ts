import type { Content } from "../../src/content/entries";
import { readContent } from "../../src/content/read";
import { lineOf, readCatalog, writeCatalog } from "../../src/content/translations/catalog";
import { localized } from "../../src/content/translations/localize";
import {
  absentPageProblems,
  behindProblems,
  translationProblems,
  wrongTranslations,
} from "../../src/content/translations/problems";
import { aboutText, missingLines, progressInWords } from "../../src/content/translations/progress";
import { sceneProblems } from "../../src/content/translations/scenes";
import {
  readTranslations,
  type Translated,
  translate,
} from "../../src/content/translations/translate";
import { linksIn } from "../../src/shared/textLinks";
import { placeholdersIn } from "../../src/shared/tokens";
import { dataFolder, site } from "../support/content";
import { EditedContent } from "../support/editedContent";
import { emptyFolder, put } from "../support/emptyFolder";
import { completeTranslations } from "../support/translations";

const content = readContent(dataFolder);
const spanish = completeTranslations(content).find(({ language }) => language === "es");
if (!spanish) throw new Error("There is no translation.");
const { translated, name } = spanish;

const noHeaders = { headers: {} };
const fileOf = (messages: readonly Translated[]) => ({
  ...spanish,
  text: writeCatalog("es", noHeaders, messages),
  translated: [...messages],
});
/** A file with only the entries that changed, for what is asked of each entry by itself: all would take a while. */
function fileOfChanged(messages: readonly Translated[]) {
  const changes = messages.filter((message, at) => message !== translated[at]);
  const entries = new Set(changes.map(({ found }) => found.entry));
  return fileOf(messages.filter(({ found }) => entries.has(found.entry)));
}
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
  const read = readCatalog(name, writeCatalog("es", { headers: {}, note: "Read me" }, messages));
  expect(read.note).toBe("Read me");
  expect(read.headers).toMatchObject({ Language: "es" });
  expect(read.messages[0]).toMatchObject({
    fuzzy: true,
    formerEnglish: 'A "former" text',
    note: "Look",
  });
  expect(translate(content, read.messages)).toEqual(messages);
});

describe("a translation", () => {
  it("stays, marked, when its English changes", () => {
    const messages = changed(/\w{4} \w{4}/, ({ english }) => ({
      formerEnglish: `Now, ${english}`,
    }));
    const [first] = translate(content, messages).filter(({ fuzzy }) => fuzzy);
    expect(first).toMatchObject({ formerEnglish: `Now, ${first?.english}`, fuzzy: true });
    expect(first?.translation).not.toBe("");
    const [problem] = behindProblems(fileOf(translate(content, messages)));
    expect(problem).toMatchObject({ file: name, field: first?.context });
    expect(problem?.message).toContain(first?.english);
  });

  it("isn't that of another text that stood at its place in a list", () => {
    const listed = translated.find(
      ({ context, english }) => /\[\d/.test(context) && / /.test(english),
    );
    const messages = translated.map((message) =>
      message === listed ? { ...message, formerEnglish: "Xyz" } : message,
    );
    const [first] = translate(content, messages).filter(({ translation }) => !translation);
    expect(first).toMatchObject({ context: listed?.context, fuzzy: false });
  });

  it("is named when it is missing", () => {
    const before = behindProblems(fileOf(translated)).length;
    const messages = changed(/\w{4}/, () => ({ translation: "" }));
    const [problem, ...others] = behindProblems(fileOf(messages));
    expect(problem?.message).toMatch(/^has no translation/);
    expect(others).toHaveLength(before);
  });

  it("is named when it is the English, unless it says that this is right", () => {
    const countWith = (note?: string) =>
      behindProblems(
        fileOf(changed(/\w{4} \w{4}/, ({ english }) => ({ translation: english, note }))),
      ).filter(({ message }) => message.startsWith("is the same as the English")).length;
    expect(countWith()).toBe(countWith("ignore-same") + 1);
  });

  it("follows its text to a file of another name", () => {
    const messages = translated.map((message) => ({
      ...message,
      context: message.context.replace("data/pages/about.json", "data/pages/who-we-are.json"),
    }));
    expect(translate(content, messages).filter(({ translation }) => !translation)).toEqual([]);
  });

  it("follows its text to another place of the file", () => {
    const messages = translated.map((message) => ({
      ...message,
      context: message.context.replace("faq[0]", "faq[99]"),
    }));
    expect(translate(content, messages).filter(({ fuzzy }) => fuzzy)).toEqual([]);
  });

  it.each([
    ["About {brand}", "Sin la marca", /expected \{brand\}/],
    ["See the [prices](/pricing)", "Sin enlace", /expected links to \/pricing/],
    ["See the [prices](/pricing)", "[x](/about)", /expected links to \/pricing, got \/about$/],
    ["About", "Con {algo}", /expected no \{algo\}/],
    ["About", "Con {", /expected braces in pairs/],
    ["About", "W".repeat(999), /at most \d+ characters/],
    ["About", "Acerca\u200b", /without an invisible character/],
  ])("of “%s” can't be “%.20s”", (formerEnglish, translation, says) => {
    const messages = changed(/^\w+$/, () => ({ formerEnglish, translation }));
    const [problem] = translationProblems(fileOfChanged(messages));
    expect(problem?.message).toMatch(says);
    expect(problem?.line).toBeGreaterThan(1);
  });

  it("is checked while another text of its entry has none", () => {
    const [long, missing] = translated.filter(({ context }) =>
      context.startsWith("data/interface.json"),
    );
    const messages = translated.map((message) => {
      if (message === long) return { ...message, translation: "W".repeat(999) };
      return message === missing ? { ...message, translation: "" } : message;
    });
    const problems = translationProblems(fileOfChanged(messages));
    expect(problems).toEqual([expect.objectContaining({ field: long?.context })]);
  });

  it.each([
    ["An example", "Un <ejemplo", /not valid MDX/],
    ["A list", "- Una lista", /expected one paragraph/],
    ["**Bold** words", "Sin marcas", /expected \*\* 2 times/],
    ["*Emphasized* words", "*Sin marcas", /expected \* 2 times/],
  ])("of “%s” in a guide can't be “%s”", (formerEnglish, translation, says) => {
    const paragraph = translated.find(({ context }) => context.endsWith(".mdx body.texts[0]"));
    const messages = translated.map((message) =>
      message === paragraph ? { ...message, formerEnglish, translation } : message,
    );
    const [problem] = translationProblems(fileOfChanged(messages));
    expect(problem?.message).toMatch(says);
    expect(problem?.line).toBeGreaterThan(1);
  });

  it("of a guide can have spaces at which no line ends", () => {
    const paragraph = translated.find(({ context }) => context.endsWith(".mdx body.texts[0]"));
    const messages = translated.map((message) =>
      message === paragraph
        ? { ...message, formerEnglish: "Why?", translation: "Pourquoi\u00a0?" }
        : message,
    );
    expect(translationProblems(fileOfChanged(messages))).toEqual([]);
  });
});

it("reports a mistake in one entry when another has lost a token", () => {
  const [first, ...others] = translated.filter(({ context }) => context.endsWith(" label"));
  const second = others.find(({ found }) => found.entry !== first?.found.entry);
  const messages = translated.map((message) => {
    if (message === first) return { ...message, translation: "Con {algo}" };
    return message === second ? { ...message, translation: "W".repeat(999) } : message;
  });
  const problems = translationProblems(fileOfChanged(messages));
  expect(problems.map(({ field }) => field).sort()).toEqual(
    [first?.context, second?.context].sort(),
  );
});

it("names links that a translation swaps", () => {
  const messages = changed(/\]\(\/[^)]+\).*\]\(\//, ({ translation }) => {
    const [first = "", second = ""] = linksIn(translation);
    const swapped = translation
      .replace(`(${first})`, "(…)")
      .replace(`(${second})`, `(${first})`)
      .replace("(…)", `(${second})`);
    return { translation: swapped };
  });
  const [problem] = translationProblems(fileOfChanged(messages));
  expect(problem?.message).toMatch(/^expected its links in the order of the English; number 1/);
});

it.each([
  [/metadata.description$/, "Corta", /expected 70 to 160 characters/],
  [/./, `Esto es ${site.brand}.`, /expected \{brand\} instead of/],
])("asks of a translation at %s what it asks of English", (context, translation, says) => {
  const plain = translated.find(
    (message) => context.test(message.context) && !message.english.includes("{"),
  );
  const messages = translated.map((message) =>
    message === plain ? { ...message, translation } : message,
  );
  const [problem] = wrongTranslations(content, fileOf(messages));
  expect(problem?.message).toMatch(says);
});

it("counts words to mark in a translation with its own tokens filled in", () => {
  const edited = new EditedContent();
  edited.set("pages/home.json", ["hero", "title"], "Settle your {product}");
  edited.set("pages/home.json", ["hero", "highlight"], "{product}");
  const changedContent = edited.parsed();
  const [file] = completeTranslations(changedContent).filter(({ language }) => language === "es");
  if (!file) throw new Error("There is no translation.");
  const context = "data/pages/home.json hero.title";
  const product = file.translated.find((one) => one.context === "data/site.json product");
  const problemsOf = (translation: string) =>
    wrongTranslations(changedContent, {
      ...file,
      translated: file.translated.map((one) =>
        one.context === context ? { ...one, translation } : one,
      ),
    });
  expect(problemsOf("Resuelva su {product}")).toEqual([]);
  expect(problemsOf(`Resuelva su ${product?.translation}, su {product}`)).toMatchObject([
    {
      field: "data/pages/home.json hero.highlight",
      message: `expected words that "title" contains once, got "${product?.translation}"`,
    },
  ]);
});

it.each(["title", "description"])("reports two pages with the same %s", (field) => {
  const texts = translated.filter(({ context }) => context.endsWith(`metadata.${field}`));
  const tokensOf = ({ english }: Translated) => placeholdersIn(english).join();
  // Two whose tokens are the same.
  const pair = texts.map((one) => texts.filter((other) => tokensOf(one) === tokensOf(other)));
  const [first, second] = pair.find(({ length }) => length > 1) ?? [];
  const messages = translated.map((message) =>
    message === second ? { ...message, translation: `${first?.translation}` } : message,
  );
  const [problem, ...others] = wrongTranslations(content, fileOf(messages));
  expect(problem?.message).toMatch(`translations/es.po:`);
  expect(problem?.message).toMatch(`has the same ${field}; change one of the two`);
  expect(others).toEqual([]);
});

it("accepts a script that link previews can't show, and direction marks", () => {
  const messages = changed(/^[\w ’]{20,}$/, () => ({ translation: "مكان\u200f للأفكار" }));
  expect(wrongTranslations(content, fileOf(messages))).toEqual([]);
});

describe("in another folder", () => {
  const before = process.cwd();
  beforeEach(() => process.chdir(emptyFolder()));
  afterEach(() => process.chdir(before));

  it("refuses a file in another encoding, with its line", () => {
    put("translations/es.po", 'msgid ""\nmsgstr ""\n\nmsgid "a"\nmsgstr "\ufffd"\n');
    expect(() => readTranslations(content)).toThrow(/^translations\/es\.po:5:9 {2}found a char/);
  });

  it("says at which line a file isn't one of gettext", () => {
    put("translations/es.po", 'msgid ""\nmsgstr ""\n\nmsgid "a"\nmsgstr "a "quote" in it"\n');
    expect(() => readTranslations(content)).toThrow(/^translations\/es\.po:5:1 {2}not a file of/);
  });

  it("names words of a picture that lost an element", () => {
    const words = 'msgctxt "scenes/rounds.html"\nmsgid "<b>1</b>Read"\nmsgstr "<b>1Lea"\n';
    put("scenes/es.po", `msgid ""\nmsgstr ""\n\n${words}`);
    expect(sceneProblems("scenes/es.po")).toEqual([
      expect.objectContaining({ line: 5, message: expect.stringMatching(/in pairs, also at <b>/) }),
    ]);
  });
});

it("says at which line a message begins, of two with the same name the first", () => {
  const file = 'msgctxt "a"\nmsgid "A"\n\nmsgctxt "b"\r\nmsgid "B"\n\nmsgctxt "a"\nmsgid "C"\n';
  expect(["a", "b", "c"].map((context) => lineOf(file, context))).toEqual([1, 4, 1]);
  expect(lineOf(`\n${file}`, "b")).toBe(5);
});

it("says how far a language is, and what is missing", () => {
  const messages = changed(/\w{4} \w{4}/, () => ({ translation: "" }));
  expect(progressInWords(content, fileOf(messages))).toMatch(
    /^Spanish: \d+ of \d+ pages, 1 text in English, 0 behind their English$/,
  );
  expect(missingLines(messages)).toHaveLength(1);
});

it("tells translators what a text is, where it stands and how long it may be", () => {
  const about = translated
    .filter(({ context }) => context.endsWith("about.json label"))
    .map((message) => ({ ...message, ...aboutText(message.found), fuzzy: true }));
  const file = writeCatalog("es", noHeaders, about);
  expect(file).toMatch(/^#\. .*breadcrumbs/m);
  expect(file).toMatch(/^#: data\/pages\/about\.json:\d+$/m);
  expect(file).toContain("#, fuzzy, max-length:50\n");
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

  it("has a page once its heading is translated", () => {
    expect(written("pages/pricing.json")).toContain('"path":"/es/pricing"');
    const fewer = inSpanish(
      translated.map((message) =>
        message.context.endsWith("home.json hero.title")
          ? { ...message, translation: "" }
          : message,
      ),
    );
    expect(written("pages/home.json", fewer)).toBeUndefined();
    expect(written("navigation.json", fewer)).toContain("/es/pricing");
    expect(written("navigation.json", fewer)).toContain('"to":"/"');
  });
});

describe("a link to a Spanish page", () => {
  const edited = new EditedContent();
  edited.set("navigation.json", ["signUp", "to"], "/es/pricing");
  const linked = edited.parsed();

  it("is right as long as the page is there", () => {
    expect(absentPageProblems(linked, { ...spanish, translated })).toEqual([]);
    const missing = translated.map((message) =>
      message.context.startsWith("data/pages/pricing.json hero")
        ? { ...message, translation: "" }
        : message,
    );
    const there = translate(linked, missing);
    expect(absentPageProblems(linked, { ...spanish, translated: there })).toContainEqual(
      expect.objectContaining({ file: "data/navigation.json", field: "signUp.to" }),
    );
  });
});
