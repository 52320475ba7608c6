import { readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../src/content/entries";
import { finish } from "../../src/content/finish";
import { filesBelow } from "../../src/content/folder";
import { childrenOf, parseTree, type TextNode, wordsOf } from "../../src/content/mdx/tree";
import { writeContent } from "../../src/content/write";
import { home, messages, plans, sectionOf } from "../support/content";
import { EditedContent, originalFiles } from "../support/editedContent";
import { emptyFolder, put } from "../support/emptyFolder";
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
    dates: new Map([[about, "2026-03-01T00:00:00.000Z"]]),
    shareImagePath: (path) => `/share${path}.png`,
  });
}

const about = "pages/about.json";
const benefits = "education/academic-benefits.json";
const [scenario = ""] = originalFiles.filter((file) => file.startsWith("scenarios/"));
const guide = "guides/words-of-debate.mdx";

const unchanged = finished();
const valueIn = (file: string, files = unchanged) =>
  Object(files.find((one) => one.file === file)?.value);

it("an entry names others by keys that they have", () => {
  const pricing = sectionOf(valueIn("es/pages/pricing.json"), "plans");
  expect(pricing).toMatchObject({ plans: plans.map(({ slug }) => `es/${slug}`) });
  expect(valueIn("es/plans.json")).toMatchObject(plans.map(({ slug }) => ({ key: `es/${slug}` })));
  expect(valueIn("es/pages/home.json").hero.debate).toBe(`es/${home.hero.debate}`);
  expect(valueIn("es/pages/home.json").site).toBe(valueIn("es/site.json").key);
});

it("a price is a number, or null when it is negotiated", () => {
  const files = finished((content) => {
    content.set("plans.json", [0, "monthlyPrice"], "Custom");
    content.set("plans.json", [1, "monthlyPrice"], "0");
  });
  const [first, second] = valueIn("en/plans.json", files);
  expect([first.monthlyPrice, second.monthlyPrice]).toEqual([null, 0]);
});

it("a step without a page has its address as its name", () => {
  const files = finished((content) => content.set(about, ["path"], "/towns/oslo"));
  const { breadcrumbs, label } = valueIn(`en/${about}`, files);
  expect(breadcrumbs.slice(1)).toEqual([{ label: "Towns" }, { path: "/towns/oslo", label }]);
});

it("the metadata of a page has its absolute address", () => {
  expect(valueIn("es/pages/pricing.json").metadata.url).toBe("https://www.example.com/es/pricing");
});

it("a page says when it changed, in its language", () => {
  expect(valueIn(`en/${about}`)).toMatchObject({
    lastModified: "2026-03-01T00:00:00.000Z",
    lastChanged: messages.lastChanged.replace("{day}", "March 1, 2026"),
  });
  expect(valueIn(`es/${about}`).lastChanged).toContain("1 de marzo de 2026");
});

it("only the pages that aren't found stand for other addresses", () => {
  const pages = unchanged.filter(({ value }) => Object(value).isNotFound);
  expect(pages.map(({ file }) => file)).toEqual([
    "en/pages/not-found.json",
    "es/pages/not-found.json",
  ]);
  for (const { value } of pages)
    expect(value).toMatchObject({ translations: [], shareImage: null });
});

it("a use case leads to the page of its scenario", () => {
  const { path, useCase } = valueIn(`es/${scenario}`);
  expect(useCase.to).toEqual({ href: path, newTab: false });
});

it("a value of the comparison names its plan, and where its link leads", () => {
  const files = finished((content) => {
    content.set("comparison.json", [0, "values", "free"], "2 {products}");
    content.set("comparison.json", [0, "values", "team"], "[Ask us](form:contact)");
  });
  const [{ values }] = valueIn("en/comparison.json", files);
  expect(values[0]).toEqual({ plan: "en/free", value: "2 debates" });
  expect(values[1]).toMatchObject({
    plan: "en/team",
    value: "Ask us",
    to: { name: "form:contact" },
  });
});

