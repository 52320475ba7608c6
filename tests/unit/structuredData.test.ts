import { faqPages } from "../../src/seo/questionData";
import { type StructuredPage, structuredData } from "../../src/seo/structuredData";
import { videoObjects } from "../../src/seo/videoData";

// tests/built/structuredData.test.ts covers the built pages. These tests cover what may be missing.
const page: StructuredPage = {
  origin: "https://www.debato.example",
  brand: "Debato",
  language: "en",
  statement: "A place to explore ideas.",
  path: "/education",
  lastModified: null,
  title: "Education | Debato",
  description: "What students gain.",
  breadcrumbs: [
    { label: "Home", path: "/" },
    { label: "Education", path: "/education" },
  ],
  picture: null,
  application: {
    category: "EducationalApplication",
    operatingSystem: "Web",
    price: 0,
    ratingValue: 5,
    ratingCount: 13,
  },
};

/** The structured data of the page itself. */
const webPage = (change: Partial<StructuredPage>) => {
  const { "@graph": graph } = JSON.parse(JSON.stringify(structuredData({ ...page, ...change })));
  return graph.find((thing: { "@type": string }) => thing["@type"] === "WebPage");
};

it("the structured data of a page leaves out a missing picture and an unknown date", () => {
  const lastModified = "2026-03-01T00:00:00.000Z";
  expect(webPage({ lastModified })).toHaveProperty("dateModified", lastModified);
  expect(webPage({})).not.toHaveProperty("dateModified");
  expect(webPage({})).not.toHaveProperty("primaryImageOfPage");
});

it("the structured data of questions is left out when none is answered", () => {
  expect(faqPages(page.origin, page.path, [{ question: "Where?", answer: null }])).toEqual([]);
});

describe("the structured data of a video", () => {
  const video = {
    title: "An introduction",
    description: "What it shows.",
    embedAddress: "https://video.example/embed",
  };
  const picture = { url: "/share/education.png" };
  const objects = (uploadDate?: string | null, shown: typeof picture | null = picture) =>
    videoObjects(page.origin, page.path, { ...video, uploadDate }, shown);

  it("has everything that search engines require when the publication date is known", () => {
    expect(objects("2026-03-14")).toEqual([
      {
        "@type": "VideoObject",
        "@id": "https://www.debato.example/education#video",
        name: "An introduction",
        description: "What it shows.",
        thumbnailUrl: "https://www.debato.example/share/education.png",
        uploadDate: "2026-03-14",
        embedUrl: "https://video.example/embed",
        publisher: { "@id": "https://www.debato.example/#organization" },
      },
    ]);
  });

  it("is left out entirely while the date or a picture is missing", () => {
    expect(objects()).toEqual([]);
    expect(objects(null)).toEqual([]);
    expect(objects("2026-03-14", null)).toEqual([]);
  });
});
