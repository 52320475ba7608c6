import { fieldAnswers } from "../support/gatsbyStandIns";

const SiteSettings = { brand: "Debato", product: "debate", products: "debates" };
const pages = [
  { path: "/", label: "Home" },
  { path: "/education", label: "Education" },
  { path: "/education/academic-benefits", label: "Academic Benefits" },
  { path: "/about", label: "About {brand}" },
];

it("a link leads to a form that integrations.json adds, and to other sites", async () => {
  const training = { title: "Train with us", address: "https://forms.example.com/training" };
  const answer = fieldAnswers({ single: { Integrations: { sites: {}, forms: { training } } } });
  const href = "https://example.com/";
  expect(await answer("target", { to: "form:training" }, "to")).toMatchObject({ form: training });
  expect(await answer("target", { to: href }, "to")).toEqual({ href, newTab: false });
});

// The tests of built pages cover the fields of real pages. These cover cases that no page has now.
it("a page without metadata gets the site's defaults without their picture; a page with metadata keeps it", async () => {
  const defaults = {
    title: "A default title",
    description: "A default description.",
    keywords: ["debate"],
    image: { file: "./share.png" },
  };
  const withDefaults = fieldAnswers({
    pages,
    single: { SiteSettings: { ...SiteSettings, origin: "https://example.com", defaults } },
  });
  expect(await withDefaults("pageMetadata", { path: "/about" }, "metadata")).toEqual({
    ...defaults,
    image: undefined,
    url: "https://example.com/about",
  });
  const own = { path: "/about", metadata: { title: "Its own" } };
  expect(await withDefaults("pageMetadata", own, "metadata")).toEqual({
    title: "Its own",
    url: "https://example.com/about",
  });
});

describe("the picture of a page in link previews", () => {
  const InterfaceText = { shareImage: "“{title}” beside a flow sheet of {brand}" };
  const drawing = fieldAnswers({ pages, single: { SiteSettings, InterfaceText } });
  const page = {
    path: "/education/academic-benefits",
    label: "Academic Benefits",
    theme: "academic",
    metadata: {},
    hero: { title: "Better {products}" },
  };
  const shareImage = (source: Record<string, unknown>) =>
    drawing("shareImage", source, "shareImage");

  it("is drawn from the heading, breadcrumbs and colors, with tokens filled in", async () => {
    expect(await shareImage(page)).toMatchObject({
      url: expect.stringMatching(/^\/share\/education-academic-benefits\.[0-9a-f]{8}\.png$/),
      width: 1200,
      height: 630,
      alt: "“Better debates” beside a flow sheet of Debato",
      card: {
        brand: "Debato",
        title: "Better debates",
        label: "Education / Academic Benefits",
        theme: "academic",
      },
    });
  });

  it("repeats nothing: it has no breadcrumbs on the home page, or where they equal the heading", async () => {
    expect(await shareImage({ ...page, path: "/" })).toMatchObject({ card: { label: "" } });
    expect(
      await shareImage({
        ...page,
        path: "/education",
        label: "Education",
        hero: { title: "Education" },
      }),
    ).toMatchObject({
      card: { label: "" },
    });
  });

  it("is also drawn for a page without metadata", async () => {
    expect(await shareImage({ ...page, metadata: undefined })).toMatchObject({
      card: { title: "Better debates" },
    });
  });

  it("is not drawn for a page with its own picture, or for the 404 page", async () => {
    expect(
      await shareImage({ ...page, metadata: { image: { file: "./own.png", alt: "Its own." } } }),
    ).toBeNull();
    expect(await shareImage({ ...page, path: "/404" })).toBeNull();
  });
});
