import { statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../src/content/entries";
import { finish } from "../../src/content/finish";
import { filesBelow } from "../../src/content/folder";
import {
  childrenOf,
  isComponent,
  parseTree,
  type TextNode,
  wordsOf,
} from "../../src/content/mdx/tree";
import { writeContent } from "../../src/content/write";
import { home, messages } from "../support/content";
import { EditedContent, originalFiles } from "../support/editedContent";
import { emptyFolder } from "../support/emptyFolder";
import { completeTranslations } from "../support/translations";

/* The tests of built pages cover the fields of real pages. These cover cases that no page has now. */

type Change = (content: EditedContent) => void;

const spanishOf = (content: Content) =>
  completeTranslations(content).filter(({ language }) => language === "es");

/** The finished files of the site's content after a change. */
function finished(change: Change = () => {}) {
  const edited = new EditedContent();
  edited.set("site.json", ["origin"], "https://www.example.com");
  edited.set("site.json", ["brand"], "Debato");
  edited.set("site.json", ["products"], "debates");
  change(edited);
  const content = edited.parsed();
  return finish({
    content,
    translations: spanishOf(content),
    images: [],
    dates: new Map([
      [about, "2026-03-01T00:00:00.000Z"],
      [`debates/${home.hero.debate}.json`, "2026-04-01T00:00:00.000Z"],
      ["Debate", "2026-05-01T00:00:00.000Z"],
    ]),
    shareImagePath: (path) => `/share${path}.png`,
  });
}

const about = "pages/about.json";
const [scenario = ""] = originalFiles.filter((file) => file.startsWith("scenarios/"));
const guide = "guides/words-of-debate.mdx";

const benefits = "education/academic-benefits.json";
const inArabic = "education/social-emotional-learning.json";
const ownLabel = "education/classroom-outcomes.json";
const ownImage = "education/implementation-guide.json";

const unchanged = finished();
/** After changes that don't meet: to finish all content takes a while. */
const edited = finished((content) => {
  content.set(about, ["path"], "/towns/oslo");
  content.remove("pages/terms.json");
  content.set("comparison.json", [0, "values", "free"], "2 {products}");
  content.set("comparison.json", [0, "values", "team"], "[Ask us](form:contact)");

  const redirects = [
    { from: "/plans", to: "/pricing#faq" },
    { from: "/es/precios", to: "/es/pricing" },
    { from: "/es/privacidad", to: "/privacy-policy" },
  ];
  content.write("redirects.json", JSON.stringify(redirects));

  content.set("pages/education.json", ["label"], "Education");
  content.set(benefits, ["label"], "Benefits");
  content.set(benefits, ["theme"], "academic");
  content.set(benefits, ["hero", "title"], "Better {products}");
  content.set(inArabic, ["hero", "title"], "مكان للأفكار");
  content.set(ownLabel, ["path"], "/outcomes");
  content.set(ownLabel, ["label"], "Outcomes");
  content.set(ownLabel, ["hero", "title"], "Outcomes");
  const image = { file: "../images/share.png", alt: "A picture of our own" };
  content.set(ownImage, ["metadata", "image"], image);

  const service = { url: "https://app.example/", newTab: false };
  const translations = [{ language: "es", url: "https://app.example/es" }];
  content.set("integrations.json", ["sites", "signIn"], { ...service, translations });
  content.set("integrations.json", ["sites", "signUp"], { ...service, languageParameter: "lang" });
  content.set("integrations.json", ["sites", "waitlist"], service);
});
const valueIn = (file: string, files = unchanged) =>
  Object(files.find((one) => one.file === file)?.value);

/** The text of the guide in a language, if it is there. */
const mdxIn = (language: string, files: typeof unchanged) =>
  files.find(({ file }) => file === `${language}/${guide.replace("mdx", "json")}`)?.mdx;

it("a step without a page has its address as its name", () => {
  const { breadcrumbs, label } = valueIn(`en/${about}`, edited);
  expect(breadcrumbs.slice(1)).toEqual([{ label: "Towns" }, { path: "/towns/oslo", label }]);
});

it("a page has the date of a debate that it names, and not of others", () => {
  expect(valueIn("en/pages/home.json").lastModified).toBe("2026-04-01T00:00:00.000Z");
});

it("a page says when it changed, in its language", () => {
  expect(valueIn(`en/${about}`)).toMatchObject({
    lastModified: "2026-03-01T00:00:00.000Z",
    lastChanged: messages.lastChanged.replace("{day}", "March 1, 2026"),
  });
  expect(valueIn(`es/${about}`).lastChanged).toContain("1 de marzo de 2026");
});

it("a page names the old addresses that redirect to it, in its language", () => {
  const oldAddresses = (file: string) => {
    const [language] = file.split("/");
    const entries: { key: string; from: string }[] = valueIn(`${language}/redirects.json`, edited);
    const { redirects } = valueIn(file, edited);
    return redirects.map((key: string) => entries.find((one) => one.key === key)?.from);
  };
  expect(oldAddresses("en/pages/pricing.json")).toEqual(["/plans"]);
  expect(oldAddresses("es/pages/pricing.json")).toEqual(["/es/plans", "/es/precios"]);
  expect(oldAddresses("en/pages/privacy-policy.json")).toEqual(["/es/privacidad"]);
  expect(oldAddresses("es/pages/privacy-policy.json")).toEqual([]);
});

it("a value of the comparison names its plan, and where its link leads", () => {
  const [{ values }] = valueIn("en/comparison.json", edited);
  expect(values[0]).toEqual({ plan: "en/free", value: "2 debates" });
  expect(values[1]).toMatchObject({
    plan: "en/team",
    value: "Ask us",
    to: { name: "form:contact" },
  });
});

describe("the picture of a page in link previews", () => {
  it("is drawn from heading, breadcrumbs and colors, with tokens filled in", () => {
    expect(valueIn(`en/${benefits}`, edited).shareImage).toMatchObject({
      url: "/share/education/academic-benefits.png",
      alt: messages.shareImage.replace("{title}", "Better debates").replace("{brand}", "Debato"),
      card: {
        brand: "Debato",
        title: "Better debates",
        label: "Education / Benefits",
        theme: "academic",
      },
    });
  });

  it("is that of the site when the heading can't be drawn", () => {
    expect(valueIn(`en/${inArabic}`, edited).shareImage).toBeNull();
  });

  it("leaves out breadcrumbs that repeat the heading", () => {
    expect(valueIn(`en/${ownLabel}`, edited).shareImage.card.label).toBe("");
  });

  it("has the path of the page's debate, and where it ends", () => {
    const { card } = valueIn("en/pages/home.json").shareImage;
    const debate = valueIn(`en/debates/${home.hero.debate}.json`);
    expect(card.path).toEqual([debate.scaleStart, debate.scaleNow]);
    expect(card.standing).toMatch(/\w/);
  });

  it("is not drawn when the page has its own", () => {
    expect(valueIn(`en/${ownImage}`, edited).shareImage).toBeNull();
  });
});

/** The fields of the components in a text, by their ids. */
const componentsIn = (mdx = "") =>
  new Map(
    childrenOf(parseTree(mdx))
      .filter(isComponent)
      .map(({ attributes }) => {
        const fields: Record<string, string> = Object.fromEntries(
          attributes.map((attribute) => {
            const value = Object(attribute.value).value ?? attribute.value;
            return [Object(attribute).name, value];
          }),
        );
        return [fields.id, fields];
      }),
  );

/** Ways to write the title of a component, its id, and how to read what it says. */
const writtenTitles: [how: string, id: string, fields: string, read: (title?: string) => string][] =
  [
    ["spaces around =", "title=", 'id="title=" title = "With {brand}"', String],
    ["single quotes", "quoted", "id='quoted' title='With {brand}'", String],
    ["braces", "braced", 'id="braced" title={ "With {brand}" }', (title = "") => JSON.parse(title)],
  ];
const lists = writtenTitles.map(([, , fields]) => `<Checklist ${fields} items={["One"]} />`);

describe("the text of a guide", () => {
  const brand = "*A_b* & <C>`";
  const wordsIn = (node: TextNode): string[] =>
    node.type === "paragraph" || node.type === "heading"
      ? [wordsOf(node)]
      : childrenOf(node).flatMap(wordsIn);
  const heading = "## Of {brand}\n\n**{brand}** `{brand}`.";
  const own = '<Checklist id="own" title="With {brand}" items={["{brand}", "Two"]} />';
  const twice = '<Checklist id="twice" title="Own" items={["One {brand}", "One {brand}"]} />';
  const files = finished((content) => {
    content.set("site.json", ["brand"], brand);
    const parts = [content.read(guide), heading, own, twice, ...lists];
    content.write(guide, parts.join("\n\n"));
  });
  const mdx = mdxIn("en", files) ?? "";
  const components = componentsIn(mdx);

  it("has tokens as words, whatever signs they have", () => {
    expect(wordsIn(parseTree(mdx)).slice(-2)).toEqual([`Of ${brand}`, `${brand} {brand}.`]);
    // The brand is no part of the address.
    expect(mdx).toContain("{/*#of-brand*/}");
  });

  it("has them in fields of components too", () => {
    expect(components.get("own")).toEqual({
      id: "own",
      title: `With ${brand}`,
      items: `[${JSON.stringify(brand)}, "Two"]`,
    });
  });

  it("may have the same thing twice in a list", () => {
    expect(JSON.parse(components.get("twice")?.items ?? "")).toEqual(Array(2).fill(`One ${brand}`));
  });

  it.each(writtenTitles)("has tokens in a field with %s", (_how, id, _fields, read) => {
    expect(read(components.get(id)?.title)).toBe(`With ${brand}`);
  });
});

it("writing content keeps files that are the same, and removes others", () => {
  const [folder, images] = [join(emptyFolder(), "finished"), emptyFolder()];
  writeContent(unchanged, images, folder);
  const names = ["es/comparison.json", "es/debate-words.json"];
  const day = new Date("2026-01-01");
  for (const name of names) utimesSync(join(folder, name), day, day);
  writeContent(edited, images, folder);
  const isOld = (name: string) => statSync(join(folder, name)).mtime < new Date("2026-01-02");
  expect(names.map(isOld)).toEqual([false, true]);
  expect(filesBelow(folder)).not.toContain("es/pages/terms.json");
});

describe("a text without a translation", () => {
  const whole = new EditedContent();
  whole.set(about, ["hero", "lead"], "{scenarios}");
  whole.write(guide, [whole.read(guide), ...lists].join("\n\n"));
  const content = whole.parsed();
  const complete = spanishOf(content);
  /** The finished files when some texts have no translation. */
  function finishedWithout(missing: RegExp) {
    const translations = complete.map((file) => ({
      ...file,
      translated: file.translated.map((message) =>
        missing.test(message.context) ? { ...message, translation: "" } : message,
      ),
    }));
    const shareImagePath = (path: string) => `/share${path}.png`;
    return finish({ content, translations, images: [], dates: new Map(), shareImagePath });
  }
  const spanish = (file: string, missing: RegExp) =>
    valueIn(`es/${file}`, finishedWithout(missing));
  const english = (file: string) => valueIn(`en/${file}`);
  const homeFile = "pages/home.json";
  const [cards = 0] = home.sections.flatMap(({ kind }, index) => (kind === "cards" ? index : []));

  it("puts the card that has it into English as a whole", () => {
    const section = spanish(homeFile, new RegExp(`home.json sections.${cards}..cards.0..text`))
      .sections[cards];
    const [first, second] = section.cards;
    expect(first).toMatchObject({
      lang: "en",
      title: english(homeFile).sections[cards].cards[0].title,
    });
    expect([section.lang, second.lang]).toEqual([null, null]);
  });

  it("puts the words of a section into English, and not its cards", () => {
    const section = spanish(homeFile, new RegExp(`home.json sections.${cards}..lead`)).sections[
      cards
    ];
    expect(section.lang).toBe("en");
    expect(section.title).toBe(english(homeFile).sections[cards].title);
    expect(section.cards[0].lang).toBeNull();
  });

  it("leaves the other messages of the interface alone", () => {
    const { untranslated, words } = spanish("interface.json", /interface.json viewDetails/);
    expect(untranslated).toEqual(["viewDetails"]);
    expect(words.viewDetails).toBe(messages.viewDetails);
  });

  it("has its tokens in English too", () => {
    const { title } = spanish(scenario, new RegExp(`${scenario} metadata`)).metadata;
    expect(title).toBe(english(scenario).metadata.title);
  });

  it("is marked in the text of a guide", () => {
    const mdx = mdxIn("es", finishedWithout(/words-of-debate.mdx\S* body.texts.0.$/));
    expect(mdx?.match(/\{\/\*lang:en\*\/\}/g)).toHaveLength(1);
  });

  it("is marked in a component, however its fields are written", () => {
    const mdx = mdxIn("es", finishedWithout(/words-of-debate.mdx\S* body.parts/));
    for (const [, id, , read] of writtenTitles)
      expect(read(componentsIn(mdx).get(id)?.lang)).toBe("en");
  });

  it("leads to the English guide, if that is the next one", () => {
    const files = finishedWithout(/words-of-debate.mdx\S* title$/);
    const before = files.filter(({ value }) => Object(value).next === "/guides/words-of-debate");
    expect(before.map(({ file }) => file.slice(0, 3))).toEqual(["en/", "es/"]);
    expect(mdxIn("es", files)).toBeUndefined();
  });

  it("leaves its page among those that are counted", () => {
    const leadWithout = (missing: RegExp) => spanish(about, missing).hero.lead;
    expect(leadWithout(new RegExp(`${scenario} hero.title`))).toBe(leadWithout(/^$/));
  });

  it("of the home page leaves the first step to the English one", () => {
    const { breadcrumbs } = spanish(about, /home.json hero.title/);
    expect(breadcrumbs[0]).toEqual({ path: "/", label: english(homeFile).label, lang: "en" });
  });
});

it("a token stands for the word of each language", () => {
  const changed = new EditedContent();
  changed.set(about, ["hero", "lead"], "{Products}");
  const content = changed.parsed();
  const translations = spanishOf(content).map((file) => ({
    ...file,
    translated: file.translated.map((message) =>
      message.context === "data/site.json products"
        ? { ...message, translation: "coloquios" }
        : message,
    ),
  }));
  const shareImagePath = (path: string) => `/share${path}.png`;
  const files = finish({ content, translations, images: [], dates: new Map(), shareImagePath });
  expect(valueIn(`es/${about}`, files).hero.lead).toBe("Coloquios");
});

it("a link to a service is right in each language", () => {
  const linkTo = (language: string, service: string) => {
    const { targets } = valueIn(`${language}/integrations.json`, edited);
    const { href, hreflang } = targets.find(({ name }: { name: string }) => name === service);
    return [href, hreflang];
  };
  expect(linkTo("es", "site:signIn")).toEqual(["https://app.example/es", null]);
  expect(linkTo("es", "site:signUp")).toEqual(["https://app.example/?lang=es", null]);
  expect(linkTo("es", "site:waitlist")).toEqual(["https://app.example/", "en"]);
  expect(linkTo("en", "site:signUp")).toEqual(["https://app.example/", null]);
});
