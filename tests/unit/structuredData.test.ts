import { type StructuredPage, scriptJson, structuredData } from "../../src/seo/structuredData";

const page: StructuredPage = {
  origin: "https://www.debato.example",
  brand: "Debato",
  language: "en",
  statement: "A place to explore ideas.",
  path: "/education/academic-benefits",
  title: "Academic Benefits | Debato",
  description: "What students gain.",
  breadcrumbs: [
    { label: "Home", path: "/" },
    { label: "Education", path: "/education" },
    { label: "Academic Benefits", path: "/education/academic-benefits" },
  ],
  application: {
    category: "EducationalApplication",
    operatingSystem: "Web, iOS, Android",
    price: 0,
    ratingValue: 5,
    ratingCount: 13,
  },
};

type Facts = Record<string, unknown>;

/** The graph as a crawler reads it: text, parsed again. */
const graphOf = (...input: Parameters<typeof structuredData>): Facts[] => {
  const read = JSON.parse(scriptJson(structuredData(...input))) as { "@context": string; "@graph": Facts[] };
  expect(read["@context"]).toBe("https://schema.org");
  return read["@graph"];
};

const ofType = (graph: Facts[], type: string): Facts => {
  const found = graph.filter((thing) => thing["@type"] === type);
  expect(found).toHaveLength(1);
  return found[0] ?? {};
};

const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== "object" || value === null) return [];
  const keys = Object.keys(value);
  if (keys.length === 1 && keys[0] === "@id") return [String((value as Facts)["@id"])];
  return Object.values(value).flatMap(referencesIn);
};

describe("the structured data of a page", () => {
  it("names organization, site, application and page, once each", () => {
    expect(
      graphOf(page)
        .map((thing) => thing["@type"])
        .sort(),
    ).toEqual(["BreadcrumbList", "Organization", "SoftwareApplication", "WebPage", "WebSite"]);
  });

  it("refers only to what it holds", () => {
    const graph = graphOf(page);
    const references = referencesIn(graph);
    expect(references.length).toBeGreaterThan(0);
    expect(graph.map((thing) => thing["@id"])).toEqual(expect.arrayContaining(references));
  });

  it("tells of the page's picture where it has one", () => {
    const picture = { url: "/share/academic.1a2b3c4d.png", width: 1200, height: 630, alt: "A heading beside a flow sheet." };
    expect(ofType(graphOf({ ...page, picture }), "WebPage")).toMatchObject({
      primaryImageOfPage: { "@type": "ImageObject", url: `${page.origin}${picture.url}`, caption: picture.alt },
    });
    expect(ofType(graphOf(page), "WebPage")).not.toHaveProperty("primaryImageOfPage");
  });

  it("gives the application a name, a price of 0.00 dollars and 5.0 from 13 ratings, as search engines require", () => {
    expect(ofType(graphOf(page), "SoftwareApplication")).toMatchObject({
      name: "Debato",
      applicationCategory: "EducationalApplication",
      operatingSystem: "Web, iOS, Android",
      offers: { "@type": "Offer", price: "0.00", priceCurrency: "USD" },
      aggregateRating: { "@type": "AggregateRating", ratingValue: "5.0", ratingCount: 13, bestRating: 5, worstRating: 1 },
    });
  });

  it("gives the page its own absolute address, title, description and language", () => {
    expect(ofType(graphOf(page), "WebPage")).toMatchObject({
      url: "https://www.debato.example/education/academic-benefits",
      name: "Academic Benefits | Debato",
      description: "What students gain.",
      inLanguage: "en",
    });
  });

  it("numbers the breadcrumbs from 1, with an absolute address on all but the last", () => {
    expect(ofType(graphOf(page), "BreadcrumbList").itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://www.debato.example/" },
      { "@type": "ListItem", position: 2, name: "Education", item: "https://www.debato.example/education" },
      { "@type": "ListItem", position: 3, name: "Academic Benefits" },
    ]);
  });

  it("says when its content last changed, where that is known", () => {
    const lastModified = "2026-03-01T00:00:00.000Z";
    expect(ofType(graphOf({ ...page, lastModified }), "WebPage").dateModified).toBe(lastModified);
    expect(ofType(graphOf({ ...page, lastModified: null }), "WebPage")).not.toHaveProperty("dateModified");
  });

  it("leaves the breadcrumbs out on the home page", () => {
    const graph = graphOf({ ...page, path: "/", breadcrumbs: [] });
    expect(graph.map((thing) => thing["@type"])).not.toContain("BreadcrumbList");
    expect(ofType(graph, "WebPage").breadcrumb).toBeUndefined();
    expect(ofType(graph, "WebPage").url).toBe("https://www.debato.example/");
  });

  it("adds what else the page is about", () => {
    const question = { "@type": "Question" as const, name: "Which plan fits us?" };
    expect(ofType(graphOf(page, [question]), "Question").name).toBe("Which plan fits us?");
  });
});

describe("structured data inside a script element", () => {
  const hostile = "</script><script>document.title='broken'</script><!-- \u2028 \u2029 & \"quoted\"";

  it("cannot be ended by a text of the content", () => {
    document.body.innerHTML = `<script type="application/ld+json">${scriptJson({ name: hostile })}</script>`;
    const scripts = document.body.querySelectorAll("script");
    expect(scripts).toHaveLength(1);
    expect(document.body.childNodes).toHaveLength(1);
  });

  it("says the same after parsing", () => {
    expect(JSON.parse(scriptJson({ name: hostile }))).toEqual({ name: hostile });
  });

  it("holds no line separator that older scripts stumble over", () => {
    expect(scriptJson(hostile)).not.toMatch(/[\u2028\u2029<]/);
  });
});