describe("the picture of a page in link previews", () => {
  const shareImageOf = (change: Change = () => {}) =>
    valueIn(`en/${benefits}`, finished(change)).shareImage;

  it("is drawn from heading, breadcrumbs and colors, with tokens filled in", () => {
    const image = shareImageOf((content) => {
      content.set("pages/education.json", ["label"], "Education");
      content.set(benefits, ["label"], "Benefits");
      content.set(benefits, ["theme"], "academic");
      content.set(benefits, ["hero", "title"], "Better {products}");
    });
    expect(image).toMatchObject({
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
    const image = shareImageOf((content) =>
      content.set(benefits, ["hero", "title"], "مكان للأفكار"),
    );
    expect(image).toBeNull();
  });

  it("leaves out breadcrumbs that repeat the heading", () => {
    const image = shareImageOf((content) => {
      content.set(benefits, ["path"], "/benefits");
      content.set(benefits, ["label"], "Benefits");
      content.set(benefits, ["hero", "title"], "Benefits");
    });
    expect(image.card.label).toBe("");
  });

  it("has the path of the page's debate, and where it ends", () => {
    const { card } = valueIn("en/pages/home.json").shareImage;
    const debate = valueIn(`en/debates/${home.hero.debate}.json`);
    expect(card.path).toEqual([debate.scaleStart, debate.scaleNow]);
    expect(card.standing).toMatch(/\w/);
  });

  it("is not drawn when the page has its own", () => {
    const image = { file: "../images/share.png", alt: "A picture of our own" };
    expect(
      shareImageOf((content) => content.set(benefits, ["metadata", "image"], image)),
    ).toBeNull();
  });
});

describe("the text of a guide", () => {
  const brand = "*A_b* & <C>`";
  const wordsIn = (node: TextNode): string[] =>
    node.type === "paragraph" || node.type === "heading"
      ? [wordsOf(node)]
      : childrenOf(node).flatMap(wordsIn);
  const textOf = (file: string, words: string) => {
    const files = finished((content) => {
      content.set("site.json", ["brand"], brand);
      content.write(guide, `${content.read(guide)}\n${words}\n`);
    });
    return files.find((one) => one.file === file)?.mdx ?? "";
  };

  it("has tokens as words, whatever signs they have", () => {
    const mdx = textOf("en/guides/words-of-debate.json", "## Of {brand}\n\n**{brand}** `{brand}`.");
    expect(wordsIn(parseTree(mdx)).slice(-2)).toEqual([`Of ${brand}`, `${brand} {brand}.`]);
    // The brand is no part of the address.
    expect(mdx).toContain("{/*#of-brand*/}");
  });

  it("has them in fields of components too", () => {
    const mdx = textOf(
      "en/guides/words-of-debate.json",
      '<Checklist id="own" title="With {brand}" items={["{brand}", "Two"]} />',
    );
    const [component] = childrenOf(parseTree(mdx)).slice(-1);
    expect(component).toMatchObject({
      attributes: [
        { value: "own" },
        { value: `With ${brand}` },
        { value: { value: `[${JSON.stringify(brand)}, "Two"]` } },
      ],
    });
  });

  it("is found by its fields", () => {
    expect(valueIn("es/guides/words-of-debate.json")).toMatchObject({
      text: "./words-of-debate.mdx",
      hero: { kind: "headline" },
    });
  });
});

describe("the folder of finished content", () => {
  const folder = join(emptyFolder(), "finished");
  const images = emptyFolder();
  put(join(images, "es/a.png"), "a picture");
  const day = new Date("2026-01-01");
  beforeEach(() => writeContent(unchanged, images, folder));
  const file = join(folder, "es/plans.json");

  it("holds a file for each file of the content, and the pictures", () => {
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(
      JSON.parse(JSON.stringify(valueIn("es/plans.json"))),
    );
    const files = filesBelow(folder);
    expect(files).toContain("images/es/a.png");
    expect(files).toContain("en/guides/words-of-debate.mdx");
    expect(files).not.toContain("es/redirects.json");
  });

  it("keeps what is the same, and loses what is gone", () => {
    for (const name of ["es/plans.json", "es/debate-words.json"])
      utimesSync(join(folder, name), day, day);
    const isOld = (name: string) => statSync(join(folder, name)).mtime < new Date("2026-01-02");
    const fewer = finished((content) => {
      content.remove("pages/terms.json");
      content.set("plans.json", [1, "annualPrice"], 1);
    });
    writeContent(fewer, images, folder);
    expect([isOld("es/plans.json"), isOld("es/debate-words.json")]).toEqual([false, true]);
    expect(filesBelow(folder)).not.toContain("es/pages/terms.json");
  });
});

describe("a text without a translation", () => {
  /** The finished files when some texts have no translation. */
  function finishedWithout(missing: RegExp, change: Change = () => {}) {
    const edited = new EditedContent();
    change(edited);
    const content = edited.parsed();
    const translations = spanishOf(content).map((file) => ({
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
    const files = finishedWithout(/words-of-debate.mdx\S* body.texts.0.$/);
    const { mdx } = files.find(({ file }) => file === `es/${guide.replace("mdx", "json")}`) ?? {};
    expect(mdx?.match(/\{\/\*lang:en\*\/\}/g)).toHaveLength(1);
  });

  it("leads to the English guide, if that is the next one", () => {
    const files = finishedWithout(/words-of-debate.mdx\S* title$/);
    const before = files.filter(({ value }) => Object(value).next === "/guides/words-of-debate");
    expect(before.map(({ file }) => file.slice(0, 3))).toEqual(["en/", "es/"]);
    expect(files.some(({ file }) => file === `es/${guide.replace("mdx", "json")}`)).toBe(false);
  });

  it("leaves its page among those that are counted", () => {
    const leadWithout = (missing: RegExp) => {
      const files = finishedWithout(missing, (content) =>
        content.set(about, ["hero", "lead"], "{scenarios}"),
      );
      return valueIn(`es/${about}`, files).hero.lead;
    };
    expect(leadWithout(new RegExp(`${scenario} hero.title`))).toBe(leadWithout(/^$/));
  });

  it("of the home page leaves the first step to the English one", () => {
    const { breadcrumbs } = spanish(about, /home.json hero.title/);
    expect(breadcrumbs[0]).toEqual({ path: "/", label: english(homeFile).label, lang: "en" });
  });
});

it("a service has its own address in a language, or is told the language", () => {
  const files = finished((content) => {
    const site = { url: "https://app.example/", newTab: false };
    content.set("integrations.json", ["sites", "signUp"], { ...site, languageParameter: "lang" });
    const translations = [{ language: "es", url: "https://app.example/es" }];
    content.set("integrations.json", ["sites", "signIn"], { ...site, translations });
  });
  const hrefOf = (language: string, name: string) =>
    valueIn(`${language}/integrations.json`, files).targets.find(
      (target: { name: string }) => target.name === name,
    ).href;
  expect(hrefOf("en", "site:signUp")).toBe("https://app.example/");
  expect(hrefOf("es", "site:signUp")).toBe("https://app.example/?lang=es");
  expect(hrefOf("es", "site:signIn")).toBe("https://app.example/es");
});

it("a service that isn't in a language is in English there", () => {
  const files = finished((content) => {
    const site = { url: "https://app.example/", newTab: false };
    content.set("integrations.json", ["sites", "signUp"], site);
    content.set("integrations.json", ["sites", "signIn"], { ...site, languageParameter: "lang" });
  });
  const languageOf = (language: string, name: string) =>
    valueIn(`${language}/integrations.json`, files).targets.find(
      (target: { name: string }) => target.name === name,
    ).hreflang;
  expect(languageOf("en", "site:signUp")).toBeNull();
  expect(languageOf("es", "site:signUp")).toBe("en");
  expect(languageOf("es", "site:signIn")).toBeNull();
});
