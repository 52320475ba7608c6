import education from "../../data/pages/education.json";
import forBuyers from "../../data/pages/for-buyers.json";
import government from "../../data/pages/government-sector.json";
import { addressOf, builtPage, isBuilt } from "../support/built";
import { faq, integrations, plans, shown, site, textsIn } from "../support/content";
import { graphOf, headOf, type Thing } from "../support/head";
import { routes, sitePages, stepsTo } from "../support/routes";

/** The properties that search engines require, and the recommended ones that the site has. */
const required: Record<string, string[]> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  SoftwareApplication: [
    "name",
    "offers",
    "aggregateRating",
    "applicationCategory",
    "operatingSystem",
  ],
  AggregateRating: ["ratingValue", "ratingCount", "bestRating", "worstRating"],
  Offer: ["price", "priceCurrency"],
  WebPage: ["name", "url", "description", "isPartOf"],
  ImageObject: ["url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Article: ["headline", "description", "image", "author", "publisher", "mainEntityOfPage"],
  HowTo: ["name", "step"],
  HowToStep: ["name", "text"],
  VideoObject: ["name", "description", "thumbnailUrl", "uploadDate", "embedUrl"],
};

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && "@type" in value;

/** A thing and all things inside it. */
const thingsIn = (value: unknown): Thing[] => {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return isThing(value) ? [value, ...inner] : inner;
};

/** The ids that things refer to. A reference is an object with nothing but an id. */
const referencesIn = (graph: Thing[]) =>
  [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]*)"\}/g)].map(([, id]) => `${id}`);

const missing = ({ "@type": type, ...properties }: Thing) =>
  (required[type] ?? ["a place in the list of required properties"])
    .filter((name) => properties[name] === undefined || properties[name] === "")
    .map((name) => `${type} has no ${name}`);

interface OpenQuestion {
  question: string;
  answer?: string;
}

const questions: Record<string, OpenQuestion[]> = {
  "/pricing": faq,
  "/education": education.questions.items,
  "/government-sector": government.questions.items,
  "/for-buyers": forBuyers.questions.items,
};

const answeredOf = (path: string) =>
  (questions[path] ?? []).flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));

const graphs = new Map(routes.map(({ path }) => [path, graphOf(headOf(builtPage(path)))]));
const ofType = (path: (typeof routes)[number]["path"], type: string) =>
  (graphs.get(path) ?? []).filter((thing) => thing["@type"] === type);

