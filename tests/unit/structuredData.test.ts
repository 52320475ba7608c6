import {
  article,
  faqPages,
  ownThings,
  type StructuredPage,
  structuredData,
  videoObjects,
} from "../../src/seo/structuredData";

const page: StructuredPage = {
  origin: "https://www.example.com",
  brand: "Debato",
  language: "en",
  statement: "A place to explore ideas.",
  path: "/education",
  lastModified: null,
  title: "Education | Debato",
  description: "What students gain.",
  tags: null,
  breadcrumbs: [
    { label: "Home", path: "/" },
    { label: "Education", path: "/education" },
  ],
  picture: null,
  application: {
    category: "EducationalApplication",
    operatingSystem: "Web",
    price: 0,
    ratingValue: 4.5,
    ratingCount: 20,
  },
};

const thingOfType = (type: string, change: Partial<StructuredPage> = {}, own?: object) => {
  const data = structuredData({ ...page, ...change }, ownThings(own));
  const { "@graph": graph } = JSON.parse(JSON.stringify(data));
  return graph.find((thing: { "@type": string }) => thing["@type"] === type);
};

it("a page without picture and date has neither in its data", () => {
  const lastModified = "2026-03-01T00:00:00.000Z";
  expect(thingOfType("WebPage", { lastModified })).toHaveProperty("dateModified", lastModified);
  expect(thingOfType("WebPage")).not.toHaveProperty("dateModified");
  expect(thingOfType("WebPage")).not.toHaveProperty("primaryImageOfPage");
});

it("the price and rating have the decimals that search engines show", () => {
  expect(thingOfType("SoftwareApplication")).toMatchObject({
    offers: { price: "0.00" },
    aggregateRating: { ratingValue: "4.5", ratingCount: 20 },
  });
});

it.each([
  ["an object", { "@context": "https://schema.org", "@type": "Course", name: "Debate" }],
  ["a list", [{ "@context": "https://schema.org", "@type": "Course", name: "Debate" }]],
])("a page's own structured data may be %s", (_name, own) => {
  expect(thingOfType("Course", {}, own)).toEqual({ "@type": "Course", name: "Debate" });
});

it("questions without an answer are left out", () => {
  expect(faqPages(page, page, [{ question: "Where?", answer: null }])).toEqual([]);
});

it("a video without date or picture is left out", () => {
  const video = { title: "A", description: "B", embedAddress: "https://video.example/embed" };
  const picture = { url: "/share/education.png" };
  const dated = { ...video, uploadDate: "2026-03-14" };
  expect(videoObjects(page, page, dated, picture)).toMatchObject([
    { thumbnailUrl: "https://www.example.com/share/education.png", uploadDate: "2026-03-14" },
  ]);
  expect(videoObjects(page, page, video, picture)).toEqual([]);
  expect(videoObjects(page, page, dated, null)).toEqual([]);
});

it("a guide is an article with its date, if known", () => {
  const guide = {
    path: "/guides/sign",
    title: "Sign",
    metadata: { description: "", keywords: [] },
  };
  expect(article(page, guide, null)).not.toHaveProperty("dateModified");
  expect(article(page, { ...guide, lastModified: "2026-03-14" }, null)).toMatchObject({
    headline: "Sign",
    dateModified: "2026-03-14",
  });
});
