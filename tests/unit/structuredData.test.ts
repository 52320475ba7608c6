import { ownShareImage } from "../../src/seo/PageHead";
import { faqPages, structuredData, videoObjects } from "../../src/seo/structuredData";

const site = {
  origin: "https://www.example.com",
  application: { price: 0, ratingValue: 4.5 },
} as Queries.SiteHeadFragment;
const page = {
  metadata: { url: "https://www.example.com/education" },
  breadcrumbs: [],
} as unknown as Queries.PageShellFragment;
const shareImage = { url: "/share/education.png", alt: "Education" };

it("a page's own structured data may be an object or a list", () => {
  const course = { "@type": "Course", name: "Debate" };
  const own = { "@context": "https://schema.org", ...course };
  for (const written of [own, [own]]) {
    const metadata = { structuredData: written } as unknown as typeof page.metadata;
    const data = structuredData(site, { ...page, metadata }, shareImage, []);
    expect(JSON.parse(JSON.stringify(data))["@graph"].at(-1)).toEqual(course);
  }
});

it("a picture for link previews without a file stops the build", () => {
  const missing = { alt: "A debate", file: { childImageSharp: null } };
  expect(() => ownShareImage(missing)).toThrow("A debate");
});

it("questions without an answer are left out", () => {
  expect(faqPages(page, [{ question: "Where?", answer: null }])).toEqual([]);
});

it("a video without its date is left out", () => {
  const video = {
    title: "A",
    lang: null,
    hreflang: null,
    description: "B",
    iframe: "https://video.example/embed",
    watchUrl: "https://video.example/watch",
  };
  const dated = { ...video, uploadDate: "2026-03-14" };
  expect(videoObjects(site, page, dated, shareImage)).toMatchObject([
    { thumbnailUrl: "https://www.example.com/share/education.png", uploadDate: "2026-03-14" },
  ]);
  expect(videoObjects(site, page, { ...video, uploadDate: null }, shareImage)).toEqual([]);
});