describe.each([...graphs])("the structured data of %s", (path, graph) => {
  const one = (type: string): Thing => {
    const [found, ...more] = ofType(path, type);
    expect({ type, found: Boolean(found), more: more.length }).toEqual({
      type,
      found: true,
      more: 0,
    });
    return found as Thing;
  };

  it("is one graph with every property that search engines require", () => {
    expect(headOf(builtPage(path)).structuredData).toHaveLength(1);
    expect(graph.flatMap(thingsIn).flatMap(missing)).toEqual([]);
  });

  it("has a unique absolute id for each thing, and refers only to these", () => {
    const ids = graph.map((thing) => `${thing["@id"]}`);
    for (const id of ids) expect(id).toMatch(/^https:\/\/[^#]+#[a-z]+$/);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referencesIn(graph).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("has only existing addresses of the site", () => {
    const own = textsIn(graph).filter((text) => text.startsWith(site.origin));
    expect(own.filter((address) => !isBuilt(address))).toEqual([]);
  });

  it("describes the organization, site and application as every other page does", () => {
    for (const type of ["Organization", "WebSite", "SoftwareApplication"])
      expect(one(type)).toEqual(ofType("/", type)[0]);
    expect(one("Organization")).toMatchObject({
      "@id": addressOf("/#organization"),
      name: site.brand,
    });
    expect(one("WebSite")).toMatchObject({ "@id": addressOf("/#website"), name: site.brand });
    expect(one("SoftwareApplication")).toMatchObject({
      name: site.brand,
      offers: { price: "0.00", priceCurrency: "USD" },
      aggregateRating: { ratingValue: "5.0", ratingCount: 13, bestRating: 5, worstRating: 1 },
    });
  });

  it("describes the page as its head does", () => {
    const { title, meta, canonical } = headOf(builtPage(path));
    expect(one("WebPage")).toMatchObject({
      url: canonical[0],
      name: title,
      description: meta.description?.[0],
      inLanguage: builtPage(path).documentElement.lang,
      primaryImageOfPage: { url: meta["og:image"]?.[0], caption: meta["og:image:alt"]?.[0] },
    });
  });

  it("has the page's breadcrumbs, all but the last with an address, and none on the home page", () => {
    if (path === "/") {
      expect(ofType(path, "BreadcrumbList")).toEqual([]);
      return;
    }
    expect(one("BreadcrumbList").itemListElement).toEqual(
      stepsTo(path).map(({ label: name, path: step }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        ...(step === path ? {} : { item: addressOf(step) }),
      })),
    );
  });

  it("has questions, offers and a video only where the page shows them", () => {
    const special = graph
      .map((thing) => thing["@type"])
      .filter((type) => ["FAQPage", "Offer", "VideoObject"].includes(type));
    const further: Record<string, string[]> = {
      "/pricing": ["Offer"],
      "/education": "uploadDate" in integrations.introductionVideo ? ["VideoObject"] : [],
    };
    const expected = [
      ...(answeredOf(path).length > 0 ? ["FAQPage"] : []),
      ...(further[path] ?? []),
    ];
    expect([...new Set(special)].sort()).toEqual(expected);
  });
});

describe.each(sitePages().filter(({ file }) => file.startsWith("guides/")))(
  "the structured data of the guide $path",
  ({ path }) => {
    it("describes an article with the heading and date that the page shows", () => {
      const page = builtPage(path);
      const [article, ...more] = ofType(path, "Article");
      expect(more).toEqual([]);
      expect(article).toMatchObject({ headline: page.querySelector("h1")?.textContent });
      expect(`${article?.dateModified ?? ""}`.slice(0, 10)).toBe(
        page.querySelector("main header time")?.getAttribute("datetime") ?? "",
      );
    });

    it("has only steps that the page shows", () => {
      const words = builtPage(path).querySelector("main")?.textContent ?? "";
      for (const { step } of ofType(path, "HowTo")) {
        const steps = step as Thing[];
        expect(steps.length).toBeGreaterThan(1);
        for (const { name } of steps) expect(words).toContain(name);
      }
    });
  },
);

it.each(Object.entries(questions))(
  "the structured data of %s has every answered question, as the page shows it",
  (path, all) => {
    const words = builtPage(path).querySelector("main")?.textContent ?? "";
    const [page] = ofType(path, "FAQPage");
    expect(page?.mainEntity ?? []).toEqual(
      answeredOf(path).map(({ question, answer }) => ({
        "@type": "Question",
        name: shown(question),
        acceptedAnswer: { "@type": "Answer", text: shown(answer) },
      })),
    );
    for (const text of textsIn(page?.mainEntity).filter((text) => text.includes(" ")))
      expect(words).toContain(text);
    // Only /for-buyers shows questions without an answer, so that visitors can ask them.
    for (const { question, answer } of all)
      if (!answer) expect(words.includes(shown(question))).toBe(path === "/for-buyers");
  },
);

it("the structured data has an offer for every plan with a price, and none for a negotiated price", () => {
  expect(
    ofType("/pricing", "Offer").map(({ name, price, priceCurrency, availability }) => ({
      name,
      price,
      priceCurrency,
      availability,
    })),
  ).toEqual(
    plans
      .filter(({ monthlyPrice }) => monthlyPrice !== "Custom")
      .map(({ title, monthlyPrice }) => ({
        name: title,
        price: Number(monthlyPrice).toFixed(2),
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
      })),
  );
});
